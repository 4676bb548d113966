/** What jsdom leaves out of a browser. */
if (typeof window !== "undefined") window.matchMedia ??= (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
