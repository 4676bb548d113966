/** What every page needs before it is drawn: styles, settings, words. */
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount, type Component } from "svelte";
import { settings } from "./table/settings.svelte";
import { speak } from "./table/words.svelte";

/** Mounts a page once its words are there; later changes of settings apply at once. */
export async function start<P extends Record<string, unknown>>(
  Page: Component<P>,
  props: P,
): Promise<void> {
  settings.load();
  await speak(settings.language);
  $effect.root(() => {
    $effect(() => settings.apply());
    $effect(() => void speak(settings.language));
  });
  mount(Page, { target: document.getElementById("app")!, props });
}
