import type { IngredientLine, Recipe, Step } from '../recipe/recipe.ts';
import { portionOunces, portionText } from '../units/portion-text.ts';
import { isMetricWord } from './amount-in-unit.ts';
import type { Batch } from './batch.ts';
import { scaledLine, volumeOf } from './scaled-line.ts';
import { replaceAmounts, type StepAmount, scaledMeasures } from './step-amounts.ts';

export type ScaledStep = {
  text: string;
  /** Whether it counts pieces or tins of the recipe as written. */
  countsPieces: boolean;
  /** Whether it keeps an amount of the recipe as written, because it is of no ingredient of the step. */
  keepsAmount: boolean;
};

/** '7 portions of about 290 g (10 oz)'. */
const PORTIONS = /\b(\d+) (portions|slices|small plates) of about (\d+) g(?: \([^)]*\))?/g;
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

const isNear = (amount: number, other: number) => Math.abs(amount - other) <= 0.03 * other;

/** The line of the step with that weight or volume: the number in the text is then the line's, for the whole batch. */
function lineOf({ base }: StepAmount, lines: readonly IngredientLine[]): IngredientLine | undefined {
  return lines.find((line) =>
    'grams' in base
      ? isNear(base.grams, line.grams)
      : isNear(base.ml, (volumeOf(line.metric) ?? volumeOf(line.us))?.ml ?? 0),
  );
}

/** The words of a text that may name a food, each in the singular. */
const namingWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?:es|s)$/, ''));

const LAST_NAMED = 4;
/** Words after which another food or what is done with it begins. */
const NEXT = /[.,;:()]|\b(?:and|with|in|into|to|for|over|on|until|or)\b/i;

/** Often no line of a recipe. */
const WATER = 'water';

/** Whether the words after an amount name a food of the step, or water: '2 lb' of 'of the turkey'. */
function namesLine({ after }: StepAmount, lines: readonly IngredientLine[]): boolean {
  const next = namingWords(after.replace(/^\.?\s/, '').split(NEXT, 1)[0] ?? '').slice(0, LAST_NAMED);
  return (
    next.includes(WATER) ||
    lines.some(({ metric, us }) =>
      namingWords(`${metric.split(',', 1)[0]} ${us.split(',', 1)[0]}`).some((word) => next.includes(word)),
    )
  );
}

const isSpoonOf = ({ word, after }: StepAmount) => /spoons?$/i.test(word) && /^ of\b/.test(after);

const US_LAST = /\b(?:cups?|oz|lb|tbsp|tsp)\)$/;
const VOLUME = /\b(?:cups?|tbsp|tsp)\b/;

/** The same amount in another unit for the batch, as the line writes it if both are cups and spoons or both are not. */
function againFor({ again, word }: StepAmount, line: IngredientLine | undefined, scale: number): string {
  const us = line === undefined ? '' : scaledLine(line, scale, 'us').amount;
  const isUs = again.startsWith(' (') && US_LAST.test(again) && isMetricWord(word);
  const isAlike = us !== '' && VOLUME.test(again) === VOLUME.test(us);
  return isUs && isAlike ? ` (${us})` : scaledMeasures(again, scale);
}

/**
 * The text of a step scaled to a batch: amounts of the step's ingredients, spoons, and the portions at the end. Times,
 * temperatures and sizes stay; piece counts and amounts of nothing in the step stay too and are marked as those of the
 * recipe as written.
 */
export function scaledStep(
  step: Step,
  recipe: Pick<Recipe, 'ingredientLines' | 'servings'>,
  batch: Batch,
): ScaledStep {
  if (batch.scale === 1 && batch.portions === recipe.servings) {
    return { text: step.text, countsPieces: false, keepsAmount: false };
  }
  const { scale } = batch;
  const portions = portionsText(batch);
  const lines = step.lines.flatMap((index) => recipe.ingredientLines[index] ?? []);
  let keepsAmount = false;
  const text = replaceAmounts(
    step.text.replace(PORTIONS, (all, count: string, word: string) =>
      Number(count) === recipe.servings ? portions(all, count, word) : all,
    ),
    (amount) => {
      if (amount.isSize) return null;
      const line = lineOf(amount, lines);
      if (line === undefined && !namesLine(amount, lines) && !isSpoonOf(amount)) {
        keepsAmount ||= !amount.isRemark;
        return null;
      }
      return `${amount.times(scale)}${againFor(amount, line, scale)}`;
    },
  );
  return { text, countsPieces: PIECES.test(step.text), keepsAmount };
}
