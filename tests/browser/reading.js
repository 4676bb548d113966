// Walks the words of a page as a reader would: too small, broken inside, cut off, run over, hard to hit.
(() => {
  const AREAS = ".rubric, .tray, .margin, .stage, .chips, .bottom, .bar, dialog[open]";
  const CLIPS = ["hidden", "clip"];

  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".only-read, [data-unread]");

  /** The size of letters on the screen: drawings are scaled. */
  function sizeOf(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size * (element.currentCSSZoom ?? 1);
  }

  function* texts() {
    for (const area of document.querySelectorAll(AREAS)) {
      if (area.parentElement?.closest(AREAS)) continue; // walked with the area around it
      const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.data.trim() && isSeen(node.parentElement)) yield node;
      }
    }
  }

  const rangeOf = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  };

  /** A word on two lines, unless it may be parted there. */
  function broken(node) {
    const least = node.data.includes("\u00AD") ? 7 : 0.5; // a range may begin with the hyphen before it
    for (const match of node.data.matchAll(/[^\s\u00AD\u2010-\u2015/-]{2,}/g)) {
      const rects = [...rangeOf(node, match.index, match.index + match[0].length).getClientRects()];
      const tops = new Set(rects.filter((one) => one.width > least).map((one) => Math.round(one.top / 4)));
      if (tops.size > 1 && Math.max(...tops) - Math.min(...tops) > 1) return match[0];
    }
    return null;
  }

  /** What hides a part of the words, if anything does. */
  function cut(node) {
    const box = rangeOf(node, 0, node.length).getBoundingClientRect();
    if (box.width === 0) return null;
    for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
      if (one instanceof SVGElement && one.tagName !== "svg") continue;
      const style = getComputedStyle(one);
      const frame = one.getBoundingClientRect();
      if (CLIPS.includes(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2)) return one;
      if (CLIPS.includes(style.overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4)) return one;
      // beyond what can be scrolled through
      if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) return null;
    }
    return null;
  }

  /** The tile or button that the words run out of, if they do. */
  function outside(node) {
    const frame = node.parentElement.closest(".tray [data-thing], .rubric .btn, .chip");
    if (!frame) return null;
    const box = rangeOf(node, 0, node.length).getBoundingClientRect();
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const isOut = box.right > right + 2 || box.left < left - 2 || box.bottom > bottom + 4 || box.top < top - 4;
    return box.width > 0 && isOut ? frame : null;
  }

  const nameOf = (element) => {
    const own = element.closest("[class]");
    return `${own?.tagName.toLowerCase()}.${own?.getAttribute("class").split(" ")[0]}`;
  };

  /** Everything that is not legible on this page, as one line each. */
  function faults({ least, touch = 0 }) {
    const found = new Set();
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + 1) found.add("the page is wider than the screen");
    for (const node of texts()) {
      const element = node.parentElement;
      const text = node.data.trim().slice(0, 40);
      const size = sizeOf(element);
      if (size > 0 && size < least - 0.05) found.add(`${size.toFixed(1)} px: "${text}" in ${nameOf(element)}`);
      const word = broken(node);
      if (word) found.add(`broken: "${word}" in ${nameOf(element)}`);
      const by = cut(node);
      if (by) found.add(`cut: "${text}" in ${nameOf(element)} by ${nameOf(by)}`);
      const frame = outside(node);
      if (frame) found.add(`outside: "${text}" of ${nameOf(frame)}`);
    }
    const rubric = document.querySelector(".rubric");
    if (rubric && rubric.scrollHeight > rubric.clientHeight + 1) {
      found.add(`the rubric overflows: ${rubric.querySelector("p").textContent}`);
    }
    const controls = ".rubric .btn, .tray [data-thing]:not([aria-disabled]), .tray button, .bottom button, .chip, .bar button";
    for (const one of touch ? document.querySelectorAll(controls) : []) {
      if (!isSeen(one)) continue;
      const { width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) < touch - 0.5) {
        found.add(`${Math.round(width)} x ${Math.round(height)}: "${one.textContent.trim().slice(0, 30)}" in ${nameOf(one)}`);
      }
    }
    return [...found];
  }

  window.palatineReader = { faults };
})();
