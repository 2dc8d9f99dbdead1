import type { IngredientLine, Recipe, Step } from '../recipe/recipe.ts';
import { lateFormat } from '../text/late-format.ts';
import { portionOunces, portionText } from '../units/portion-text.ts';
import { NUMBER, numberOf } from '../units/written-number.ts';
import type { Batch } from './batch.ts';
import { exactCount, householdCount } from './scaled-amount.ts';
import { scaledLine } from './scaled-line.ts';

export type ScaledStep = {
  text: string;
  /** Whether it counts pieces or tins of the recipe as written. */
  countsPieces: boolean;
};

const whole = lateFormat(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 }));

/** '7 portions of about 290 g (10 oz)'. */
const PORTIONS = /\b(\d+) (portions|slices|small plates) of about (\d+) g(?: \([^)]*\))?/g;
/** '800 ml (3 1/3 cups)', '250 g (9 oz)'. */
const MEASURED = /\b(\d[\d,]*) (ml|g)\b(?: \([^)]*(?:cups?|oz|lb|tbsp|tsp)\))?/g;
const SPOONS = new RegExp(String.raw`(?<![\w.,/])(${NUMBER})\s+(table|tea|dessert)spoons?\b(?= of\b)`, 'gi');
/** '48 small biscuits', '20 by 30 cm'. */
const PIECES =
  /\b(?:\d+|(?:a )?hundred)\s+(?:\w+\s+)?(?:biscuits|coins|patties|(?:meat)?balls|discs|squares|cubes|pieces|parcels|servings|pots|logs)\b|\d+ by \d+ cm\b/i;

function portionsText({
  portions,
  portionGrams,
}: Batch): (all: string, count: string, word: string) => string {
  const grams = portionText(portionGrams, 'metric');
  const ounces = portionOunces(portionGrams);
  return (_all, _count, word) => {
    const noun = portions === 1 ? word.replace(/s$/, '') : word;
    return `${portions} ${noun} of about ${grams}${ounces === null ? '' : ` (${ounces})`}`;
  };
}

/** The line of the step with that weight: the number in the text is then the line's, for the whole batch. */
function lineOf(
  grams: number,
  step: Step,
  { ingredientLines }: Pick<Recipe, 'ingredientLines'>,
): IngredientLine | undefined {
  return step.lines
    .flatMap((index) => ingredientLines[index] ?? [])
    .find((line) => Math.abs(line.grams - grams) <= 0.03 * line.grams);
}

/**
 * The text of a step scaled to a batch: amounts that match the step's ingredients, spoons, and the portions at the
 * end. Times, temperatures and sizes stay; piece counts stay too and are marked as those of the recipe as written.
 */
export function scaledStep(
  step: Step,
  recipe: Pick<Recipe, 'ingredientLines' | 'servings'>,
  batch: Batch,
): ScaledStep {
  if (batch.scale === 1 && batch.portions === recipe.servings) {
    return { text: step.text, countsPieces: false };
  }
  const { scale } = batch;
  const portions = portionsText(batch);
  const text = step.text
    .replace(PORTIONS, (all, count: string, word: string) =>
      Number(count) === recipe.servings ? portions(all, count, word) : all,
    )
    .replace(MEASURED, (all, number: string, unit: string) => {
      const amount = Number(number.replace(',', ''));
      const line = lineOf(amount, step, recipe);
      if (line === undefined) return all;
      const scaled = Math.max(1, Math.round(amount * scale));
      const us = scaledLine(line, scale, 'us').amount;
      return `${whole().format(scaled)} ${unit}${all.includes('(') ? ` (${us})` : ''}`;
    })
    .replace(SPOONS, (_all, number: string, size: string) => {
      const count = numberOf(number) * scale;
      return `${householdCount(count) ?? exactCount(count)} ${size}spoon${count > 1 ? 's' : ''}`;
    });
  return { text, countsPieces: PIECES.test(step.text) };
}
