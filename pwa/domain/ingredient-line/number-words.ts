import { COUNT_WORDS, numberOf } from '../units/written-number.ts';

/** A range joins numbers of one kind, so 'twenty-five' is not one. */
const START = new RegExp(
  `^(${COUNT_WORDS})(?:(\\s*-\\s*|\\s+(?:to|or)\\s+)(${COUNT_WORDS}))?(?:-(?=[a-z]))?`,
  'i',
);

/** A head that begins with number words or fractions of one. */
const MAY_HOLD = new RegExp(
  `^(?:[½¼¾⅓⅔]|\\d+\\s+(?:and|an?|dozen)\\s|[13]/|(?:an?|between|couple|half|dozen|few|little|bit|some|third|quarter|small|medium|large|big|generous|good|${COUNT_WORDS})(?![a-z]{2}))`,
  'i',
);

/** Amounts in words at the start of a line, in matching order. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^between\s+(\S{1,8})\s+and\s+/i, '$1-'],
  [/^(?:a\s+)?couple\s+(?:of\s+)?/i, '2 '],
  [/^(?:half\s+an?|an?\s+half)\s+dozen\s+/i, '6 '],
  [/^(?:an?\s+|one\s+)?dozen\s+(?:of\s+)?/i, '12 '],
  [/^(?:an?\s+)?(?:few|little|bit\s+of|some)\s+/i, ''],
  [/^some\s+/i, ''],
  [/^(?:an?|one)\s+([a-z]{2,6})\s+and\s+a\s+half\s+(?:of\s+)?/i, '1 1/2 $1 '],
  [/^three[\s-]quarters?\s+(?:of\s+)?(?:an?\s+)?/i, '3/4 '],
  [/^two[\s-]thirds?\s+(?:of\s+)?(?:an?\s+)?/i, '2/3 '],
  [/^(?:an?[\s-]+|one[\s-]+)?third\s+(?:of\s+)?(?:an?\s+)?/i, '1/3 '],
  [/^(?:an?[\s-]+|one[\s-]+)?quarter\s+(?:of\s+)?(?:an?\s+)?/i, '1/4 '],
  [/^(?:an?[\s-]+|one[\s-]+)?half[\s-]+(?:of\s+)?(?:an?\s+)?/i, '1/2 '],
  [/^([½¼¾⅓⅔]|1\/2|1\/4|3\/4)\s+(?:of\s+)?an?\s+/i, '$1 '],
  [/^an?\s+x\s+/i, '1 x '],
  [/^an?\s+(?!hundred\b)(?=[a-z\d])/i, '1 '],
  [
    /^(?=(?:small|medium|large|big|generous|good)\s+(?:bunch|handful|head|sprig|knob|splash|glug|drizzle|dollop|pinch|squeeze)\b)/i,
    '1 ',
  ],
];

/** The head of a line with the number words at its start as digits: 'one and a half cups' is '1 1/2 cups'. */
export function digitsForWords(head: string): string {
  if (!MAY_HOLD.test(head)) return head;
  let text = head;
  for (const [pattern, digits] of PHRASES) {
    const read = text.replace(pattern, digits);
    if (read !== text) return read;
  }
  text = text.replace(START, inDigits);
  return text
    .replace(/^(\d+)\s+and\s+(?:a\s+)?half\s+/i, '$1 1/2 ')
    .replace(/^(\d+)\s+and\s+(?:a\s+)?(?:quarter\s+|1\/4\s+|¼\s*)/i, '$1 1/4 ')
    .replace(/^(\d+)\s+and\s+(?=\d\/\d)/i, '$1 ')
    .replace(/^(\d+)\s+(?:an?\s+)?dozen\s+/i, (_, count: string) => `${Number(count) * 12} `);
}

function inDigits(whole: string, first: string, join?: string, second?: string): string {
  const end = whole.endsWith('-') ? ' ' : '';
  return `${second === undefined ? numberOf(first) : `${numberOf(first)}${join}${numberOf(second)}`}${end}`;
}

const ANYWHERE = new RegExp(`\\b(${COUNT_WORDS})(?:-(?=[a-z]))?`, 'gi');

/** A text with every number word in it as digits: 'three 25 mg tablets', 'capsules, two'. */
export function withDigits(text: string): string {
  return text.replace(ANYWHERE, (whole, words: string) => inDigits(whole, words));
}
