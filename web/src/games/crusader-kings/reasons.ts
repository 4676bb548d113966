/** Why a check needs so many successes and draws so many tokens, as far as everybody can see. */
import type { Scene } from "../view";
import { attackOf, dukeOf, isAi, type Check, type Kings } from "./picture";
import { regionName, youOr } from "./text";
import { words } from "./words";

export interface Reason {
  icon: string;
  text: string;
  number: number;
}

/** Successes: the region, its castle, army and duke; the rest are developments. */
export function reasonsOf(scene: Scene<Kings>, check: Check): Reason[] {
  const { picture } = scene;
  const attack = check.kind === "invade" ? attackOf(picture) : null;
  const region = attack?.target ?? placeOf(picture, check);
  if (!region) return [{ icon: "success", text: words.say(`board-reason-${check.kind.replaceAll("_", "-")}`), number: check.needed }];
  const owner = picture.owner?.[region];
  const found: Reason[] = [{ icon: "knight", text: words.say("board-reason-region"), number: 1 }];
  const add = (icon: string, key: string, number = 1): void => {
    found.push({ icon, text: words.say(`board-reason-${key}`), number });
  };
  if (check.kind === "build") return [{ icon: "castle", text: words.say("board-reason-build"), number: check.needed }];
  if (picture.castles?.includes(region)) add("castle", "castle");
  if (attack && owner && (picture.armies?.includes(region) || counted(found) < check.needed && isAi(picture, owner) && !dukeOf(picture, region))) add("army", "army");
  if (dukeOf(picture, region)) add("duke", "duke");
  const rest = check.needed - counted(found);
  if (rest !== 0) add("invention", "developments", rest);
  return found;
}

/** The region of a coup or of unrest that is being incited. */
function placeOf(picture: Kings, check: Check): string | null {
  if (check.kind !== "coup" && check.kind !== "incite_unrest") return null;
  const below = picture.under_way.at(-2) as { region?: string | null } | undefined;
  return below?.region ?? null;
}

const counted = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, { number }) => sum + number, 0);

/** Free tokens: one, one for every support; the rest are developments and events. */
export function tokensOf(scene: Scene<Kings>, check: Check): Omit<Reason, "icon">[] {
  const { picture } = scene;
  const attack = check.kind === "invade" ? attackOf(picture) : null;
  const found = [{ text: words.say("board-token-basic"), number: 1 }];
  for (const region of [...(attack?.helpers ?? []), ...(attack?.regions ?? [])]) {
    found.push({ text: words.say("board-token-supports", { name: regionName(region) }), number: 1 });
  }
  for (const seat of attack?.backing ?? []) {
    found.push({ text: words.say("board-token-supports", { name: youOr(scene, seat) }), number: 1 });
  }
  const rest = check.free - found.length;
  if (rest !== 0) found.push({ text: words.say("board-token-more"), number: rest });
  return found;
}
