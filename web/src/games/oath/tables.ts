/** What is printed on the components: the tables that the rules read too. */
import { tablesOf } from "../../table/components";
import type { Thing } from "../../table/types";

/** Where a record was found; a reconstruction is marked at the table. */
interface Sourced {
  id: string;
  source: string;
  reconstructed?: string[];
}
export type Suit = "discord" | "arcane" | "order" | "hearth" | "beast" | "nomad";
interface Denizen extends Sourced {
  suit: Suit;
  restriction: "none" | "site" | "adviser";
  locked: boolean;
}
interface Edifice extends Denizen {
  ruin: string;
}
interface Vision extends Sourced {
  goal: string;
}
interface Relic extends Sourced {
  defense: number;
}
export interface Site extends Sourced {
  capacity: number;
  recover: "none" | "place_favor" | "burn_favor" | "burn_secret";
  price: number;
  bank: Suit | "none";
  coast: boolean;
}
export interface Power extends Sourced {
  face: string;
  kind:
    | "action"
    | "persistent"
    | "modifier"
    | "battle_plan"
    | "when_played"
    | "continuous"
    | "wake"
    | "rest";
  actions: string[];
  side: "none" | "either" | "defender" | "attacker";
  cost: Partial<Record<"favor" | "secret" | "burn_favor" | "burn_secret", number>>;
}
interface Tables {
  denizens: Denizen[];
  edifices: Edifice[];
  visions: Vision[];
  relics: Relic[];
  sites: Site[];
  powers: Power[];
  banners: Sourced[];
  spaces: Sourced[];
  regions: { id: string; discards_to: string }[];
  quantities: { id: string; count: number }[];
}
const tables = tablesOf<Tables>("oath");

const byId = <T extends { id: string }>(rows: T[]): Partial<Record<string, T>> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

export const DENIZENS = byId(tables.denizens);
export const EDIFICES = byId(tables.edifices);
export const VISIONS = byId(tables.visions);
export const RELICS = byId(tables.relics);
export const SITES = byId(tables.sites);
export const POWERS = byId(tables.powers);
const RUINS = byId(tables.edifices.map((row) => ({ ...row, id: row.ruin })));
const BANNERS = byId(tables.banners);
const SPACES = byId(tables.spaces);
export const BANNER_IDS = tables.banners.map(({ id }) => id);
export const SPACE_IDS = tables.spaces.map(({ id }) => id);

export const SUITS: readonly Suit[] = ["discord", "arcane", "order", "hearth", "beast", "nomad"];
export const MAJORS = ["search", "muster", "trade", "travel", "recover", "campaign"] as const;
export const REGIONS = ["cradle", "provinces", "hinterland"] as const;
export const SLOTS: Record<(typeof REGIONS)[number], readonly string[]> = {
  cradle: ["cradle_1", "cradle_2"],
  provinces: ["provinces_1", "provinces_2", "provinces_3"],
  hinterland: ["hinterland_1", "hinterland_2", "hinterland_3"],
};
/** OA-CON-12: where what is discarded in a region goes. */
export const DISCARDS_TO: Partial<Record<string, string>> = Object.fromEntries(
  tables.regions.map((row) => [row.id, row.discards_to]),
);
/** The Supply that an action costs wherever it is done. */
export const supplyOf = (major: string): number =>
  tables.quantities.find((row) => row.id === major)?.count ?? 0;
export const MOST_SUPPLY = 7;
export const ROUNDS = 8;
/** From this round on the end die is thrown. */
export const FIRST_END_DIE = 5;
export const MOST_VISIONS = 5;
export const VISIONS_TO_WIN = 3;
export const MOST_EDITS = 20;
export const MOST_REFUSALS = 3;

export const suitOf = (card: string): Suit | undefined => (DENIZENS[card] ?? EDIFICES[card])?.suit;
/** Tree, person or chain of a card. */
export const limitsOf = (face: string): Denizen | undefined =>
  DENIZENS[face] ?? EDIFICES[face] ?? RUINS[face];

const faces = new Map<string, Power[]>();
for (const power of tables.powers) faces.set(power.face, [...(faces.get(power.face) ?? []), power]);
export const powersOf = (face: string): readonly Power[] => faces.get(face) ?? [];

/** Homelands are marked by their suit: the first card of it played there is rewarded. */
const HOMELANDS: Partial<Record<string, Suit>> = {
  ancient_city: "order",
  deep_woods: "beast",
  fertile_valley: "hearth",
  standing_stones: "arcane",
  steppe: "nomad",
  wastes: "discord",
};
export const homelandOf = (site: string): Suit | undefined => HOMELANDS[site];

/** What else the power of a site is about: an action, or a time. */
const SITE_SIGNS: Partial<Record<string, string>> = {
  plains: "campaign",
  mountain: "campaign",
  buried_giant: "travel",
  charming_valley: "travel",
  narrow_pass: "travel",
  shrouded_wood: "travel",
  the_hidden_place: "travel",
  great_slum: "search",
  marshes: "search",
  river: "muster",
  the_tribunal: "action",
  drowned_city: "wake",
  mine: "wake",
  salt_flats: "wake",
};
/** The sign in the corner of a site's picture. */
export const siteSign = (site: string): string =>
  homelandOf(site) ?? SITE_SIGNS[site] ?? (SITES[site]?.coast ? "coast" : "persistent");

/** What the power of a face is about, as the name of a symbol. */
export const signOf = (power: Power): string => {
  if (power.kind === "modifier") return power.actions[0] ?? "modifier";
  if (power.kind === "battle_plan") return "campaign";
  return power.kind === "continuous" ? "persistent" : power.kind;
};

/** The thing that bears a power. */
export function thingOfFace(face: string): Thing {
  if (DENIZENS[face] ?? EDIFICES[face] ?? VISIONS[face]) return ["card", face];
  if (RUINS[face]) return ["ruin", face];
  if (RELICS[face]) return ["relic", face];
  if (SITES[face]) return ["site", face];
  if (BANNERS[face]) return ["banner", face];
  if (SPACES[face]) return ["space", face];
  return ["rank", "oathkeeper"];
}
export const thingOfPower = (power: string): Thing => thingOfFace(POWERS[power]?.face ?? power);

export const isReconstructed = (row: Sourced | undefined): boolean =>
  row !== undefined && (row.source === "reconstruction" || (row.reconstructed?.length ?? 0) > 0);
