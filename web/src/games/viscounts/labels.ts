/** What a thing of the board is called when it is read out. */
import type { Scene } from "../view";
import type { Viscounts } from "./picture";
import { words } from "./words";

/** The option that touching a thing would choose, then what the thing is. */
export function labelOf(scene: Scene<Viscounts>, kind: string, id: string, about: string): string {
  const option = scene.choosing.optionOf(kind, id);
  return option ? `${words.option(option)}. ${about}` : about;
}
