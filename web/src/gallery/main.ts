/**
 * Tables without a server: `?sample=<game>/<name>`, with `next` what follows an answer, or
 * `?tile=<game>`, the board at rest. Without any of these a list of what there is.
 */
import components from "virtual:components";
import { start } from "../start.svelte";
import { lay } from "../table/components";
import { ALL, see } from "../table/minutes";
import type { Picture, View } from "../table/types";
import AtRest from "./AtRest.svelte";
import Gallery from "./Gallery.svelte";
import Listing from "./Listing.svelte";

for (const one of Object.values(components)) lay(one);
see(ALL); // nothing opens by itself over a sample

// a folder per game; tile.json holds the picture for the lobby's tile, others hold views
const SAMPLES = import.meta.glob<unknown>(["../samples/*/*.json", "!../samples/*/asks.json"], {
  import: "default",
});
const pathOf = (name: string): string => `../samples/${name}.json`;
const asked = new URLSearchParams(location.search);

async function open<T>(name: string | null): Promise<T | undefined> {
  return name === null ? undefined : ((await SAMPLES[pathOf(name)]?.()) as T | undefined);
}

const game = asked.get("tile");
const picture = game && (await open<Picture>(`${game}/tile`));
const sample = await open<View>(asked.get("sample"));
if (game && picture) await start(AtRest, { game, picture });
else if (sample) await start(Gallery, { sample, next: await open<View>(asked.get("next")) });
else await start(Listing, { names: Object.keys(SAMPLES).map((path) => path.slice(11, -5)) });
