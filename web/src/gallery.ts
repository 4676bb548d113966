import Gallery from "./pages/Gallery.svelte";
import { start } from "./start.svelte";
import type { View } from "./table/types";

const SAMPLES = import.meta.glob<View>("./samples/*.json", { import: "default" });

/** The sample that a parameter of the address names. */
async function named(parameter: string): Promise<View | undefined> {
  const name = new URLSearchParams(location.search).get(parameter);
  return name ? SAMPLES[`./samples/${name}.json`]?.() : undefined;
}

const [sample, next] = await Promise.all([named("sample"), named("next")]);
const first = sample ?? (await SAMPLES["./samples/emperor.json"]!());
await start(Gallery, { sample: first, next });
