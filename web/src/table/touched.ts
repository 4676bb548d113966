/** Marks on cards and tiles that others touched; on their maps boards draw them themselves. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Scene } from "../games/view";
import { thingOf, type Picture } from "./types";

export const touchMarks =
  (scene: () => Scene<Picture>): Attachment<HTMLElement> =>
  (stage) => {
    const { touched } = scene();
    void tick().then(() => {
      for (const one of stage.querySelectorAll<HTMLElement>("[data-about]")) {
        if (one instanceof HTMLElement) mark(one, touched);
      }
    });
  };

function mark(one: HTMLElement, touched: Scene<Picture>["touched"]): void {
  const thing = thingOf(one.dataset["about"]);
  const by = thing && touched(...thing);
  if (by) one.dataset["touched"] = by;
  else delete one.dataset["touched"];
  if (by) one.style.setProperty("--mover", `var(--pig-${by}, var(--side-${by}))`);
}
