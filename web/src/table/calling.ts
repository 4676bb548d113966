/**
 * Calls whoever is asked while the page is hidden: a mark on icon and title, and a notification
 * where the browser allows one (HTTPS or this machine) and the person wanted it.
 */
export interface Call {
  /** What is told, and of which table. */
  title: string;
  body: string;
  tag: string;
}

type Notify = Pick<Notification, "close"> & { onclick: ((event: Event) => unknown) | null };

/** What a browser has for it, to be replaced in tests. */
export interface Doors {
  permission(): NotificationPermission | "none";
  ask(): Promise<NotificationPermission>;
  notify(call: Call): Notify;
  isHidden(): boolean;
}

const REAL: Doors = {
  permission: () =>
    typeof Notification === "undefined" || !isSecureContext ? "none" : Notification.permission,
  ask: () => Notification.requestPermission(),
  notify: ({ title, body, tag }) => new Notification(title, { body, tag }),
  isHidden: () => document.hidden,
};

const MARK = "● ";

export class Caller {
  #doors: Doors;
  #shown: Notify | null = null;
  #called = "";

  constructor(doors: Doors = REAL) {
    this.#doors = doors;
  }

  /** Whether notifications can be had at all. */
  get isPossible(): boolean {
    return !["none", "denied"].includes(this.#doors.permission());
  }

  /** Asks the browser; false if it says no. Only ever after a click. */
  async allow(): Promise<boolean> {
    const now = this.#doors.permission();
    if (now === "none" || now === "denied") return false;
    return now === "granted" || (await this.#doors.ask()) === "granted";
  }

  /** Somebody is asked; `question` names it, so that nobody is called twice for one. */
  call(call: Call, question: string, wanted: boolean): void {
    if (!this.#doors.isHidden()) return this.quiet();
    mark(true);
    if (question === this.#called) return;
    this.#called = question;
    if (!wanted || this.#doors.permission() !== "granted") return;
    try {
      this.#shown?.close();
      this.#shown = this.#doors.notify(call);
      this.#shown.onclick = () => {
        focus();
        this.quiet();
      };
    } catch {
      this.#shown = null; // some telephones have none without a worker
    }
  }

  /** Nothing waits any more, or somebody looks. */
  quiet(): void {
    mark(false);
    this.#shown?.close();
    this.#shown = null;
  }
}

/** Marks title and icon. */
export function mark(on: boolean): void {
  const plain = document.title.startsWith(MARK)
    ? document.title.slice(MARK.length)
    : document.title;
  const title = on ? MARK + plain : plain;
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  icon.dataset["plain"] ??= icon.getAttribute("href") ?? "";
  const href = on ? "/icon-turn.svg" : icon.dataset["plain"];
  if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

export const caller = new Caller();
