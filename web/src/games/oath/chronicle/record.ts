/** The record of a chronicle as the server tells it (OA-CHR-70), and what its pages make of it. */

export interface Place {
  site: string;
  cards: string[];
}

export interface Line {
  goal: string;
  winner: string;
  role: string;
  way: string;
  round: number;
}

export interface OathRecord {
  format: number;
  goal: string;
  map: (Place | null)[];
  sides: Record<string, string>;
  edifices: string[];
  relics: { top: string[]; rest: string[] };
  dispossessed: string[];
  games: Line[];
}

/** What the pages read of the picture of a match that is over. */
export interface EndPicture {
  oath: string;
  sites: Record<string, string>;
  site_cards: Record<string, Record<string, string>>;
  ruins: string[];
  roles: Record<string, string>;
  vow: string | null;
  built: string | null;
  replaced: string | null;
  added: string[];
  removed: string[];
  welcomed: string[];
  archive_is_spent: boolean;
}

export const REGIONS = [
  { id: "cradle", slots: ["cradle_1", "cradle_2"] },
  { id: "provinces", slots: ["provinces_1", "provinces_2", "provinces_3"] },
  { id: "hinterland", slots: ["hinterland_1", "hinterland_2", "hinterland_3"] },
] as const;

const SLOTS = REGIONS.flatMap(({ slots }) => [...slots]);

/** A slot of the old map: what becomes of it. */
export interface Was {
  slot: string;
  site: string | null; // facedown ones are nobody's memory
  fate: "kept" | "lost" | "ruin" | "away";
}

/** A slot of the map that is remembered: from where it came, and what lies there. */
export interface Remembered {
  slot: string;
  place: Place | null;
  from: string | null; // the region that it came from, where that is another one
}

const regionOf = (slot: string): string => slot.replace(/_\d$/, "");

const EDIFICES: Record<string, string> = {
  sprawling_rampart: "bandit_rampart",
  hall_of_debate: "hall_of_mockery",
  forest_temple: "ruined_temple",
  festival_district: "squalid_district",
  great_spire: "fallen_spire",
  ancient_forge: "broken_forge",
};
const RUINS = Object.values(EDIFICES);

/** The land as it was; an edifice that nobody guarded falls to ruin. */
export function before(picture: EndPicture, record: OathRecord): Was[] {
  return SLOTS.map((slot): Was => {
    const site = picture.sites[slot] ?? null;
    if (site === null) return { slot, site, fate: "away" };
    const place = record.map.find((one) => one?.site === site);
    if (!place) return { slot, site, fate: "lost" };
    const fell = Object.values(picture.site_cards[slot] ?? {}).some((card) => {
      const ruin = EDIFICES[card];
      return ruin !== undefined && !picture.ruins.includes(ruin) && place.cards.includes(ruin);
    });
    return { slot, site, fate: fell ? "ruin" : "kept" };
  });
}

/** The land that is remembered. */
export function after(picture: EndPicture, record: OathRecord): Remembered[] {
  return SLOTS.map((slot, nr): Remembered => {
    const place = record.map[nr] ?? null;
    const old = place && SLOTS.find((one) => picture.sites[one] === place.site);
    const from = old && regionOf(old) !== regionOf(slot) ? regionOf(old) : null;
    return { slot, place, from };
  });
}

/** The kind of a card in a record: a ruin has a name of its own. */
export const kindOf = (id: string): "ruin" | "card" => (RUINS.includes(id) ? "ruin" : "card");

const DIGITS: [number, string][] = [
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** Games are counted as chapters were. */
export function roman(number: number): string {
  let left = number;
  let text = "";
  for (const [value, digits] of DIGITS) {
    while (left >= value) {
      text += digits;
      left -= value;
    }
  }
  return text;
}
