import Gallery from "./pages/Gallery.svelte";
import { start } from "./start.svelte";
import type { View } from "./table/types";

const SAMPLES = import.meta.glob<{ default: View }>("./samples/*.json");

const name = new URLSearchParams(location.search).get("sample") ?? "emperor";
const { default: sample } = await SAMPLES[`./samples/${name}.json`]!();
await start(Gallery, { sample });
