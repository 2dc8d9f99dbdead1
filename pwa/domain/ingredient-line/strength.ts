import type { NutrientId } from '../reference/nutrient.ts';
import { memoised } from '../units/memoised.ts';
import { type Holds, type LabelAmount, type NamedNutrient, namedNutrients } from './label-nutrients.ts';
import { plainNumbers, tidyLine } from './line-text.ts';
import { digitsForWords, withDigits } from './number-words.ts';

/** A dose as stated on a label: content of one, and the number. */
export type StrengthLine = {
  /** Nutrients of one tablet, drop or spoon, in the units of `NUTRIENTS`. */
  holdsEach: Holds;
  /** Grams of the product in one, if the label states that: '1000 mg fish oil capsules', '900 mg calcium carbonate'. */
  gramsEach: number | null;
  /** Null if the line states no count. */
  count: number | null;
  /** The line without strengths, counts and forms: the product's name. */
  name: string;
};

const AMOUNT = String.raw`\d+(?:\.\d+)?`;
const STRENGTH = new RegExp(
  String.raw`(${AMOUNT})\s?(k)?\s?(iu|i\.u\.?|international units|units|mg|milligrams?|mcg|µg|μg|ug|micrograms?|g|grams?)(?![a-z])`,
  'gi',
);
const FORM_WORDS =
  'tablets?|tabs?|capsules?|caps|softgels?|gelcaps?|pills?|caplets?|lozenges?|chews?|chewables?|gumm(?:y|ies)|drops?|sachets?|pumps?|sprays?|scoops?';
const SOLID =
  /\b(?:tablets?|tabs?|capsules?|caps|softgels?|gelcaps?|pills?|caplets?|lozenges?|chews?|chewables?|gumm(?:y|ies))\b/i;
const FORM = new RegExp(String.raw`\b(${FORM_WORDS})\b`, 'i');
const PLURAL = new RegExp(String.raw`\b(?:${FORM_WORDS})\b`, 'gi');
const NUMBER = String.raw`(\d+(?:\.\d+)?\s?[½¼¾⅓⅔]|\d+\s\d\/\d|\d\/\d|\d+(?:\.\d+)?|[½¼¾⅓⅔])`;
const RANGE = String.raw`${NUMBER}(?:\s?-\s?|\s(?:to|or)\s)${NUMBER}|${NUMBER}`;
/** Quick check: a line with a strength contains a unit other than grams, a solid form or a salt. */
const MAY_STATE =
  /iu|i\.u|units|mg|milligr|mc|[µμ]|ug|micro|\b(?:tab|cap|softgel|gelcap|pill|lozenge|chew|gumm)|(?:ate|ide|ite)\b|selenom/i;
/** Numbers that belong to names and packs, not to doses. */
const NO_COUNT = [
  /\b(?:pack|bottle|box|tub|jar|packet)s? of \d+(?: (?:tablets|capsules|softgels|pills))?/gi,
  /\bomega[ -]?[369](?:\/\d)*\b/gi,
  /\b\d\d\/\d\d\b|\b\d+(?:\.\d+)?\s?%/g,
  /\b(?!x)[a-z]{1,2}-?\d{1,2}\b/gi,
];
const PER = new RegExp(
  String.raw`^\s*(?:each|per|\/|a|in each|in (?:a|one))\s*(?:1\s)?(ml|tsp|teaspoon|tbsp|${FORM_WORDS})\b`,
  'i',
);
const IN_TOTAL = /\b(?:in total|in all|altogether|total)\b/i;
const PER_DAY = /\b(?:daily|(?:a|per|every|each) (?:day|week|meal))\b/i;
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** Without a tablet, milligrams of a powder are those of the whole. */
const POWDER = /powder/i;
/** 'label: 500 mg taurine each' speaks of nutrients. */
const LABEL = /\blabel:/i;
/** Above any dose. */
const MAX_COUNT = 1000;

function amountOf(
  value: string,
  thousand: string | undefined,
  word: string,
): LabelAmount & { isGrams: boolean } {
  const unit = word.toLowerCase();
  const isActivity = /^(?:iu|i\.u|int|units)/.test(unit);
  // '50.000 IU': a full stop groups thousands on the Continent.
  const number = Number(isActivity && /^\d{1,3}\.\d{3}$/.test(value) ? value.replace('.', '') : value);
  const amount = number * (thousand === undefined ? 1 : 1000);
  if (isActivity) return { iu: amount, isGrams: false };
  if (/^(?:mc|µ|μ|ug|micro)/.test(unit)) return { mg: amount / 1000, isGrams: false };
  return unit.startsWith('m') ? { mg: amount, isGrams: false } : { mg: amount * 1000, isGrams: true };
}

function numberOf(text: string): number {
  const parts = text
    .trim()
    .replace(/([½¼¾⅓⅔])/g, ' $1')
    .trim()
    .split(/\s+/);
  return parts.reduce((sum, part) => {
    const [over = Number.NaN, under = 1] = part.split('/').map(Number);
    return sum + (FRACTIONS[part] ?? over / under);
  }, 0);
}

const COUNTS = [
  // '2 tablets', '10 iron tablets'
  new RegExp(
    String.raw`(?<![\d.,])(?:${RANGE})\s*(?:[x×]\s*)?(?:of\s+)?(?:[a-z-]+\s+){0,3}(?:${FORM_WORDS})\b`,
    'i',
  ),
  // '2 x', 'x 2', '5 of'
  new RegExp(String.raw`(?<![\d.,])(?:${RANGE})\s*(?:[x×*]|of)(?=\s|$)`, 'i'),
  new RegExp(String.raw`(?:^|\s)[x×*]\s*(?:${RANGE})(?![\d.,])`, 'i'),
  // first, last or alone in a bracket
  new RegExp(String.raw`^(?:${RANGE})(?=\s)`, 'i'),
  new RegExp(String.raw`(?:^|[,:(;]\s*|\s)(?:${RANGE})\s*\)?$`, 'i'),
];

/** The count in the rest of a line; null if there is none. */
function countOf(rest: string): number | null {
  for (const pattern of COUNTS) {
    const match = pattern.exec(rest);
    const numbers =
      match
        ?.slice(1)
        .filter((group) => group !== undefined)
        .map(numberOf) ?? [];
    if (numbers.length === 0) continue;
    const count = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    return count > 0 && count <= MAX_COUNT ? count : null;
  }
  return null;
}

/** Whether the text names forms and all of them in the plural: 'capsules' without a count. */
function isPlural(rest: string): boolean {
  const forms = rest.match(PLURAL) ?? [];
  return forms.length > 0 && forms.every((form) => /s$/i.test(form));
}

type Strength = { at: number; end: number; amount: LabelAmount; isGrams: boolean };

function strengthsOf(text: string): Strength[] {
  return [...text.matchAll(STRENGTH)].map((match) => {
    const { isGrams, ...amount } = amountOf(match[1] ?? '', match[2], match[3] ?? '');
    return { at: match.index, end: match.index + match[0].length, amount, isGrams };
  });
}

/** Characters between a strength and a name; '65 mg iron' is nearer than 'iron 65 mg'. */
function gapOf(strength: Strength, { at, end }: NamedNutrient): number {
  return at >= strength.end ? at - strength.end : strength.at - end + 0.5;
}

/** Content by all strengths of a text: each nutrient takes the strength nearest to its name; null if it has none. */
function holdsOf(named: readonly NamedNutrient[], strengths: readonly Strength[]): Holds | null {
  const nearest = new Map<number, { gap: number; holds: Holds }>();
  for (const name of named) {
    for (const strength of strengths) {
      const holds = name.holds(strength.amount);
      const gap = gapOf(strength, name);
      if (holds !== null && gap < (nearest.get(name.row)?.gap ?? Number.POSITIVE_INFINITY)) {
        nearest.set(name.row, { gap, holds });
      }
    }
  }
  if (nearest.size === 0) return null;
  const all: Holds = {};
  for (const { holds } of nearest.values()) {
    for (const [id, amount] of Object.entries(holds)) {
      all[id as NutrientId] = (all[id as NutrientId] ?? 0) + amount;
    }
  }
  return all;
}

/**
 * Parses a dose by the strength on its label, in any order: '1 capsule vitamin D3 50,000 IU', 'zinc 15 mg x 2
 * tablets', 'vitamin A capsules, 5 of 100,000 IU', '2 × 400 IU vitamin E'. Null if the line states no strength.
 */
export const readStrength = memoised((line): StrengthLine | null => {
  const tidy = tidyLine(line);
  if (!MAY_STATE.test(tidy)) return null;
  const text = withDigits(plainNumbers(tidy));
  const strengths = strengthsOf(text);
  const isSolid = SOLID.test(text);
  const named = namedNutrients(text);
  const isCompound = named.length > 0 && named.every((nutrient) => nutrient.isCompound);
  const used = strengths.filter(({ isGrams, at }) => !isGrams || isSolid || (isCompound && at === 0));
  if (used.length === 0) return null;
  const isDose = named.length > 0 && (used.some(({ isGrams }) => !isGrams) || isSolid || isCompound);
  if ((!isDose && !isSolid) || (!isSolid && !isCompound && POWDER.test(text) && !LABEL.test(text)))
    return null;
  let rest = text;
  for (const { at, end } of strengths.toReversed()) {
    const after = rest.slice(end).replace(PER, ' $1 ');
    rest = `${rest.slice(0, at)} ${after}`;
  }
  for (const pattern of NO_COUNT) rest = rest.replace(pattern, ' ');
  rest = digitsForWords(
    rest
      .replace(/\s+/g, ' ')
      .replace(/\s+([,;)])/g, '$1')
      .trim(),
  );
  const isTotal = IN_TOTAL.test(text);
  const found = isTotal ? 1 : countOf(rest.replace(/\bhalf an? /gi, '½ '));
  const count = PER_DAY.test(text) ? null : (found ?? (isPlural(rest) ? null : 1));
  const name = text
    .replace(STRENGTH, ' ')
    .replace(PLURAL, ' ')
    .replace(/[()]|(?:^|\s)[x×*]?\s*[\d½¼¾⅓⅔][\d.,/½¼¾-]*(?:\s*[x×*])?(?=[\s,:;]|$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;]+|[\s,:;]+$/g, '');
  const form = text.search(FORM);
  const first = used.toSorted((a, b) => Math.abs(a.end - form) - Math.abs(b.end - form))[0];
  if (!isDose) {
    const mg = first !== undefined && 'mg' in first.amount ? first.amount.mg : null;
    // Micrograms state a nutrient, never the weight of a tablet.
    return mg === null || mg < 1 ? null : { holdsEach: {}, gramsEach: mg / 1000, count, name };
  }
  const holdsEach = holdsOf(named, used);
  const amount = used.length === 1 && isCompound ? used[0]?.amount : undefined;
  const gramsEach = amount !== undefined && 'mg' in amount ? amount.mg / 1000 : null;
  return holdsEach === null ? null : { holdsEach, gramsEach, count, name };
});
