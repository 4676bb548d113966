/** Why a check needs so many successes and draws so many tokens, in words. */
import type { Scene } from "../view";
import type { Check, Kings } from "./picture";
import { regionName, youOr } from "./text";
import { words } from "./words";

export interface Cause {
  icon: string;
  text: string;
  number: number;
}

const ICONS: Record<Check["causes"][number]["cause"], string> = {
  region: "knight",
  castle: "castle",
  army: "army",
  duke: "duke",
  developments: "invention",
  kind: "success",
};

/** Of the successes that are needed. */
export const causesOf = (check: Check): Cause[] =>
  check.causes.map(({ cause, number }) => ({
    icon: ICONS[cause],
    text: words.say(`board-reason-${cause === "kind" ? check.kind.replaceAll("_", "-") : cause}`),
    number,
  }));

/** Of the tokens that are drawn without paying. */
export const tokensOf = (scene: Scene<Kings>, check: Check): Omit<Cause, "icon">[] =>
  check.tokens.map(({ cause, number, region, seat }) => {
    const name = region ? regionName(region) : seat ? youOr(scene, seat) : "";
    const key = name ? "supports" : cause;
    return { text: words.say(`board-token-${key}`, { name }), number };
  });

/** Odds come in a million. */
export const percent = (odds: number): string => String(Math.round(odds / 10_000));
