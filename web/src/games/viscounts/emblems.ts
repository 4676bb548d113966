/** The woodcut of a townsfolk: siblings and players' copies share one. */
const SIBLINGS = /^(start|hero)_|_(\d|deed|hire|virtue|resource|ink|gold|stone|silver)$/g;

export const emblem = (card: string): string =>
  card.startsWith("printed_") ? "townsfolk_pile" : `folk_${card.replace(SIBLINGS, "")}`;
