/** What the things of this board are: lands, clans, discs, courts. */
import type { About, Scene } from "../view";
import { CLANS, goal, seatsOf, sideOf, type Carolus, type Clan } from "./picture";
import { runs } from "./ring";
import { clanName, cubesInWords, landName, strengthsInWords, youOr } from "./text";
import { words } from "./words";

const isClan = (id: string): id is Clan => (CLANS as readonly string[]).includes(id);

export function about(scene: Scene<Carolus>, kind: string, id: string): About | null {
  if (kind === "territory" || (kind === "target" && id !== "court")) return land(scene, id);
  if (kind === "colour" && isClan(id)) return clan(scene, id);
  if (kind === "target" || kind === "court") return court(scene, id);
  if (kind === "disc") return disc(scene, id);
  if (kind === "emperor") {
    return {
      name: words.say("board-emperor"),
      text: [words.say("about-emperor")],
      state: [
        { lines: [words.say("board-land", { numeral: landName(scene.picture.emperor ?? "") })] },
      ],
      rules: ["CM-EMP-1", "CM-EMP-2", "CM-EMP-3"],
    };
  }
  return null;
}

function land(scene: Scene<Carolus>, id: string): About {
  const { picture } = scene;
  const run = runs(picture).find((one) => one.id === id);
  const owner = picture.owner?.[id];
  const cubes = cubesInWords(picture.cubes?.[id]);
  const lines = [
    ...(owner
      ? [
          words.say("board-castles-of", {
            side: `side/${owner}`,
            number: picture.castles?.[id] ?? 0,
          }),
        ]
      : []),
    ...(cubes ? [cubes] : []),
    words.say("board-strengths", { strengths: strengthsInWords(scene, id) }),
    ...(picture.emperor === id ? [words.say("board-emperor-here")] : []),
  ];
  return {
    name: words.say("board-land", { numeral: landName(id) }),
    text: [words.say("about-land", { number: run?.count ?? 1 })],
    state: [{ lines }],
    rules: owner ? ["CM-TAK-1", "CM-TAK-3", "CM-MRG-1"] : ["CM-CAS-1", "CM-CAS-2", "CM-MRG-1"],
  };
}

function clan(scene: Scene<Carolus>, id: Clan): About {
  const { picture } = scene;
  const holder = picture.holder?.[id];
  return {
    name: words.say("board-paladin", { colour: `colour/${id}` }),
    text: [words.say("about-clan")],
    state: [
      {
        lines: [
          holder
            ? words.say("board-held-by", { name: youOr(scene, holder) })
            : words.say("board-held-by-nobody"),
          words.say("board-pile", { colour: `colour/${id}`, number: picture.supply?.[id] ?? 0 }),
        ],
      },
      {
        head: words.say("board-courts"),
        lines: seatsOf(picture).map(
          (seat) => `${youOr(scene, seat)}: ${picture.court?.[seat]?.[id] ?? 0}`,
        ),
      },
    ],
    rules: ["CM-CTL-1", "CM-CTL-2", "CM-CTL-3"],
  };
}

function court(scene: Scene<Carolus>, id: string): About {
  const seat = id === "court" ? (scene.asked?.seat ?? scene.mine[0] ?? "") : id;
  const { picture } = scene;
  return {
    name: id === "court" ? words.say("board-own-court") : youOr(scene, seat),
    text: [words.say("board-courts-about")],
    state: [
      {
        lines: CLANS.map(
          (one) =>
            `${clanName(one)}: ${picture.court?.[seat]?.[one] ?? 0}${picture.holder?.[one] === seat ? " ✓" : ""}`,
        ),
      },
    ],
    rules: ["CM-CTL-1", "CM-CTL-2"],
  };
}

function disc(scene: Scene<Carolus>, id: string): About {
  const { picture } = scene;
  const laid = seatsOf(picture).filter((seat) => String(picture.disc?.[seat]) === id);
  return {
    name: words.say("board-disc", { number: Number(id) }),
    text: [words.say("about-disc", { number: Number(id) })],
    state: laid.map((seat) => ({
      pigment: sideOf(picture, seat),
      lines: [
        words.say("board-other-laid", { name: youOr(scene, seat), number: Number(id) }),
        words.say("about-castles", {
          number: picture.stock?.[sideOf(picture, seat)] ?? 0,
          all: goal(picture),
        }),
      ],
    })),
    rules: ["CM-DSC-5", "CM-DSC-2", "CM-DSC-4"],
  };
}
