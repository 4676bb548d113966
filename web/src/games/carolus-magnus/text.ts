/** The board in words: names of lands, the table as text, and what the news say of the dice. */
import { numeral, numerals, runs, type Run } from "./ring";
import {
  CLANS,
  goal,
  mineFirst,
  seatsOf,
  sideOf,
  sidesFor,
  type Carolus,
  type Clan,
} from "./picture";
import type { Facts } from "../../generated/carolus-magnus";
import type { Entry } from "../../table/types";
import type { Phase, Scene, TextTable } from "../view";
import { words } from "./words";

export const clanName = (clan: Clan): string => words.name("colour", clan);

/** Alcuin, or White where nobody has a name. */
export function seatName(scene: Scene<Carolus>, seat: string): string {
  return scene.seats.find((one) => one.id === seat)?.name || words.name("seat", seat, "start");
}

/** Who a seat is for the reader: you, or a name. */
export const youOr = (scene: Scene<Carolus>, seat: string): string =>
  scene.mine.length === 1 && scene.mine[0] === seat
    ? words.say("board-you")
    : seatName(scene, seat);

export function cubesInWords(counts: Partial<Record<Clan, number>> | undefined): string {
  const parts = CLANS.filter((clan) => counts?.[clan]).map((clan) =>
    words.say("board-cubes", { colour: `colour/${clan}`, number: counts![clan]! }),
  );
  return parts.join(", ");
}

export const strengthsInWords = (scene: Scene<Carolus>, id: string): string =>
  sidesFor(scene.picture, scene.mine)
    .map(
      (side) => `${words.name("side", side, "start")} ${scene.picture.strength?.[id]?.[side] ?? 0}`,
    )
    .join(", ");

/** What stands on a land, in one sentence. */
export function describeLand(scene: Scene<Carolus>, run: Run): string {
  const { picture } = scene;
  const owner = picture.owner?.[run.id];
  const parts = [words.say("board-land", { numeral: numerals(run) })];
  if (owner) {
    parts.push(
      words.say("board-castles-of", {
        side: `side/${owner}`,
        number: picture.castles?.[run.id] ?? 0,
      }),
    );
  }
  const cubes = cubesInWords(picture.cubes?.[run.id]);
  if (cubes) parts.push(cubes);
  parts.push(words.say("board-strengths", { strengths: strengthsInWords(scene, run.id) }));
  if (picture.emperor === run.id) parts.push(words.say("board-emperor-here"));
  return parts.join("; ");
}

export function text(scene: Scene<Carolus>): TextTable[] {
  const { picture } = scene;
  const head = (key: string): string => words.say(`text-${key}`);
  const seats = mineFirst(seatsOf(picture), scene.mine);
  const number = (n: number | undefined): string => String(n ?? 0);
  return [
    {
      caption: head("ring"),
      columns: [
        head("territory"),
        head("segments"),
        head("owner"),
        head("castles"),
        ...CLANS.map(clanName),
        head("strengths"),
      ],
      rows: runs(picture).map((run) => [
        numerals(run) + (picture.emperor === run.id ? `, ${head("emperor")}` : ""),
        String(run.count),
        picture.owner?.[run.id] ? words.name("side", picture.owner[run.id]!, "start") : "–",
        number(picture.castles?.[run.id]),
        ...CLANS.map((clan) => number(picture.cubes?.[run.id]?.[clan])),
        strengthsInWords(scene, run.id),
      ]),
    },
    {
      caption: head("courts"),
      columns: [head("player"), ...CLANS.map(clanName), head("holds"), head("castles-built")],
      rows: seats.map((seat) => [
        seatName(scene, seat),
        ...CLANS.map((clan) => number(picture.court?.[seat]?.[clan])),
        CLANS.filter((clan) => picture.holder?.[clan] === seat)
          .map(clanName)
          .join(", ") || "–",
        number(built(picture, seat)),
      ]),
    },
    {
      caption: head("reserves"),
      columns: [head("player"), ...CLANS.map(clanName), head("disc"), head("discs-left")],
      rows: [
        ...seats.map((seat) => [
          seatName(scene, seat),
          ...CLANS.map((clan) => number(picture.reserve?.[seat]?.[clan])),
          picture.disc?.[seat] ? String(picture.disc[seat]) : "–",
          (picture.unused?.[seat] ?? []).join(" ") || "–",
        ]),
        [head("supply"), ...CLANS.map((clan) => number(picture.supply?.[clan])), "", ""],
      ],
    },
  ];
}

/** Castles that a seat's side has on the map. */
export const built = (picture: Carolus, seat: string): number =>
  goal(picture) - (picture.stock?.[sideOf(picture, seat)] ?? 0);

/** I, or IV: a territory by the slot that names it. */
export const landName = (id: string): string => numeral(Number(id.slice(1)) - 1);

const PHASES = ["lay-disc", "play-paladin", "move-emperor", "refill"] as const;

export function phases(scene: Scene<Carolus>): Phase[] {
  const key = scene.asked?.key === "choose-crown" ? "refill" : scene.asked?.key;
  const now = PHASES.findIndex((phase) => phase === key);
  if (now < 0) return [];
  return PHASES.map((phase, i) => ({
    label: words.say(`phase-${phase}`),
    state: i < now ? "done" : i === now ? "now" : "to come",
  }));
}

const PLAYED: readonly string[] = ["placed", "to-court", "moved"] satisfies (keyof Facts)[];

/** The faces of the last throw, until somebody plays on. */
export function thrown(news: readonly Entry[]): (Clan | "crown")[] {
  for (const entry of news.toReversed()) {
    if (PLAYED.includes(entry.key)) return [];
    if (entry.key === "rolled") {
      const faces = entry.args?.["faces"];
      const row = typeof faces === "object" ? faces : String(faces ?? "").split(" ");
      return row.map((face) => String(face).replace("face/", "") as Clan | "crown");
    }
  }
  return [];
}
