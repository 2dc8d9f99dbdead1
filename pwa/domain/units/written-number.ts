const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** These multiply: 'three quarters' is three times a quarter. */
const FACTORS: Readonly<Record<string, number>> = {
  ...{ half: 1 / 2, third: 1 / 3, thirds: 1 / 3, quarter: 1 / 4, quarters: 1 / 4, couple: 2, hundred: 100 },
};

// Every repetition is bounded, so that matching takes linear time.
const GAP = String.raw`[\s‐‑-]{1,4}`;
/** '½', and '1⁄2' with the fraction slash that copying produces. */
const GLYPH = String.raw`(?:[¼-¾⅐-⅞]|\d⁄[1-9])`;
const GLYPHS = new RegExp(GLYPH, 'g');
const SLASHED = String.raw`\d\/[1-9]`;
const SHARE = String.raw`(?:(?:an?|one)${GAP})?(?:half|third|quarter)\b|three${GAP}quarters?\b|two${GAP}thirds?\b`;
const DIGITS = String.raw`\d{1,6}(?:[.,]\d{1,3})?|(?<!\.)\.\d{1,3}`;
const DIGIT = ONES.slice(1, 10).join('|');
const BELOW_HUNDRED = String.raw`(?:(?:${TENS.join('|')})(?:${GAP}(?:${DIGIT})\b)?|${ONES.slice(1).join('|')})`;

/** A whole number in words as the source of a regular expression without groups: 'two', 'one hundred and twenty-five'. */
export const COUNT_WORDS = String.raw`(?:(?:an?|${DIGIT})${GAP}hundred(?:(?:${GAP}and)?${GAP}${BELOW_HUNDRED})?|${BELOW_HUNDRED})\b`;

const WORDS = String.raw`(?:${COUNT_WORDS}|(?:a${GAP})?couple(?:${GAP}of)?\b)`;
// Ranges ascend, so '1-1/2' isn't a range.
const BESIDE = String.raw`(?:\s{1,2}|\s{0,2}[‐-―−-]\s{0,2})${SLASHED}|\s{0,2}[‐-―−-]?\s{0,2}${GLYPH}`;

/** A part of one as the source of a regular expression without groups: '1/2', '½', 'a half', 'three quarters'. */
export const FRACTION = `(?:${SLASHED}|${GLYPH}|${SHARE})`;

/** A number as recipes write it, in digits or in words, as the source of a regular expression without groups. */
export const NUMBER = `(?:(?:${SHARE})(?:(?<!third)|(?=${GAP}of))|(?:${DIGITS}|${WORDS})(?:${BESIDE}|${GAP}(?:and|&)${GAP}${FRACTION})?|${SLASHED}|${GLYPH})`;

function valueOfWord(word: string): number {
  if (word === 'a' || word === 'an') return 1;
  if (ONES.includes(word)) return ONES.indexOf(word);
  if (TENS.includes(word)) return 20 + 10 * TENS.indexOf(word);
  const [over = '', under = '1'] = word.split(/[/⁄]/);
  return Number(over.replace(',', '.')) / Number(under);
}

/** '4 1/2' and 'four and a half' are 4.5, 'twenty-five' 25, '½' 0.5, 'an' 1; NaN if it is not a number. */
export function numberOf(text: string): number {
  const words =
    text
      .toLowerCase()
      .replace(GLYPHS, ' $&')
      .normalize('NFKC')
      .match(/[^\s‐-―−-]+/g) ?? [];
  if (words.length === 0) return Number.NaN;
  let [sum, term] = [0, 0];
  for (const word of words) {
    const factor = FACTORS[word];
    if (word === 'and' || word === '&') [sum, term] = [sum + term, 0];
    else if (factor !== undefined) term = (term || 1) * factor;
    else if (word !== 'of') term += valueOfWord(word);
  }
  return sum + term;
}
