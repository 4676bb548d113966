/** The woodcuts of the townsfolk, loaded when somebody plays: the lobby can do without. */
let woodcuts = $state.raw<Record<string, string>>({});
let asked = false;

/** Siblings and players' copies share one. */
const SIBLINGS = /^(start|hero)_|_(\d|deed|hire|virtue|resource|ink|gold|stone|silver)$/g;

export const emblemName = (card: string): string =>
  `folk_${card.startsWith("printed_") ? "printed" : card.replace(SIBLINGS, "")}`;

export const emblem = (card: string): string | undefined => woodcuts[emblemName(card)];

export function loadEmblems(): void {
  if (asked) return;
  asked = true;
  void import("virtual:icons/viscounts/folk").then((module) => (woodcuts = module.default));
}
