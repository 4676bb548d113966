// Plays at a table page by clicking what is lit, as a very quick person would.
(() => {
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const click = (element) =>
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  /** Elements that would bring the question a step further; those of the last step first. */
  function lit() {
    const curtain = all(".curtain .btn");
    if (curtain.length > 0) return curtain;
    for (const state of ["armed", "target"]) {
      const found = all(`[data-thing][data-state="${state}"]`);
      if (found.length > 0) return found;
    }
    const armed = all(".rubric .btn.gold:not(:disabled)");
    if (armed.length > 0) return armed;
    // things may be picked on and on, so the way that names them is as good as one more of them
    return all('[data-thing][data-state="may"], .rubric [data-option], .rubric [data-way]');
  }

  const version = () => Number(document.querySelector("[data-version]")?.dataset.version ?? -1);
  const isOver = () => document.querySelector(".result") !== null;

  /** A small generator, so that a game that went wrong can be played again. */
  function dice(seed) {
    let state = seed >>> 0;
    return (most) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 4294967296) * most);
    };
  }

  /** Clicks until so many answers were given, something is seen, or the match is over. */
  async function play({ answers = Infinity, seed = 1, patience = 120000, until = "", hurry = 0 } = {}) {
    const random = dice(seed);
    /** Whoever is in a hurry takes the buttons, done and pass among them, before the board. */
    const preferred = (found) => {
      const buttons = found.filter((one) => one.closest(".rubric"));
      return buttons.length > 0 && random(1000) < hurry * 1000 ? buttons : found;
    };
    const isSeen = () => until !== "" && document.querySelector(until) !== null;
    let given = 0;
    let clicks = 0;
    let waited = Date.now();
    while (given < answers && !isOver() && !isSeen()) {
      if (document.querySelector('.rubric[aria-busy="true"]')) {
        await sleep(8); // something was picked: where it can go is being asked
        continue;
      }
      const found = lit();
      if (found.length === 0) {
        if (Date.now() - waited > patience) {
          throw new Error(`nothing is lit: ${document.querySelector(".rubric")?.textContent}`);
        }
        await sleep(8);
        continue;
      }
      waited = Date.now();
      const before = version();
      const wanted = preferred(found);
      click(wanted[random(wanted.length)]);
      clicks++;
      await sleep(0);
      if (lit().length > 0) continue; // a step of the same question
      // an answer is on its way, or the only thing to pick was picked and its ways are asked for
      const isOpen = () => version() === before && lit().length === 0;
      while (isOpen() && Date.now() - waited < patience) await sleep(4);
      if (version() !== before) given++;
    }
    return { given, clicks, over: isOver() };
  }

  window.palatinePlayer = { lit, play, isOver, version };
})();
