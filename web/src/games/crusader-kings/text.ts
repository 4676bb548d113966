/**
 * The board in words: what regions, persons and cards say, the steps of a round, the table as text.
 */
import type { Args } from "../../table/types";
import type { Phase, Scene, Tally, TextTable } from "../view";
import type { Term } from "./deals";
import {
  alliesOf,
  attackOf,
  dukeOf,
  FAMILY,
  isAi,
  ownSeat,
  regionsOf,
  seatsOf,
  ties,
  tokenOf,
  type Check,
  type Deal,
  type Kings,
} from "./picture";
import { ACHIEVEMENTS, CHARACTERS, DECKS, SPACES, type Deck } from "./tables";
import { words } from "./words";

const hyphened = (id: string): string => id.replaceAll("_", "-");

// names

export const regionName = (region: string): string => words.name("region", region, "start");
export const personName = (character: string): string => words.name("character", character);
export const sexOf = (character: string): "male" | "female" | "neither" =>
  CHARACTERS[character]?.sex ?? "male";

/** The first letter of a name, without its accent. */
export const initialOf = (character: string): string =>
  personName(character).slice(0, 1).normalize("NFD").slice(0, 1);

/** Anna; an AI goes by its strategy, a seat without a name by its dynasty. */
export function seatName(scene: Scene<Kings>, seat: string): string {
  const strategy = scene.picture.strategy?.[seat];
  const name = scene.seats.find((one) => one.id === seat)?.name;
  return name || (strategy ? words.name("strategy", strategy) : words.name("seat", seat, "start"));
}

/** Who a seat is for the reader: you, or a name. */
export const youOr = (scene: Scene<Kings>, seat: string): string =>
  isYou(scene, seat) ? words.say("board-you") : seatName(scene, seat);

/** The same in the middle of a sentence. */
export const youOrWithin = (scene: Scene<Kings>, seat: string): string =>
  youOr(scene, seat) === words.name("seat", seat, "start")
    ? words.name("seat", seat)
    : youOr(scene, seat);

export const isYou = (scene: Scene<Kings>, seat: string): boolean =>
  scene.mine.length === 1 && scene.mine[0] === seat;

export const dynastyName = (picture: Kings, seat: string): string =>
  words.name("dynasty", picture.dynasty[seat] ?? "", "start");

/** What somebody is in the family: king, sister, his wife. */
export function rankOf(picture: Kings, seat: string, member: string): string {
  const character = picture.family?.[seat]?.[member];
  const sex = character ? sexOf(character) : "male";
  if (picture.heir?.[seat] === member) return words.say("board-heir");
  return (
    words.find(`family-${hyphened(member)}.${sex === "female" ? "female" : "male"}`) ??
    words.name("family", member)
  );
}

/** Philip I: without a by-name, where a picture is small. */
export function shortPerson(character: string): string {
  const [first = "", second = ""] = personName(character).split(" ");
  return /^[IVX]+$/.test(second) ? `${first} ${second}` : first;
}

/** Everything about somebody in one line. */
export function describePerson(picture: Kings, seat: string, member: string): string {
  const character = picture.family?.[seat]?.[member];
  if (!character) return "";
  const parts = [personName(character), rankOf(picture, seat, member)];
  for (const trait of picture.traits[character] ?? []) parts.push(words.name("trait", trait));
  const duchy = picture.duchy?.[seat]?.[member];
  if (duchy) parts.push(words.say("board-duke-of", { region: `region/${duchy}` }));
  return parts.join(", ");
}

// the track

/** The first free space. */
export const nextSpace = (picture: Kings): string | null =>
  SPACES.find(({ id }) => !picture.shields?.[id])?.id ?? null;

export function describeSpace(scene: Scene<Kings>, space: string): string {
  const { picture } = scene;
  const holder = picture.shields?.[space];
  const parts = [words.name("space", space, "start")];
  if (holder) parts.push(dynastyName(picture, holder));
  for (const trait of picture.rewards[space] ?? []) parts.push(words.name("trait", trait));
  const about = spaceText(space);
  return about ? `${parts.join(", ")}. ${about}` : parts.join(", ");
}

// cards and developments

export const titleName = (title: string): string => words.name("event", title, "start");
export const deckName = (deck: string): string => words.name("deck", deck, "start");
/** What happens: for whom and what. */
export const eventText = (title: string): string =>
  words.find(`event-${hyphened(title)}.short`) ?? "";
export const eventAbout = (title: string): string =>
  words.find(`event-${hyphened(title)}.about`) ?? "";
/** On a card a name needs no quotes. */
export const developmentName = (development: string): string =>
  words.name("development", development, "start").replace(/[«»]/g, "");
export const developmentText = (development: string): string =>
  words.find(`development-${hyphened(development)}.short`) ??
  words.find(`development-${hyphened(development)}.about`) ??
  "";
export const spaceText = (space: string): string =>
  words.find(`space-${hyphened(space)}.about`) ?? "";

/** Mobilise or Invade. */
export function actionsOf(deck: Deck): string {
  const actions = DECKS.find(({ id }) => id === deck)?.actions ?? [];
  return actions
    .map((action) => words.name("action", action, "start"))
    .join(` ${words.say("board-or")} `);
}

// checks

/** Invasion of Lombardy; a check that concerns no region goes by its kind. */
export function checkTitle(picture: Kings, check: Check): string {
  const attack = check.kind === "invade" ? attackOf(picture) : null;
  return attack
    ? words.say("board-invasion", { region: `region/${attack.target}` })
    : words.name("check", check.kind, "start");
}

// bargains

/** Fleet, 2 War cards, Lombardy. */
export function termText(term: Pick<Term, "kind" | "id" | "number">): string {
  if (term.kind === "gold") return words.say("board-gold-number", { number: term.number });
  if (term.kind === "card") {
    return words.say("board-cards-of", { number: term.number, deck: `deck/${term.id}` });
  }
  if (term.kind === "claim") return words.say("board-claim-ends");
  if (term.kind === "development") return developmentName(term.id);
  return words.name(term.kind, term.id, "start");
}
export const describeTerm = termText;

/** What the rules do by themselves at a wedding. */
export function weddingBrings(scene: Scene<Kings>, deal: Deal): { icon: string; text: string }[] {
  const { picture } = scene;
  const { seat, partner, suitor = "", person = "", joins = seat } = deal;
  const found: { icon: string; text: string }[] = [];
  const say = (icon: string, key: string, args: Args): void => {
    found.push({ icon, text: words.say(`board-brings-${key}`, args) });
  };
  const [one, other] = [seat, partner].map((each) => dynastyName(picture, each)) as [
    string,
    string,
  ];
  if (!picture.allies?.[seat]?.includes(partner)) say("pact", "pact", { one, other });
  if (picture.wars?.[seat]?.includes(partner)) say("war", "peace", { one, other });
  for (const [holder, against] of [
    [seat, partner],
    [partner, seat],
  ] as const) {
    if (picture.claims?.[holder]?.includes(against)) {
      say("claim", "claim-ends", { name: dynastyName(picture, holder) });
    }
  }
  const [leaves, from] = joins === seat ? [person, partner] : [suitor, seat];
  const who = picture.family?.[from]?.[leaves];
  const duchy = picture.duchy?.[from]?.[leaves];
  if (who) {
    if (duchy) say("duke", "duchy", { name: personName(who), region: `region/${duchy}` });
    say("castle", "leaves", { name: personName(who), house: dynastyName(picture, from) });
  }
  return found;
}

// regions

export function describeRegion(scene: Scene<Kings>, region: string): string {
  const { picture } = scene;
  const owner = picture.owner?.[region];
  const parts = [regionName(region)];
  parts.push(owner ? dynastyName(picture, owner) : words.say("board-independent"));
  const lord = picture.lord?.[region];
  if (lord) {
    parts.push(words.say("board-lord", { name: personName(lord), sex: sexOf(lord) }));
    for (const trait of picture.traits[lord] ?? []) parts.push(words.name("trait", trait));
  }
  for (const [key, there] of [
    ["army", picture.armies?.includes(region)],
    ["castle", picture.castles?.includes(region)],
    ["plague", picture.plague?.includes(region)],
    ["waning", picture.waning?.includes(region)],
  ] as const) {
    if (there) parts.push(words.say(`board-with-${key}`));
  }
  for (const key of ["unrest", "harvest", "crop_failure"] as const) {
    const number = picture[key]?.[region] ?? 0;
    if (number > 0) parts.push(words.say(`board-with-${hyphened(key)}`, { number }));
  }
  const duke = dukeOf(picture, region);
  const person = duke && owner ? picture.family?.[owner]?.[duke] : undefined;
  if (person) parts.push(words.say("board-duke", { name: personName(person) }));
  const allies = alliesOf(picture, region);
  if (allies.length > 0) {
    parts.push(
      words.say("board-pact-with", {
        names: allies.map((one) => dynastyName(picture, one)).join(", "),
      }),
    );
  }
  return parts.join(", ");
}

// the steps of a round

const PHASES = ["dynasty", "planning", "turn-1", "turn-2", "support"] as const;

export function phases(scene: Scene<Kings>): Phase[] {
  const { picture } = scene;
  const { phase } = picture.under_way;
  if (phase === null) return [];
  const now = phase === "turns" ? 1 + (picture.turn || 1) : PHASES.indexOf(phase);
  return PHASES.map((one, i) => ({
    label: words.say(`phase-${one}`),
    state: i < now ? "done" : i === now ? "now" : "to come",
  }));
}

export const moment = (picture: Kings): string =>
  picture.era
    ? words.say(picture.round ? "board-era-round" : "board-era", {
        era: picture.era,
        round: picture.round ?? 0,
      })
    : "";

/** Points, and on narrow screens the gold. */
export const score = (picture: Kings, seat: string): { have: string; note?: string } => ({
  have: String(picture.points[seat] ?? 0),
  ...(isAi(picture, seat)
    ? {}
    : { note: words.say("board-gold-number", { number: picture.gold?.[seat] ?? 0 }) }),
});

/** What came to nothing: struck through. */
export const VAIN = {
  includes: (key: string): boolean =>
    key.startsWith("ai-skip-") || key === "ai-step-nobody" || key === "attack-dropped",
};

/** Everybody's points: regions, then each achievement. */
export function tally(picture: Kings): Tally[] {
  const seats = seatsOf(picture);
  return [
    {
      label: words.say("board-regions"),
      points: Object.fromEntries(seats.map((seat) => [seat, regionsOf(picture, seat).length])),
    },
    ...ACHIEVEMENTS.filter(({ id }) => picture.achievement?.[id]).map(({ id }) => ({
      label: words.name("achievement", id, "start"),
      points: { [picture.achievement![id]!]: 1 },
    })),
  ];
}

// the table as text

const NONE = "–";

const head = (key: string, args: Args = {}): string => words.say(`text-${key}`, args);

export const text = (scene: Scene<Kings>): TextTable[] => [
  regionsTable(scene),
  dynastiesTable(scene),
  familiesTable(scene),
  trackTable(scene),
  ...ownTable(scene),
  openTable(scene),
];

function regionsTable(scene: Scene<Kings>): TextTable {
  const { picture } = scene;
  return {
    caption: head("regions"),
    columns: [head("region"), head("ruler"), head("pieces")],
    rows: picture.in_play.map((region) => {
      const owner = picture.owner?.[region];
      const [, , ...rest] = describeRegion(scene, region).split(", ");
      return [
        regionName(region),
        owner
          ? `${dynastyName(picture, owner)} (${youOr(scene, owner)})`
          : words.say("board-independent"),
        rest.join(", ") || NONE,
      ];
    }),
  };
}

function dynastiesTable(scene: Scene<Kings>): TextTable {
  const { picture } = scene;
  const seats = seatsOf(picture);
  return {
    caption: head("dynasties"),
    columns: [
      head("dynasty"),
      head("gold"),
      head("regions"),
      head("points"),
      head("relations"),
      head("cards"),
      head("developments"),
    ],
    rows: seats.map((seat) => [
      `${dynastyName(picture, seat)} (${youOr(scene, seat)})` +
        (picture.first === seat ? `, ${words.say("board-first")}` : ""),
      isAi(picture, seat) ? NONE : String(picture.gold?.[seat] ?? 0),
      String(regionsOf(picture, seat).length),
      String(picture.points[seat] ?? 0),
      ties(picture, seat)
        .map((tie) => words.say(`board-tie-${tie.kind}`, { name: seatName(scene, tie.with) }))
        .join(", ") || NONE,
      DECKS.filter(({ id }) => picture.cards?.[seat]?.[id])
        .map(({ id }) => `${deckName(id)} ${picture.cards?.[seat]?.[id]}`)
        .join(", ") || NONE,
      (picture.held?.[seat] ?? []).map((one) => developmentName(one)).join(", ") || NONE,
    ]),
  };
}

function familiesTable(scene: Scene<Kings>): TextTable {
  const { picture } = scene;
  const seats = seatsOf(picture);
  return {
    caption: head("families"),
    columns: [head("dynasty"), head("person"), head("place"), head("traits")],
    rows: seats.flatMap((seat) =>
      FAMILY.filter((member) => picture.family?.[seat]?.[member]).map((member) => {
        const character = picture.family![seat]![member]!;
        return [
          dynastyName(picture, seat),
          personName(character),
          rankOf(picture, seat, member),
          (picture.traits[character] ?? []).map((trait) => words.name("trait", trait)).join(", ") ||
            NONE,
        ];
      }),
    ),
  };
}

function trackTable(scene: Scene<Kings>): TextTable {
  const { picture } = scene;
  return {
    caption: head("track"),
    columns: [head("space"), head("shield"), head("bonus")],
    rows: SPACES.map(({ id }) => [
      words.name("space", id, "start"),
      picture.shields?.[id] ? dynastyName(picture, picture.shields[id]!) : NONE,
      spaceText(id),
    ]),
  };
}

function ownTable(scene: Scene<Kings>): TextTable[] {
  const { picture } = scene;
  const own = ownSeat(scene.mine, scene.asked);
  if (!own) return [];
  return [
    {
      caption: head("own"),
      columns: [head("what"), head("which")],
      rows: [
        [
          words.say("board-bag"),
          (picture.bag[own] ?? [])
            .map((token) => words.name("trait", tokenOf(token).trait))
            .join(", ") || NONE,
        ],
        [words.say("board-hand"), (picture.hand[own] ?? []).map(titleName).join(", ") || NONE],
        [
          words.say("board-plan"),
          (["first", "second"] as const)
            .flatMap((place) => picture.plan[own]?.[place] ?? [])
            .map(titleName)
            .join(", ") || NONE,
        ],
      ],
    },
  ];
}

function openTable(scene: Scene<Kings>): TextTable {
  const { picture } = scene;
  return {
    caption: head("open"),
    columns: [head("development"), head("text")],
    rows: Object.values(picture.open_developments ?? {})
      .filter((one) => one !== undefined)
      .map((one) => [developmentName(one), developmentText(one)]),
  };
}
