const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const GLYPHS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

const DIGITS = String.raw`\d+(?:[.,]\d+)?(?:\s+\d\/\d|\s?[¼½¾⅓⅔])?|\d\/\d|[¼½¾⅓⅔]`;
const ONE_TO_NINE = ONES.slice(1, 10).join('|');
const WORDS = `(?:${Object.keys(TENS).join('|')})(?:[\\s-](?:${ONE_TO_NINE})\\b)?|${ONES.slice(1).join('|')}`;

/** A number as recipes write it, in digits or in words, as the source of a regular expression without groups. */
export const NUMBER = `(?:${DIGITS}|(?:${WORDS})\\b)`;

function fraction(text: string): number {
  const [over = '', under = ''] = text.split('/');
  return Number(over) / Number(under);
}

/** '4 1/2' is 4.5, 'twenty-five' 25, '½' 0.5, 'an' 1; NaN if it is not a number. */
export function numberOf(text: string): number {
  const words = text.trim().toLowerCase();
  if (words === 'a' || words === 'an') return 1;
  const [first = '', second] = words.split(/[\s-]+/);
  const word = ONES.indexOf(first);
  if (word >= 0) return word;
  if (TENS[first] !== undefined) return TENS[first] + (second === undefined ? 0 : ONES.indexOf(second));
  const [, whole = '', rest = ''] = /^(\d+(?:[.,]\d+)?(?!\/))?\s*(\d\/\d|[¼½¾⅓⅔])?$/.exec(words) ?? [];
  if (whole === '' && rest === '') return Number.NaN;
  const part = rest === '' ? 0 : (GLYPHS[rest] ?? fraction(rest));
  return Number(whole.replace(',', '.')) + part;
}
