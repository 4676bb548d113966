/** What is told of a thing: by its game, else by its name alone. */
import type { About, GameView, Scene } from "../games/view";
import type { Picture, Thing } from "./types";
import type { GameWords } from "./words.svelte";

export function aboutOf(
  game: GameView,
  words: GameWords,
  scene: Scene<Picture>,
  [kind, id]: Thing,
): About {
  const own = game.about?.(scene, kind, id);
  if (own) return { ...own, name: capital(own.name) };
  // what stands for a whole option is called by its code
  const { ask } = scene.choosing.choice;
  const option =
    kind === "option"
      ? [...(ask?.options ?? []), ...(ask?.refused ?? [])].find(({ code }) => code === id)
      : undefined;
  return {
    name: capital(option ? words.option(option) : words.name(kind, id, "start")),
    text: [],
    rules: option && ask?.rule ? [ask.rule] : [],
  };
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** When a thing of this kind will matter, while something else is asked. */
export const whenOf = (words: GameWords, [kind]: Thing): string =>
  words.find(`when-${kind.replaceAll("_", "-")}`) ?? "";
