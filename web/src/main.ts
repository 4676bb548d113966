import Lobby from "./pages/Lobby.svelte";
import { start } from "./start.svelte";

await start(Lobby, {});
