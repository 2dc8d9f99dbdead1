import type { BatchReading } from '../nutrition/recipe-nutrients.ts';
import type { Recipe, SupplementLine } from '../recipe/recipe.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { findSupplement } from '../reference/supplements.ts';
import {
  countWords,
  type DoseUnit,
  doseUnit,
  doseWeight,
  leastDose,
  measuredCount,
} from '../units/measured-dose.ts';
import { numberOf } from '../units/written-number.ts';

/** A supplement for the batch, always to be measured carefully. */
export type ScaledSupplement = {
  id: string;
  name: string;
  /** In whole steps: '6 1/2 tablets', '2 1/4 level tsp', '30 g'; 'Leave out' below the smallest step. */
  amount: string;
  /** Its weight, beside a spoon: '12.5 g', '700 mg'; else null. */
  weight: string | null;
  /** Strength and handling: '150 µg iodine each, crushed'; else null. */
  handling: string | null;
  /** Grams of the dose as measured; 0 if it is left out. */
  grams: number;
  /** What rounding to a whole step changes; else null. */
  caution: string | null;
};

const COUNTED = /^(\d[\d./]*(?:\s\d\/\d)?)\s+(?:level )?(tsp|teaspoon|tablet|capsule|drop)s?\b(.*)$/;
const GRAMS = /\(\d[\d.]* m?g\)/;
/** A kitchen scale shows tenths. */
const SCALE_GRAMS = 0.1;

type Counted = { unit: DoseUnit; count: number; rest: string };

/** The dose as a count of spoons, tablets, capsules or drops; null if it is a weight of something without a form. */
function counted({ id, grams, dose }: SupplementLine): Counted | null {
  const [, number, noun = '', rest = ''] = COUNTED.exec(dose) ?? [];
  const unit = doseUnit(/tsp|teaspoon/.test(noun) ? 'spoon' : noun);
  if (number !== undefined && unit !== undefined) return { unit, count: numberOf(number), rest };
  const form = DOSE_FORMS[id];
  const known = form === undefined ? undefined : doseUnit(form.form);
  if (form === undefined || known === undefined) return null;
  const holds = form.holds === undefined ? '' : `, ${form.holds}`;
  return { unit: known, count: grams / form.unitGrams, rest: holds };
}

/** ', 150 µg iodine each, crushed' for that many: strengths are 'each' unless it is one. */
function handlingOf({ unit, rest }: Counted, count: number): string | null {
  const words = rest
    .replace(GRAMS, '')
    .replace(/ each\b/, '')
    .replace(/^(?:,| of\b)/, '')
    .trim();
  if (words === '') return null;
  return count !== 1 && unit !== 'tsp' ? words.replace(/^[^,]+/, '$& each') : words;
}

function cautionOf(unit: DoseUnit | null, asked: number, given: number): string | null {
  if (given === 0)
    return `Less than ${unit === null ? '0.1 g' : leastDose(unit)} cannot be measured: leave it out, or cook more at once.`;
  const percent = Math.round(Math.abs(given / asked - 1) * 100);
  if (percent === 0) return null;
  if (unit === 'drop') return `Give ${given}, not ${given + 1}: too much vitamin D is toxic.`;
  return `Rounded to what can be measured: ${percent}% ${given < asked ? 'less' : 'more'} than the recipe asks.`;
}

/**
 * A supplement scaled to the batch, in whole steps of what measures it; the caution states what the rounding changes.
 * In the recipe as written, too, a dose is rounded unless it is in whole steps.
 * @param scale times the recipe as written
 */
export function scaledSupplement(line: SupplementLine, scale: number): ScaledSupplement {
  const asked = line.grams * scale;
  const same = { id: line.id, name: findSupplement(line.id)?.name ?? line.id };
  const dose = counted(line);
  const count = dose === null ? 0 : dose.count * scale;
  const given = dose === null ? 0 : measuredCount(dose.unit, count);
  // Less than half a capsule of a powder that was weighed is weighed.
  if (dose === null || (given === 0 && !COUNTED.test(line.dose) && asked >= SCALE_GRAMS)) {
    // The nearest tenth, ties down.
    const grams = Math.max(0, Math.ceil(asked / SCALE_GRAMS - 0.5 - 1e-6)) / 10;
    const caution = cautionOf(null, asked, grams);
    if (grams === 0) return { ...same, amount: 'Leave out', weight: null, handling: null, grams, caution };
    const handling = line.dose.replace(/^[\d.]+ g(?:, )?/, '') || null;
    return { ...same, amount: doseWeight(grams), weight: null, handling, grams, caution };
  }
  const { unit } = dose;
  const caution = cautionOf(unit, count, given);
  if (given === 0) return { ...same, amount: 'Leave out', weight: null, handling: null, grams: 0, caution };
  const grams = (asked * given) / count;
  return {
    ...same,
    amount: countWords(unit, given),
    weight: dose.unit === 'tsp' ? doseWeight(grams) : null,
    handling: handlingOf(dose, given),
    grams,
    caution,
  };
}

/**
 * A recipe as it is actually cooked at a scale, still per batch as written: each supplement in the whole steps that cook
 * mode and the shopping list show for that scale. Doses that are left out are removed.
 * @param scale times the recipe as written
 * @param reading for an owner's recipe, the words that its nutrients are computed from
 */
export function dosedBatch(recipe: Recipe, scale: number, reading: BatchReading = recipe): BatchReading {
  const measured = recipe.supplements.map((line) => ({
    ...line,
    grams: scaledSupplement(line, scale).grams / scale,
  }));
  const supplements = reading.supplements.map((line) => {
    const at = measured.findIndex(({ id }) => id === line.id);
    return measured.splice(at, at < 0 ? 0 : 1)[0] ?? line;
  });
  const { ingredientLines, servings, cookedWeightGrams } = reading;
  return {
    ingredientLines,
    servings,
    cookedWeightGrams,
    supplements: supplements.filter(({ grams }) => grams > 0),
  };
}
