/**
 * The woodcuts of cards, relics and edifices: a slice of them is loaded when the first of it is
 * drawn. A first game needs the first slices alone.
 */
import listed from "./emblem-icons.json";

const SLICE = 32; // as the plugin cuts them
const LOADERS = [
  () => import("virtual:icons/oath/emblem/0"),
  () => import("virtual:icons/oath/emblem/1"),
  () => import("virtual:icons/oath/emblem/2"),
  () => import("virtual:icons/oath/emblem/3"),
  () => import("virtual:icons/oath/emblem/4"),
  () => import("virtual:icons/oath/emblem/5"),
  () => import("virtual:icons/oath/emblem/6"),
  () => import("virtual:icons/oath/emblem/7"),
];
const SLICES = new Map(Object.keys(listed).map((face, i) => [face, Math.floor(i / SLICE)]));

let woodcuts = $state.raw<Record<string, string>>({});
const asked = new Set<number>();

/** The woodcut of a face; nothing until it has come. */
export const emblem = (face: string): string | undefined => woodcuts[face];

/** Sends for the woodcut of a face, if nobody has. */
export function sendFor(face: string): void {
  const slice = SLICES.get(face);
  const load = slice === undefined ? undefined : LOADERS[slice];
  if (slice === undefined || !load || asked.has(slice)) return;
  asked.add(slice);
  void load().then(
    (module) => (woodcuts = { ...woodcuts, ...module.default }),
    () => asked.delete(slice),
  );
}
