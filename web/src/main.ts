import App from "./App.svelte";
import { start } from "./start.svelte";

await start(App, {});
