import { GameWords } from "../../table/words.svelte";

export const words = new GameWords("oath");
