import { parseIngredient } from 'parse-ingredient';
import { memoised } from '../units/memoised.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../units/units.ts';

export type Amount = {
  quantity: number | null;
  /** The upper end of a range. */
  quantityMax: number | null;
  unit: UnitId | null;
  /** The rest of the text. */
  rest: string;
};

/** Longer than any real amount and name; bounds the cost of patterns with look-behind. */
const MAX_READ = 120;
const MAX_QUANTITY = 100_000;
/** '1/2 1/2 1/2 …' is not an amount, and slow to reject. */
const ONLY_NUMBERS = /^[\d\s.,/⁄_+eE\p{No}-]{24}/u;
/** 'pinch salt' is one; 'tin sardines' needs an 'of', since it may only describe. */
const BY_ITSELF = new Set<UnitId>([
  ...(['pinch', 'dash', 'handful', 'bunch', 'knob', 'splash', 'glug', 'drizzle'] as const),
  ...(['dollop', 'squeeze', 'sprinkle'] as const),
]);
/** A number that is part of the name: 'omega 3', 'vitamin D3'. */
const NAME_WITH_NUMBER = /(?:omega[\s-]*\d|\b[a-wyz]\d{1,2})$/i;

const spellings = (words: readonly string[]) => [
  ...words,
  ...words.filter((word) => word.length <= 4).map((word) => `${word}.`),
];
const spellingsOf = (id: UnitId) => spellings(UNITS[id].words);

const OPTIONS = {
  additionalUOMs: Object.fromEntries(
    UNIT_IDS.map((id) => [`unit ${id}`, { short: '', plural: '', alternates: spellingsOf(id) }]),
  ),
  // Sizes are read with the name, and 'dozen' is a number.
  ignoreUOMs: 'large lg lg. medium med med. md md. small sm sm. dozen dz dz.'.split(' '),
  round: false as const,
};

const UNIT_OF_SPELLING = new Map<string, UnitId>();
for (const id of UNIT_IDS) {
  for (const word of spellingsOf(id)) {
    UNIT_OF_SPELLING.set(word, id);
    const lower = word.toLowerCase();
    if (!UNIT_OF_SPELLING.has(lower)) UNIT_OF_SPELLING.set(lower, id);
  }
}

/** Whether a text begins with a digit or a fraction sign. */
export function startsWithNumber(text: string): boolean {
  return /^\.?[\d\p{No}]/u.test(text);
}

/** The unit that a word means, 'T' being a tablespoon and 't' a teaspoon; null for any other word. */
export function unitOfWord(word: string): UnitId | null {
  return UNIT_OF_SPELLING.get(word) ?? UNIT_OF_SPELLING.get(word.toLowerCase()) ?? null;
}

/** The lower and the upper end; '1-1/2' is how Americans write one and a half. */
function endsOf(first: number, second: number | null): [number, number | null] {
  if (second === null || second === first) return [first, null];
  if (second < 1 && Number.isInteger(first)) return [first + second, null];
  return second > first ? [first, second] : [second, first];
}

/**
 * The amount at the start of a text ('2-3 carrots', '400g beef', '½ lb') or at its end ('carrots: 200 g', 'eggs x2').
 * Never throws; a text without an amount is returned whole.
 */
export const readAmount = memoised((text) => plainAmount(text) ?? anyAmount(text));

/** Fast path for the usual form '400 g chicken breast'. */
const PLAIN = /^(\d{1,5}(?:\.\d{1,3})?) (g|kg|ml|tsp|tbsp) ((?!of )[a-z]{3,}(?:[ -][a-z]{3,})*)$/;

function plainAmount(text: string): Amount | null {
  const [, quantity = '', unit = '', rest = ''] = PLAIN.exec(text) ?? [];
  return rest === '' || unitOfWord(rest) !== null
    ? null
    : { quantity: Number(quantity), quantityMax: null, unit: unit as UnitId, rest };
}

function anyAmount(text: string): Amount {
  const none: Amount = { quantity: null, quantityMax: null, unit: null, rest: text };
  const leads = startsWithNumber(text);
  if (ONLY_NUMBERS.test(text) || (!leads && NAME_WITH_NUMBER.test(text))) return none;
  if (!leads && text.length > MAX_READ) return none;
  const read = parseIngredient([text.slice(0, MAX_READ)], OPTIONS)[0];
  if (read === undefined) return none;

  let rest = `${read.description}${text.slice(MAX_READ)}`.trim();
  let unit = read.unitOfMeasureID?.startsWith('unit ') ? (read.unitOfMeasureID.slice(5) as UnitId) : null;
  // A length ('2 cm piece of ginger') is not an amount, nor is an absurdly large number.
  const isOther = read.unitOfMeasureID !== null && unit === null;
  if (isOther || (read.quantity ?? 0) > MAX_QUANTITY || (read.quantity2 ?? 0) > MAX_QUANTITY) return none;
  if (read.quantity === null) {
    const isAmount = unit !== null && (BY_ITSELF.has(unit) || /^\S+\s+of\s/i.test(text));
    return isAmount ? { quantity: 1, quantityMax: null, unit, rest } : none;
  }
  if (unit === null && unitOfWord(rest) !== null) {
    unit = unitOfWord(rest);
    rest = '';
  }
  const [quantity, quantityMax] = endsOf(read.quantity, read.quantity2);
  return { quantity, quantityMax, unit, rest };
}
