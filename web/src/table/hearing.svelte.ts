/** What is heard at a table: what was told, whose turn it is, the end. */
import { untrack } from "svelte";
import type { GameView } from "../games/view";
import { settings } from "./settings.svelte";
import { soundOf, sounds } from "./sounds";
import type { Table } from "./table.svelte";

/** `isEnd` says whether the end has been seen; who comes later hears none. */
export function hear(table: Table, game: () => GameView, isEnd: () => boolean): void {
  $effect(() => {
    sounds.isOn = settings.sounds;
  });
  $effect(() => sounds.attach());

  let heard = untrack(() => table.told.length);
  $effect(() => {
    const lines = table.told;
    const isBack = table.at !== null;
    untrack(() => {
      const fresh = isBack ? [] : lines.slice(heard);
      heard = lines.length;
      const { dice, cards = ["card"] } = game();
      const sound = soundOf(fresh, dice, cards);
      if (sound) sounds.play(sound);
    });
  });

  let wasMine = untrack(() => table.question !== null);
  $effect(() => {
    const isMine = table.question !== null && !table.film.isPlaying;
    if (isMine && !wasMine) sounds.play("turn");
    wasMine = isMine;
  });

  let hasRung = untrack(isEnd);
  $effect(() => {
    if (!isEnd() || hasRung) return;
    hasRung = true;
    sounds.play("end");
  });
}

/** Sounds on or off, and a word that says which. */
export function switchSounds(table: Table): void {
  settings.sounds = !settings.sounds;
  table.notice = { key: settings.sounds ? "table-sounds-on" : "table-sounds-off", rules: [] };
}
