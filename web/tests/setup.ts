import components from "virtual:components";
import { lay } from "../src/table/components";

// there is no server to send them
for (const game of Object.values(components)) lay(game);

/** What jsdom leaves out of a browser. */
if (typeof window !== "undefined")
  window.matchMedia ??= (media: string): MediaQueryList => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });

// nothing opens by itself over a page that is tested
if (typeof localStorage !== "undefined") localStorage.setItem("palatine-minutes", '["*"]');

if (typeof window !== "undefined") {
  // nothing has a size there, so nothing ever changes it
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

if (typeof HTMLDialogElement !== "undefined") {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement): void {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
