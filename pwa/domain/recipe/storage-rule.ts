import { findIngredient } from '../reference/ingredients.ts';
import type { Recipe } from './recipe.ts';
import {
  FISH_REFRIGERATOR_DAYS,
  OILY_FISH_FREEZER_MONTHS,
  USUAL_FREEZER_MONTHS,
  USUAL_REFRIGERATOR_DAYS,
} from './storage-words.ts';

const OILY_FISH =
  /^(?:salmon|trout|herring|kipper|mackerel|sardines?|pilchards?|sprats?|anchov(?:y|ies)|smelt)\b/;

/** A step that freezes the food and waits for it, unlike 'freeze the rest': 'Freeze for at least 4 hours, until solid'. */
const FROZEN =
  /\bfreeze\b[^.]*?\b(?:for (?:at least |about )?(?:\d+|two|three|four|six) hours|overnight|until (?:solid|firm|hard|frozen))\b/i;

/** Parts of a recipe that decide how long it keeps. */
type Storable = {
  ingredientLines: readonly { ingredientId: string | null }[];
  steps: readonly { text: string }[];
  cookTime: number;
};

/** Food that is never cooked and frozen by its steps is eaten frozen: yogurt cubes. */
const isFrozenTreat = ({ steps, cookTime }: Storable) =>
  cookTime === 0 && steps.some(({ text }) => FROZEN.test(text));

/**
 * How long food keeps, by its ingredients: fish and seafood two days in the refrigerator, everything else three;
 * frozen three months, two with oily fish. Food that is eaten frozen has no days in the refrigerator. Applies to every
 * recipe.
 */
export function storageRule(recipe: Storable): Recipe['storage'] {
  const ids = recipe.ingredientLines.flatMap(({ ingredientId }) =>
    ingredientId === null ? [] : [ingredientId],
  );
  const hasFish = ids.some((id) => findIngredient(id)?.category === 'fish');
  const isOily = ids.some((id) => OILY_FISH.test(id) && findIngredient(id)?.category === 'fish');
  const chilledDays = hasFish ? FISH_REFRIGERATOR_DAYS : USUAL_REFRIGERATOR_DAYS;
  return {
    refrigeratorDays: isFrozenTreat(recipe) ? 0 : chilledDays,
    freezerMonths: isOily ? OILY_FISH_FREEZER_MONTHS : USUAL_FREEZER_MONTHS,
  };
}

/** A recipe as written; its storage times are derived from its lines and steps. */
export type WrittenRecipe = Omit<Recipe, 'storage'>;

/** The recipe with storage times by the current rule, whatever was stored. */
export function withStorage<Written extends WrittenRecipe>(
  recipe: Written,
): Written & Pick<Recipe, 'storage'> {
  return { ...recipe, storage: storageRule(recipe) };
}
