import type { NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex, nutrientRow } from '../reference/nutrient-table.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { memoised } from '../units/memoised.ts';
import { type UnitId, unitKind } from '../units/units.ts';
import { IN_ALL } from './amount.ts';
import { AmountReader } from './amount-grammar.ts';
import { type Holds, type LabelAmount, type NamedNutrient, namedNutrients } from './label-nutrients.ts';
import { plainNumbers, tidyLine } from './line-text.ts';

/** A dose as stated on a label: content of one, and the number. */
export type StrengthLine = {
  /** Nutrients of one tablet, drop or spoon, in the units of `NUTRIENTS`. */
  holdsEach: Holds;
  /** Grams of the product in one, if the label states that: '1000 mg fish oil capsules', '900 mg calcium carbonate'. */
  gramsEach: number | null;
  /** Null if the line states no count. */
  count: number | null;
  /** The line without numbers and forms: the product's name. */
  name: string;
};

const SOLID_WORDS =
  'tablets?|tabs?|capsules?|caps|softgels?|gelcaps?|pills?|caplets?|lozenges?|chews?|chewables?|gumm(?:y|ies)';
const SOLID = new RegExp(String.raw`\b(?:${SOLID_WORDS})\b`, 'i');
const FORM_WORDS = `${SOLID_WORDS}|drops?|sachets?|pumps?|sprays?|scoops?`;
const FORM = new RegExp(String.raw`\b(?:${FORM_WORDS})\b`, 'gi');
const FORM_AFTER = new RegExp(String.raw`^(?:[x×]\s*)?(?:of\s+)?(?:[a-z-]+\s+){0,3}(?:${FORM_WORDS})\b`, 'i');
const FORMS = new Set<UnitId>(['tablet', 'capsule', 'drop', 'pouch', 'squirt', 'scoop']);
/** Quick check: a line with a strength contains a unit other than grams, a solid form or a salt. */
const MAY_STATE =
  /iu|i\.u|units|mg|milligr|mc|[µμ]|ug|micro|\b(?:tab|cap|softgel|gelcap|pill|lozenge|chew|gumm)|(?:ate|ide|ite)\b|selenom/i;
const IN_A_PACK = /\b(?:pack|bottle|box|tub|jar|packet)s? of $/i;
/** 'per tablet', '/drop', 'each 1 ml' */
const PER = new RegExp(
  String.raw`(?:each|per|\/|a|in each|in (?:a|one))\s*1?\s?(?=(?:ml|tsp|teaspoon|tbsp|${FORM_WORDS})\b)`,
  'iy',
);
const PER_DAY = /\b(?:daily|(?:a|per|every|each) (?:day|week|meal))\b/i;
/** Without a tablet, milligrams of a powder are those of the whole. */
const POWDER = /powder/i;
/** 'label: 500 mg taurine each' states nutrients. */
const LABEL = /\blabel:/i;
/** Above any dose. */
const MAX_COUNT = 1000;

type Span = { at: number; end: number };
type Strength = Span & { amount: LabelAmount; isGrams: boolean };
type Count = Span & { value: number; isOfForm: boolean };

function amountOf(value: number, unit: UnitId): LabelAmount {
  if (unit === 'iu') return { iu: value };
  return { mg: unit === 'mcg' ? value / 1000 : unit === 'g' ? value * 1000 : value };
}

/** The strengths of a text, and the other numbers that may count. */
function numbersOf(text: string, named: readonly Span[]): { strengths: Strength[]; counts: Count[] } {
  const reader = new AmountReader(text);
  const strengths: Strength[] = [];
  const counts: Count[] = [];
  let read = 0;
  for (const token of [0, ...reader.numbers]) {
    const measure = token >= read ? reader.measure(token) : null;
    if (measure === null) continue;
    const { unit, low, high, next } = measure;
    const [at, value] = [reader.offset(token), (low + high) / 2];
    PER.lastIndex = reader.offset(next);
    const end = PER.test(text) ? PER.lastIndex : reader.offset(next);
    read = reader.indexAt(end);
    if (unit === 'iu' || unit === 'mg' || unit === 'mcg' || unit === 'g') {
      strengths.push({ at, end, amount: amountOf(value, unit), isGrams: unit === 'g' });
    } else if (unit === null || unitKind(unit) !== 'mass') {
      const isOfForm = (unit !== null && FORMS.has(unit)) || FORM_AFTER.test(text.slice(end));
      counts.push({ at, end, value, isOfForm });
    }
  }
  const isCount = ({ at, value }: Count) =>
    value > 0 &&
    value <= MAX_COUNT &&
    !IN_A_PACK.test(text.slice(0, at)) &&
    !named.some((name) => name.at <= at && at < name.end);
  return { strengths, counts: counts.filter(isCount) };
}

/** The number of tablets: before a form, else first, last, beside an 'x' or before a strength. */
function countOf(text: string, counts: readonly Count[], strengths: readonly Strength[]): number | undefined {
  const isBeside = ({ at, end }: Count) =>
    at === 0 ||
    /^\s*(?:\)?$|[x×*]|of\b)/i.test(text.slice(end)) ||
    /[x×*]\s*$/i.test(text.slice(0, at)) ||
    strengths.some((strength) => strength.at === end);
  return (counts.find(({ isOfForm }) => isOfForm) ?? counts.find(isBeside))?.value;
}

/** Whether the text names forms and all of them in the plural: 'capsules' without a count. */
function isPlural(text: string): boolean {
  const forms = text.match(FORM) ?? [];
  return forms.length > 0 && forms.every((form) => /s$/i.test(form));
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

function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans
    .toSorted((a, b) => b.at - a.at)
    .reduce((rest, { at, end }) => `${rest.slice(0, at)} ${rest.slice(end)}`, text);
}

/**
 * Parses a dose by the strength on its label, in any order: '1 capsule vitamin D3 50,000 IU', 'zinc 15 mg x 2
 * tablets', 'vitamin A capsules, 5 of 100,000 IU', '2 × 400 IU vitamin E'. Null if the line states no strength.
 */
export const readStrength = memoised((line): StrengthLine | null => {
  const tidy = tidyLine(line);
  if (!MAY_STATE.test(tidy)) return null;
  const text = plainNumbers(tidy).replace(/\b(?:(?:international )?units|i\.u\b\.?)/gi, 'IU');
  const named = namedNutrients(text);
  const { strengths, counts } = numbersOf(text, named);
  const isSolid = SOLID.test(text);
  const isDose = named.length > 0;
  const isCompound = isDose && named.every((nutrient) => nutrient.isCompound);
  const used = strengths.filter(({ isGrams, at }) => !isGrams || isSolid || (isCompound && at === 0));
  const form = text.search(FORM);
  const [first] = used.toSorted((a, b) => Math.abs(a.end - form) - Math.abs(b.end - form));
  if (first === undefined || (!isDose && !isSolid)) return null;
  if (!isSolid && !isCompound && POWDER.test(text) && !LABEL.test(text)) return null;
  const found = IN_ALL.test(text) ? 1 : countOf(text, counts, strengths);
  const count = PER_DAY.test(text) ? null : (found ?? (isPlural(text) ? null : 1));
  const name = withoutSpans(text, [...strengths, ...counts])
    .replace(FORM, ' ')
    .replace(/[()]|\s[x×*](?=\s|$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;]+|[\s,:;]+$/g, '');
  const mg = 'mg' in first.amount ? first.amount.mg : null;
  // Micrograms state a nutrient, never the weight of a tablet.
  if (!isDose) return mg === null || mg < 1 ? null : { holdsEach: {}, gramsEach: mg / 1000, count, name };
  const holdsEach = holdsOf(named, used);
  const gramsEach = used.length === 1 && isCompound && mg !== null ? mg / 1000 : null;
  return holdsEach === null ? null : { holdsEach, gramsEach, count, name };
});

/** Grams of a food or product of the tables by the only nutrient on its label; null if it states several. */
export function gramsHolding(id: string | null, holds: Holds): number | null {
  const [held, more] = Object.entries(holds);
  if (id === null || held === undefined || more !== undefined) return null;
  const per100g = nutrientRow(id)?.[nutrientIndex(held[0] as NutrientId)] ?? 0;
  return per100g > 0 ? (held[1] / per100g) * 100 : null;
}

/** Total content of a dose; null if no count is stated. */
export function holdsInAll({ holdsEach, count }: StrengthLine): Holds | null {
  if (count === null) return null;
  return Object.fromEntries(Object.entries(holdsEach).map(([id, each]) => [id, each * count])) as Holds;
}

/**
 * Grams of the table's product in a dose stated by label strength: 50,000 IU of vitamin D are 3.5 g of the drops.
 * Null without a count or if the table has no such product.
 */
export function strengthGrams(strength: StrengthLine, id: string | null): number | null {
  const { gramsEach, count } = strength;
  if (gramsEach !== null) return count === null || id === null ? null : gramsEach * count;
  const holds = holdsInAll(strength);
  return holds === null || id === null || DOSE_FORMS[id] === undefined ? null : gramsHolding(id, holds);
}
