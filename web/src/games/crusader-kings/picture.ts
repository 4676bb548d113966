/** The picture of Crusader Kings, and what can be read off it. */
import type * as shown from "../../generated/crusader-kings";
import type { Loose } from "../loose";
import type { PieceSize } from "./europe";

/** Where somebody sits on a family board. */
export type Member = string;
export const CHILDREN = ["child_1", "child_2", "child_3"] as const;
export const SIBLINGS = ["sibling_1", "sibling_2"] as const;
export const KIN: readonly Member[] = [...CHILDREN, ...SIBLINGS];
/** Everybody, in the order in which a family is read. */
export const FAMILY: readonly Member[] = [
  "ruler",
  "spouse",
  ...KIN.flatMap((kin) => [kin, `${kin}_spouse`]),
];
/** Cards are called after their events. */
export const TITLE = "event";

// the rules under way

export type Kings = Loose<shown.Picture, Named>;
export type Check = Loose<shown.CheckPicture, Named>;
export type Attack = Loose<shown.AttackPicture>;
export type Deal = Loose<shown.DealPicture>;
/** An army on its way: declared, attacking or supporting. */
export type March = Loose<shown.March>;
type Named =
  | shown.CheckPicture["stage"]
  | shown.Cause["cause"]
  | shown.TokenCause["cause"]
  | NonNullable<shown.UnderWay["phase"]>;

export const checkOf = (picture: Kings): Check | null => picture.under_way.check;
/** The attack to which a question or a check belongs. */
export const attackOf = (picture: Kings): Attack | null => picture.under_way.attack;
export const dealOf = (picture: Kings): Deal | null => picture.under_way.deal;

/** starting_kind_1: a token of its rim and trait. */
export function tokenOf(token: string): { rim: string; trait: string } {
  const parts = token.split("_");
  return { rim: parts[0] ?? "", trait: parts.slice(1, -1).join("_") };
}

/** war_03_2 is a card with the title war_03. */
export const titleOf = (card: string): string => card.split("_").slice(0, -1).join("_");

export const seatsOf = (picture: Kings): string[] => picture.turn_order;

/** Whose board and hand are shown: the seat that is asked, if it is mine, else my first. */
export const ownSeat = (
  mine: readonly string[],
  asked: { readonly seat: string } | null,
): string | null => mine.find((one) => one === asked?.seat) ?? mine[0] ?? null;

export const isAi = (picture: Kings, seat: string): boolean =>
  picture.strategy?.[seat] !== undefined;

export const regionsOf = (picture: Kings, seat: string): string[] =>
  Object.entries(picture.owner ?? {})
    .filter(([, owner]) => owner === seat)
    .map(([region]) => region);

// the map

/** What stands in a region, in the order of its row. */
export type Piece =
  | { kind: "knight" | "army"; seat: string }
  | { kind: "castle" | "unrest" | "nobody" }
  | { kind: "duke"; text: string }
  | { kind: "marker"; marker: "harvest" | "crop_failure" | "plague" | "waning" }
  | { kind: "lord"; character: string }
  | { kind: "pact"; seat: string };

/** On duke tokens children count in Arabic, siblings in Roman numerals. */
const DUKES: Record<Member, string> = {
  child_1: "1",
  child_2: "2",
  child_3: "3",
  sibling_1: "I",
  sibling_2: "II",
};
export const dukeMark = (kin: Member): string => DUKES[kin] ?? "";

export function dukeOf(picture: Kings, region: string): Member | null {
  const owner = picture.owner?.[region];
  const own = owner === undefined ? undefined : picture.duchy?.[owner];
  return Object.entries(own ?? {}).find(([, held]) => held === region)?.[0] ?? null;
}

export const alliesOf = (picture: Kings, region: string): string[] =>
  seatsOf(picture).filter((seat) => picture.friends?.[seat]?.includes(region));

export function piecesIn(picture: Kings, region: string): Piece[] {
  if (!picture.in_play.includes(region)) return [];
  const found: Piece[] = [];
  const owner = picture.owner?.[region];
  if (owner !== undefined) {
    found.push({ kind: "knight", seat: owner });
    if (picture.armies?.includes(region)) found.push({ kind: "army", seat: owner });
  }
  if (picture.castles?.includes(region)) found.push({ kind: "castle" });
  for (let n = picture.unrest?.[region] ?? 0; n > 0; n--) found.push({ kind: "unrest" });
  const duke = dukeOf(picture, region);
  if (duke) found.push({ kind: "duke", text: dukeMark(duke) });
  for (const marker of ["harvest", "crop_failure"] as const) {
    for (let n = picture[marker]?.[region] ?? 0; n > 0; n--) found.push({ kind: "marker", marker });
  }
  for (const marker of ["plague", "waning"] as const) {
    if (picture[marker]?.includes(region)) found.push({ kind: "marker", marker });
  }
  if (owner === undefined) {
    const lord = picture.lord?.[region];
    found.push(lord === undefined ? { kind: "nobody" } : { kind: "lord", character: lord });
    for (const seat of alliesOf(picture, region)) found.push({ kind: "pact", seat });
  }
  return found;
}

export const sizeOf = (piece: Piece): PieceSize => piece.kind;

/** What is not dimmed while an attack is carried out: its regions. */
export function stageOf(picture: Kings): ReadonlySet<string> | null {
  const attack = attackOf(picture);
  return attack
    ? new Set([attack.origin, attack.target, ...attack.helpers, ...attack.regions])
    : null;
}

// relations

export type Relation = "pact" | "war" | "claim";
export interface Tie {
  kind: Relation;
  with: string;
}

/** What a dynasty has with another: pacts and wars are mutual, a claim is the holder's. */
export function ties(picture: Kings, seat: string): Tie[] {
  const others = seatsOf(picture);
  const of = (kind: Relation, found: string[] | undefined): Tie[] =>
    others.filter((other) => found?.includes(other)).map((other) => ({ kind, with: other }));
  return [
    ...of("pact", picture.allies?.[seat]),
    ...of("war", picture.wars?.[seat]),
    ...of("claim", picture.claims?.[seat]),
  ];
}

export const tiesBetween = (picture: Kings, seat: string, other: string): Relation[] =>
  ties(picture, seat)
    .filter((tie) => tie.with === other)
    .map(({ kind }) => kind);

// planning

/** How far the others are while everybody plans. */
export function planState(picture: Kings, seat: string): "planned" | "thinking" | null {
  const plan = picture.under_way.planning?.[seat];
  if (plan === undefined) return null;
  return plan === null ? "thinking" : "planned";
}

/** The cards of an answer: plan war_03 tax_02. */
export const titlesOf = (code: string): string[] =>
  code.startsWith("plan ") || code.startsWith("plan_one ") ? code.split(" ").slice(1) : [];

/** The answer that lays these cards, if it is offered. */
export function planCode(titles: readonly string[], codes: readonly string[]): string | null {
  const verb = titles.length === 2 ? "plan" : "plan_one";
  const code = [verb, ...titles].join(" ");
  return codes.includes(code) ? code : null;
}

/** What may be laid first, or second behind a card. */
export function secondsFor(first: string | null, codes: readonly string[]): string[] {
  const plans = codes.map(titlesOf);
  const found =
    first === null
      ? plans.map((plan) => plan[0])
      : plans.filter((plan) => plan[0] === first).map((plan) => plan[1]);
  return [...new Set(found.filter((title) => title !== undefined))];
}

// drawing eight cards

/** The most even of the draws that are offered. */
export function evenest(codes: readonly string[]): number[] {
  const spread = (counts: number[]): number => counts.reduce((sum, n) => sum + n * n, 0);
  return codes
    .map((code) => code.split(" ")[1]?.split("_").map(Number) ?? [])
    .reduce<number[]>(
      (best, one) => (best.length === 0 || spread(one) < spread(best) ? one : best),
      [],
    );
}

/** How many of each deck, as an answer spells them: compose 0_2_2_2_2. */
export const compositionCode = (counts: readonly number[]): string => `compose ${counts.join("_")}`;

// what was told of a turn or a check

interface Told {
  readonly key: string;
  readonly seat?: string | null;
  readonly args?: Readonly<Record<string, unknown>>;
}
const idOf = (value: unknown): string => String(value ?? "").split("/")[1] ?? "";
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The turn of an AI as it was told: its card, the entries it used and those it skipped. */
export interface AiStory {
  title: string;
  used: string[];
  /** By entry why: the key of the fact. */
  skipped: Record<string, string>;
  /** By entry what it was carried out on, as `kind/id`. */
  targets: Record<string, string[]>;
}
/** Facts of what an entry does, and which of their things is its target. */
const AIMS: Record<string, string> = {
  declared: "region2",
  coup: "region",
  "plot-player": "seat2",
  "plot-region": "region",
  "plot-person": "seat2",
  built: "region",
  bought: "development",
  mobilised: "region",
};
export function aiTurn(news: readonly Told[], seat: string): AiStory | null {
  const from = news.findLastIndex(
    ({ key, args }) => key === "turned-up" && idOf(args?.["seat"]) === seat,
  );
  if (from < 0) return null;
  const story: AiStory = {
    title: idOf(news[from]?.args?.["event"]),
    used: [],
    skipped: {},
    targets: {},
  };
  for (const { key, args } of news.slice(from + 1)) {
    if (key === "turned-up" || key === "revealed" || key === "turn" || key === "round") break;
    const entry = idOf(args?.["entry"]);
    if (key === "ai-entry" && entry) story.used.push(entry);
    else if (key.startsWith("ai-skip-") && entry) story.skipped[entry] = key;
    const last = story.used.at(-1);
    const aim = idOf(args?.["seat"]) === seat ? args?.[AIMS[key] ?? ""] : undefined;
    if (last && typeof aim === "string") (story.targets[last] ??= []).push(aim);
  }
  return story;
}

/** A token that was drawn. */
export interface Drawn {
  trait: string;
  succeeded: boolean;
  sacrificed: boolean;
}
/** What was told of the check under way: pledges, what came back, and the tokens in their order. */
export interface CheckStory {
  invested: number;
  pledges: { seat: string; number: number; back: number }[];
  cancelled: number;
  drawn: Drawn[];
}
export function checkStory(news: readonly Told[]): CheckStory {
  const story: CheckStory = { invested: 0, pledges: [], cancelled: 0, drawn: [] };
  const from = news.findLastIndex(({ key }) => key === "check");
  for (const { key, args } of from < 0 ? [] : news.slice(from + 1)) {
    const seat = idOf(args?.["seat"]);
    const number = numberOf(args?.["number"]);
    if (key === "invested") story.invested = number;
    else if (key === "pledged") story.pledges.push({ seat, number, back: 0 });
    else if (key === "pledge-back") {
      const own = story.pledges.findLast((one) => one.seat === seat);
      if (own) own.back += number;
    } else if (key === "cancelled") story.cancelled += number;
    else if (key === "drawn-success" || key === "drawn-failure") {
      story.drawn.push({
        trait: idOf(args?.["trait"]),
        succeeded: key === "drawn-success",
        sacrificed: false,
      });
    } else if (key === "sacrificed") {
      const last = story.drawn.at(-1);
      if (last) [last.sacrificed, last.succeeded] = [true, !last.succeeded];
    }
  }
  return story;
}
