/** The two sides of a campaign, every die by its source. */
import type { Thing } from "../../table/types";
import type { Scene } from "../view";
import type { Campaign, Oath } from "./picture";
import { DENIZENS, POWERS, thingOfPower } from "./tables";
import { faceName, seatName, siteName, YouOr, youOr, isYou } from "./text";
import { words } from "./words";

export interface Row {
  key: string;
  thing: Thing;
  title: string;
  note: string;
  /** Dice that it brings, below zero those that it takes away. */
  dice: number;
}

/** Whose plan a power is, and what it cost. */
function planNote(scene: Scene<Oath>, war: Campaign, power: string): string {
  const at = war.plans.indexOf(power);
  const user = war.planners[at];
  if (user)
    return words.say("board-plan-of", {
      name: youOr(scene, user),
      you: isYou(scene, user) ? "yes" : "no",
    });
  const face = POWERS[power]?.face ?? "";
  return words.say(DENIZENS[face] ? "board-plan" : "board-site-target");
}

export function attackRows(scene: Scene<Oath>, war: Campaign): Row[] {
  const rows: Row[] = [
    {
      key: "force",
      thing: ["symbol", "warband"],
      title: words.say("board-force-of", {
        name: seatName(scene, war.attacker),
        you: isYou(scene, war.attacker) ? "yes" : "no",
      }),
      note: words.say("board-force-chosen", {
        number: war.force_dice,
        all: Math.max(war.attacking_force, war.force_dice),
      }),
      dice: war.force_dice,
    },
  ];
  for (const { power, dice } of war.attack_sources) rows.push(sourceRow(scene, war, power, dice));
  return [...rows, ...remainder(rows, war.attack_dice)];
}

export function defenseRows(scene: Scene<Oath>, war: Campaign): Row[] {
  const { picture } = scene;
  const rows: Row[] = war.targets.map(({ kind, id, dice }) => {
    if (kind === "slot")
      return {
        key: `slot ${id}`,
        thing: ["slot", id!],
        title: siteName(picture, id!),
        note: words.say("board-site"),
        dice,
      };
    if (kind === "relic")
      return {
        key: `relic ${id}`,
        thing: ["relic", id!],
        title: faceName(id!),
        note: words.say("board-relic-of", { name: owner(scene, war) }),
        dice,
      };
    if (kind === "banner")
      return {
        key: `banner ${id}`,
        thing: ["banner", id!],
        title: words.name("banner", id!, "start"),
        note: words.say("board-banner-of", { name: owner(scene, war) }),
        dice,
      };
    return {
      key: "pawn",
      thing: ["seat", war.defender ?? ""],
      title: words.say("board-pawn-and-favor"),
      note: "",
      dice,
    };
  });
  for (const { power, dice } of war.defense_sources) rows.push(sourceRow(scene, war, power, dice));
  return [...rows, ...remainder(rows, war.defense_dice)];
}
const owner = (scene: Scene<Oath>, war: Campaign): string =>
  war.defender ? seatName(scene, war.defender) : "";

function sourceRow(scene: Scene<Oath>, war: Campaign, power: string, dice: number): Row {
  const thing = thingOfPower(power);
  if (thing[0] === "rank") {
    const rank = scene.picture.usurper ? "usurper" : "oathkeeper";
    return {
      key: power,
      thing: ["symbol", rank],
      title: words.name("rank", rank, "start"),
      note: words.say("board-title-dice"),
      dice,
    };
  }
  return {
    key: power,
    thing,
    title: words.name(thing[0], thing[1], "start"),
    note: planNote(scene, war, power),
    dice,
  };
}

/** OA-CAM-10: attack dice below zero defend; whatever else the rows do not say stands in one. */
function remainder(rows: readonly Row[], dice: number): Row[] {
  const rest = dice - rows.reduce((sum, row) => sum + row.dice, 0);
  if (rest === 0) return [];
  return [
    {
      key: "rest",
      thing: ["symbol", "campaign"],
      title: words.say("board-below-zero"),
      note: words.say("board-below-zero-note"),
      dice: rest,
    },
  ];
}

/** 3 swords, 2 double with 2 skulls, 4 hollow: 9 */
export function attackReading(war: Campaign): string {
  const count = (face: string): number => war.attack_roll.filter((one) => one === face).length;
  const parts = (["sword", "double_sword_skull", "hollow_sword"] as const)
    .filter((face) => count(face) > 0)
    .map((face) => words.say(`board-rolled-${face.replaceAll("_", "-")}`, { number: count(face) }));
  return parts.join(", ");
}
export function defenseReading(war: Campaign): string {
  const count = (face: string): number => war.defense_roll.filter((one) => one === face).length;
  const shields = count("shield") + 2 * count("double_shield");
  const doubled = shields * 2 ** count("times_two");
  const parts = [words.say("board-rolled-shields", { number: shields })];
  if (count("times_two") > 0) parts.push(words.say("board-rolled-doubled", { number: doubled }));
  parts.push(words.say("board-rolled-warbands", { number: Math.max(0, war.defense - doubled) }));
  return parts.join(", ");
}

/** What the attacker fights for, as things. */
export const spoilsOf = (war: Campaign): Thing[] =>
  war.targets.map(({ kind, id }) => (kind === "pawn" ? ["seat", war.defender ?? ""] : [kind, id!]));

export const STEPS = [
  "targets",
  "allies",
  "plans",
  "dice",
  "sacrifice",
  "losses",
  "spoils",
] as const;
/** Which step the question belongs to. */
export function stepOf(war: Campaign, key: string | undefined): (typeof STEPS)[number] {
  if (key === "targets" || key === "campaign") return "targets";
  if (key === "attack-dice" || key === "admit" || key === "join") return "allies";
  if (key === "sacrifice") return "sacrifice";
  if (key === "casualties") return "losses";
  if (key && ["garrison", "banish", "burn-favor", "burn-all-favor"].includes(key)) return "spoils";
  if (war.victor) return "spoils";
  return war.defense_roll.length > 0 || war.attack_roll.length > 0 ? "dice" : "plans";
}
export const marches = (scene: Scene<Oath>, war: Campaign): string =>
  words.say("board-marches", {
    name: YouOr(scene, war.attacker),
    other: war.defender
      ? isYou(scene, war.defender)
        ? words.say("board-on-you")
        : seatName(scene, war.defender)
      : words.say("board-on-bandits"),
    you: isYou(scene, war.attacker) ? "yes" : "no",
  });
