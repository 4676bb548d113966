/** Options in the words of this table: what they are about, and a line that explains. */
import type { Ask, Option, Refusal, Thing } from "../../table/types";
import type { Scene } from "../view";
import { ALL_SLOTS, cardsAt, faceOf, ownSeat, type Oath } from "./picture";
import { powersOf, SPACE_IDS, thingOfPower } from "./tables";
import { capital, optionText, powerName, powerText, priceOf, seatName, siteName } from "./text";
import { words } from "./words";

export interface Label {
  title: string;
  note: string;
  /** Whose picture stands before it. */
  thing: Thing | null;
}

const NAMED: readonly string[] = [
  "travel_to",
  "target_site",
  "banish",
  "choose_site",
  "target_relic",
  "target_banner",
  "muster_on",
];

function powerLabelOf(power: string): Label {
  const price = priceOf(power);
  const text = powerText(power);
  return {
    title: powerName(power),
    note: price ? `${price}: ${text}` : capital(text),
    thing: thingOfPower(power),
  };
}

export function labelOf(scene: Scene<Oath>, option: Option): Label {
  const { picture } = scene;
  const [first, second] = option.touches;
  const own = ownSeat(scene.mine, scene.asked) ?? "";
  const note = option.note ? words.note(option.note) : "";
  const label: Label = { title: optionText(picture, option), note, thing: first ?? null };
  if (first?.[0] === "power") return powerLabelOf(first[1]);
  if (first?.[0] === "slot" && NAMED.includes(option.verb)) {
    const about = siteLine(picture, option, own, first[1]);
    return { title: siteName(picture, first[1]), note: note || about, thing: first };
  }
  if (option.verb === "play_to_site" && second)
    return {
      title: siteName(picture, second[1]),
      note: note || roomAt(picture, second[1]),
      thing: second,
    };
  if (option.verb === "play_adviser")
    return {
      title: words.say("board-play-adviser"),
      note: note || advisersLine(picture, own),
      thing: ["symbol", "adviser"],
    };
  if (option.verb === "play_facedown")
    return {
      title: words.say("board-play-facedown"),
      note: note || advisersLine(picture, own),
      thing: ["symbol", "adviser_facedown"],
    };
  if (option.verb === "muster_on" && first)
    return {
      title: words.name("card", first[1], "start"),
      note: note || placeOf(scene, first[1]),
      thing: first,
    };
  if ((option.verb === "trade_for_favor" || option.verb === "trade_for_secrets") && first) {
    return {
      title: words.name("card", first[1], "start"),
      note: words.say(`board-${option.verb.replaceAll("_", "-")}`),
      thing: first,
    };
  }
  if ((option.verb === "target_relic" || option.verb === "target_banner") && first) {
    const [kind, id] = first;
    const number = picture.dice[kind === "relic" ? "relics" : "banners"][id] ?? 0;
    return {
      ...label,
      title: words.name(kind, id, "start"),
      note: words.say("board-dice-more", { number }),
    };
  }
  if (first?.[0] === "seat" && option.verb === "choose_player")
    return { ...label, title: seatName(scene, first[1]) };
  return label;
}

/** What it costs to go to a site, how it is defended, or where it lies. */
function siteLine(picture: Oath, { verb }: Option, own: string, slot: string): string {
  const cost = picture.travel_cost[own]?.[slot];
  const region = words.name("region", slot.split("_")[0]!, "start");
  if (verb === "travel_to" && cost !== undefined) {
    return `${region}, ${words.say("board-supply-cost", { number: cost })}`;
  }
  if (verb !== "target_site") return region;
  return words.say("board-dice-more", { number: picture.dice.sites[slot] ?? 0 });
}

function roomAt(picture: Oath, slot: string): string {
  const free = (picture.capacity[slot] ?? 0) - cardsAt(picture, slot).length;
  return free > 0 ? words.say("board-room", { number: free }) : words.say("board-full");
}
const advisersLine = (picture: Oath, seat: string): string =>
  words.say("board-advisers-of", {
    number: picture.advisers[seat]?.length ?? 0,
    all: picture.adviser_limit[seat] ?? 3,
  });

function placeOf({ picture }: Scene<Oath>, card: string): string {
  const slot = ALL_SLOTS.find((one) => cardsAt(picture, one).includes(card));
  return slot ? siteName(picture, slot) : "";
}

const MOST_REFUSED = 4;
const MOST_TILES = 8;

/** What stands as tiles: options that touch something, and behind them a few that are refused. */
export function tilesOf(ask: Ask | null): { listed: Option[]; refused: Refusal[] } {
  const listed = (ask?.options ?? []).filter(({ touches }) => touches.length > 0);
  const room = Math.max(0, Math.min(MOST_REFUSED, MOST_TILES - listed.length));
  const refused = (ask?.refused ?? []).filter(
    ({ code }) => !listed.some((option) => option.code === code),
  );
  return { listed, refused: refused.slice(0, room) };
}

/** Questions whose options differ by a number alone. */
export const isNumber = (options: readonly Option[]): boolean => {
  const numbered = options.filter(({ touches }) => touches.at(-1)?.[0] === "amount");
  return (
    numbered.length > 0 &&
    options.every(({ touches }) => touches.length === 0 || touches.at(-1)?.[0] === "amount")
  );
};
export const numberOf = (option: Option): number => Number(option.touches.at(-1)?.[1] ?? 0);

/** Whether an option of the Act phase can be taken where its thing lies on board or tray. */
export function isDrawn(picture: Oath, seat: string, { touches }: Option): boolean {
  const [kind, id] = touches[0] ?? ["", ""];
  if (
    kind === "" ||
    kind === "major" ||
    kind === "card" ||
    kind === "relic_place" ||
    kind === "space"
  )
    return true;
  if (kind !== "power") return false;
  const here = [
    ...ALL_SLOTS.flatMap((slot) => [
      picture.sites[slot] ?? "",
      ...cardsAt(picture, slot).map((card) => faceOf(picture, card)),
    ]),
    ...(picture.advisers[seat] ?? []).flatMap(({ card, facing }) =>
      card && facing === "faceup" ? [card] : [],
    ),
    ...(picture.relics[seat] ?? []),
    ...(picture.banners[seat] ?? []),
    ...SPACE_IDS.filter((space) => !picture.reliquary[space]),
  ];
  return here.some((face) => powersOf(face).some((power) => power.id === id));
}
