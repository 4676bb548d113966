/** Where a long Russian word may be broken: browsers without a dictionary would not know. */
const SOFT = "\u00AD";
const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
const SIGN = "[йьъ]";
const LETTER = "[а-яё]";

const rule = (before: string, after: string): RegExp =>
  new RegExp(`(${before})(?=${after})`, "giu");
const RULES = [
  rule(SIGN, LETTER + LETTER),
  rule(VOWEL, VOWEL + LETTER),
  rule(VOWEL + CONSONANT, CONSONANT + VOWEL),
  rule(CONSONANT + VOWEL, CONSONANT + VOWEL),
  rule(VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL),
  rule(VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL),
];
const LONG = 8; // letters from which on a word may be broken

/** A name with soft hyphens in its long words, three letters away from both ends. */
export const softened = (name: string): string =>
  name.replace(/[а-яё]+/giu, (word) => {
    if (word.length < LONG) return word;
    const whole = RULES.reduce((text, one) => text.replace(one, `$1${SOFT}`), word);
    let [at, kept] = [0, ""];
    for (const part of whole.split(SOFT)) {
      const isEdge = at < 3 || word.length - at < 3;
      kept += (at === 0 || isEdge ? "" : SOFT) + part;
      at += part.length;
    }
    return kept;
  });
