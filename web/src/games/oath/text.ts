/** The board in words: names, the goal, steps of a turn, the table as text. */
import type { Args, Option } from "../../table/types";
import { touched } from "../../table/words.svelte";
import type { Phase, Scene, Tally, TextTable } from "../view";
import {
  ALL_SLOTS,
  cardsAt,
  faceOf,
  garrisonAt,
  isMob,
  isUp,
  ladenOn,
  onMap,
  ownSeat,
  pawnsAt,
  relicsAt,
  tokensOn,
  type Oath,
} from "./picture";
import {
  BANNER_IDS,
  limitsOf,
  POWERS,
  SPACE_IDS,
  SUITS,
  thingOfFace,
  thingOfPower,
  type Power,
} from "./tables";
import { words } from "./words";

export const hyphened = (id: string): string => id.replaceAll("_", "-");

// names

/** The name of whatever has powers. */
export function faceName(face: string): string {
  const [kind, id] = thingOfFace(face);
  return words.name(kind, id, "start");
}
export const powerName = (power: string): string => {
  const [kind, id] = thingOfPower(power);
  return words.name(kind, id, "start");
};
export const siteName = (picture: Oath, slot: string): string => {
  const site = picture.sites[slot];
  return site ? words.name("site", site, "start") : words.name("slot", slot, "start");
};
export const bannerName = (picture: Oath, banner: string): string =>
  isMob(picture, banner) ? words.say("board-mob") : words.name("banner", banner, "start");

/** Anna; a seat without a name by its colour. */
export const seatName = (scene: Scene<Oath>, seat: string): string =>
  seat === "bandits"
    ? words.say("board-bandits")
    : scene.seats.find((one) => one.id === seat)?.name || words.name("seat", seat, "start");
export const isYou = (scene: Scene<Oath>, seat: string): boolean =>
  scene.mine.length === 1 && scene.mine[0] === seat;
/** Who a seat is for the reader: you, or a name. */
export const youOr = (scene: Scene<Oath>, seat: string): string =>
  isYou(scene, seat) ? words.say("board-you") : seatName(scene, seat);
/** The same at the beginning of a sentence. */
export const YouOr = (scene: Scene<Oath>, seat: string): string => capital(youOr(scene, seat));
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const roleOf = (picture: Oath, seat: string): string =>
  words.name("role", picture.roles[seat] ?? "exile", "start");

/** Places of the map are called by their sites, once these are up. */
export function optionText(
  picture: Oath,
  option: Pick<Option, "verb" | "touches" | "code">,
): string {
  const args: Record<string, unknown> = { ...touched(option.touches) };
  for (const key of ["slot", "slot2"]) {
    const value = args[key];
    const site = typeof value === "string" ? picture.sites[value.slice(5)] : undefined;
    if (site) args[key] = `site/${site}`;
  }
  return words.find(`option-${hyphened(option.verb)}`, args as Args) ?? option.code;
}

// texts of cards

export const aboutFace = (face: string): string => {
  const [kind, id] = thingOfFace(face);
  return words.find(`${kind}-${hyphened(id)}.about`) ?? "";
};
/** The text without suit and limits: what a power says. */
export const powerText = (power: string): string =>
  words.find(`say-power-${hyphened(power)}`) ?? "";

export function rulingsOf(face: string): string[] {
  const [kind, id] = thingOfFace(face);
  const found: string[] = [];
  for (let n = 1; n < 20; n++) {
    const text = words.find(`${kind}-${hyphened(id)}.ruling-${n}`);
    if (text === null) break;
    found.push(text);
  }
  return found;
}

// the goal

/** most sites: Empire 3, you 2, Mira 1 */
export function goalLine(scene: Scene<Oath>): string {
  const { picture } = scene;
  const counts = picture.turn_order
    .filter((seat) => picture.to_title[seat] !== undefined && (picture.standings[seat] ?? 0) > 0)
    .sort((a, b) => (picture.standings[b] ?? 0) - (picture.standings[a] ?? 0))
    .map((seat) => `${youOr(scene, seat)} ${picture.standings[seat]}`);
  const goal = words.say(`board-goal-${hyphened(picture.goal)}`);
  return counts.length > 0 ? `${goal}: ${counts.join(", ")}` : goal;
}
export const keeperLine = (scene: Scene<Oath>): string =>
  scene.picture.title
    ? words.say(scene.picture.usurper ? "board-usurps" : "board-keeps", {
        name: YouOr(scene, scene.picture.title),
        you: isYou(scene, scene.picture.title) ? "yes" : "no",
      })
    : "";

// the turn

const WAKING: readonly string[] = ["wake", "tend-banner"];

export function phases(scene: Scene<Oath>): Phase[] {
  const { picture, asked } = scene;
  if (picture.round === 0 || !picture.turn) return [];
  const supply = picture.supply[picture.turn] ?? 0;
  const now =
    asked?.key === "rest" || picture.act_is_over ? 2 : asked && WAKING.includes(asked.key) ? 0 : 1;
  return [
    words.say("board-wake"),
    words.say("board-act", { number: supply }),
    words.say("board-rest"),
  ].map((label, i) => ({ label, state: i < now ? "done" : i === now ? "now" : "to come" }));
}

export const moment = (picture: Oath): string =>
  picture.round > 0
    ? words.say("board-round-of", { number: picture.round })
    : words.say("board-setup");

/** The reckoning of a match: what everybody had when it ended. */
export function tally(picture: Oath): Tally[] {
  const seats = picture.turn_order;
  const line = (label: string, of: (seat: string) => number): Tally => ({
    label,
    points: Object.fromEntries(seats.map((seat) => [seat, of(seat)])),
  });
  return [
    line(words.say("statistic-sites"), (seat) => picture.ruled[seat]?.length ?? 0),
    line(words.say("statistic-relics"), (seat) => picture.relics[seat]?.length ?? 0),
    line(words.say("statistic-banners"), (seat) => picture.banners[seat]?.length ?? 0),
    line(
      words.say("statistic-warbands"),
      (seat) => (picture.board[seat] ?? 0) + onMap(picture, seat),
    ),
    line(words.say("statistic-favor"), (seat) => picture.favor[seat] ?? 0),
    line(
      words.say("statistic-secrets"),
      (seat) => (picture.secrets[seat] ?? 0) + (picture.flipped[seat] ?? 0),
    ),
  ];
}

// things in one line

export function describeSite(scene: Scene<Oath>, slot: string): string {
  const { picture } = scene;
  if (!isUp(picture, slot)) return `${siteName(picture, slot)}, ${words.say("board-facedown")}`;
  const parts = [siteName(picture, slot)];
  const garrison = garrisonAt(picture, slot);
  const ruler = picture.rulers[slot];
  if (ruler === "bandits") parts.push(words.say("board-bandits-rule"));
  else if (ruler) parts.push(words.say("board-ruled-by", { name: seatName(scene, ruler) }));
  if (garrison) parts.push(words.say("board-warbands", { number: garrison.number }));
  for (const seat of pawnsAt(picture, slot))
    parts.push(words.say("board-pawn-of", { name: seatName(scene, seat) }));
  const cards = cardsAt(picture, slot).map((card) => faceName(faceOf(picture, card)));
  if (cards.length > 0) parts.push(cards.join(", "));
  return parts.join(", ");
}

export function adviserNames(scene: Scene<Oath>, seat: string): string[] {
  return (scene.picture.advisers[seat] ?? []).map(({ card, facing }) =>
    card && facing === "faceup"
      ? faceName(card)
      : card
        ? words.say("board-own-facedown", { name: faceName(card) })
        : words.say(`board-back-${facing}`),
  );
}

// the table as text

const NONE = "–";
const head = (id: string): string => words.say(`text-${id}`);

export const text = (scene: Scene<Oath>): TextTable[] => [
  goalTable(scene),
  banksTable(scene),
  sitesTable(scene),
  playersTable(scene),
  reliquaryTable(scene),
  ...drawnTable(scene),
];

function goalTable(scene: Scene<Oath>): TextTable {
  const { picture } = scene;
  return {
    caption: head("goal"),
    columns: [head("what"), head("how")],
    rows: [
      [
        words.name("oath", picture.oath ?? "supremacy", "start"),
        `${goalLine(scene)}. ${keeperLine(scene)}`,
      ],
      [
        words.say("board-world-deck"),
        words.say("board-world-line", {
          number: picture.piles["world"] ?? 0,
          supply: picture.search_supply,
        }),
      ],
      [words.say("board-visions"), String(picture.visions_drawn)],
      [words.say("board-relic-deck"), String(picture.piles["relics"] ?? 0)],
      [words.say("board-dispossessed"), String(picture.piles["dispossessed"] ?? 0)],
      ...BANNER_IDS.map((banner) => [
        bannerName(picture, banner),
        `${picture.banner_of[banner] ? seatName(scene, picture.banner_of[banner]!) : words.say("board-unheld")}, ${tokensOn(picture, banner)}`,
      ]),
    ],
  };
}

function banksTable(scene: Scene<Oath>): TextTable {
  const { picture } = scene;
  return {
    caption: head("banks"),
    columns: SUITS.map((suit) => words.name("suit", suit, "start")),
    rows: [SUITS.map((suit) => String(picture.bank[suit] ?? 0))],
  };
}

function sitesTable(scene: Scene<Oath>): TextTable {
  const { picture } = scene;
  return {
    caption: head("sites"),
    columns: [
      head("site"),
      head("region"),
      head("ruler"),
      head("warbands"),
      head("pawns"),
      head("cards"),
      head("relics"),
    ],
    rows: ALL_SLOTS.map((slot) => {
      const ruler = picture.rulers[slot];
      return [
        siteName(picture, slot),
        words.name("region", slot.split("_")[0]!, "start"),
        isUp(picture, slot)
          ? ruler === "bandits"
            ? words.say("board-bandits")
            : ruler
              ? seatName(scene, ruler)
              : NONE
          : words.say("board-facedown"),
        String(picture.garrison[slot] ?? 0),
        pawnsAt(picture, slot)
          .map((seat) => seatName(scene, seat))
          .join(", ") || NONE,
        cardsAt(picture, slot)
          .map((card) => {
            const { favor, secrets } = ladenOn(picture, card);
            const laden =
              favor + secrets > 0 ? ` (${words.say("board-laden", { favor, secrets })})` : "";
            return faceName(faceOf(picture, card)) + laden;
          })
          .join(", ") || NONE,
        String(relicsAt(picture, slot).length),
      ];
    }),
  };
}

function playersTable(scene: Scene<Oath>): TextTable {
  const { picture } = scene;
  return {
    caption: head("players"),
    columns: [
      head("player"),
      head("role"),
      head("supply"),
      head("favor"),
      head("secrets"),
      head("warbands"),
      head("advisers"),
      head("relics"),
      head("vision"),
    ],
    rows: picture.turn_order.map((seat) => [
      seatName(scene, seat),
      roleOf(picture, seat),
      String(picture.supply[seat] ?? 0),
      String(picture.favor[seat] ?? 0),
      `${picture.secrets[seat] ?? 0}${picture.flipped[seat] ? ` + ${picture.flipped[seat]}` : ""}`,
      `${picture.board[seat] ?? 0} + ${onMap(picture, seat)}`,
      adviserNames(scene, seat).join(", ") || NONE,
      (picture.relics[seat] ?? []).map(faceName).join(", ") || NONE,
      picture.vision[seat] ? faceName(picture.vision[seat]!) : NONE,
    ]),
  };
}

function reliquaryTable(scene: Scene<Oath>): TextTable {
  const { picture } = scene;
  return {
    caption: head("reliquary"),
    columns: SPACE_IDS.map((space) => words.name("space", space, "start")),
    rows: [
      SPACE_IDS.map((space) =>
        picture.reliquary[space] ? words.say("board-covered") : words.say("board-uncovered"),
      ),
    ],
  };
}

function drawnTable(scene: Scene<Oath>): TextTable[] {
  const { picture } = scene;
  const own = ownSeat(scene.mine, scene.asked);
  if (!(own && picture.hand && picture.hand_of === own)) return [];
  return [
    {
      caption: head("drawn"),
      columns: [head("card"), head("text")],
      rows: picture.hand.map(({ card }) =>
        card ? [faceName(card), aboutFace(card)] : [NONE, NONE],
      ),
    },
  ];
}

// what is printed on a card

/** Battle plan, attacker; 1 favor */
export function powerLabel(power: Power): string {
  const label =
    power.kind === "battle_plan"
      ? words.say(`say-label-plan-${power.side === "none" ? "either" : power.side}`)
      : power.kind === "modifier"
        ? power.actions.map((action) => words.name("major", action, "start")).join(", ")
        : words.say(
            `say-label-${power.kind === "persistent" || power.kind === "continuous" ? "always" : hyphened(power.kind)}`,
          );
  const price = priceOf(power.id);
  return price ? `${label}, ${price}` : label;
}

/** 1 favor, 1 burned secret */
export function priceOf(power: string): string {
  const { cost = {} } = POWERS[power] ?? {};
  return (["favor", "secret", "burn_favor", "burn_secret"] as const)
    .flatMap((what) =>
      cost[what] ? [words.say(`say-price-${hyphened(what)}`, { number: cost[what] })] : [],
    )
    .join(", ");
}

/** Site only, locked. */
export function limitText(face: string): string {
  const row = limitsOf(face);
  if (!row) return "";
  const only = row.restriction === "none" ? "" : `only-${row.restriction}`;
  const key = [only, row.locked ? "locked" : ""].filter(Boolean).join("-");
  return key ? (words.find(`say-${key}`) ?? "") : "";
}
