import { findIngredient } from '../reference/ingredients.ts';
import type { Recipe } from './recipe.ts';
import {
  FISH_REFRIGERATOR_DAYS,
  OILY_FISH_FREEZER_MONTHS,
  USUAL_FREEZER_MONTHS,
  USUAL_REFRIGERATOR_DAYS,
} from './storage-words.ts';

const OILY_FISH =
  /\b(?:salmon|trout|herrings?|kippers?|mackerel|sardines?|pilchards?|sprats?|anchov(?:y|ies)|smelt|whitebait|eels?)\b/i;
/** Other fish and seafood by name, for lines that no table knows. Some mushrooms are named after oysters. */
const OTHER_FISH =
  /\b(?:[a-z]*fish|seafood|tuna|cod|coley|haddock|hake|pollock|whiting|basa|bream|bass|snapper|tilapia|carp|perch|sole|plaice|flounder|halibut|turbot|prawns?|shrimps?|crabs?|lobsters?|mussels?|clams?|cockles?|oysters?|scallops?|squid|octopus)\b(?! mushroom)/i;

/** A step that freezes the food and waits for it, unlike 'freeze the rest': 'Freeze for at least 4 hours, until solid'. */
const FROZEN =
  /\bfreeze\b[^.]*?\b(?:for (?:at least |about )?(?:\d+|two|three|four|six) hours|overnight|until (?:solid|firm|hard|frozen))\b/i;

/** As an instruction, even if it states no minutes; not 'the cooked potato'. */
const COOKS = /\b(?:simmer|boil|bake|roast|cook|steam|poach|fry|grill|braise|stew)\b/i;

/** As an instruction: not 'thawed, they are a puddle'. */
const THAWS = /(?<!\b(?:not|never) )\b(?:thaw|defrost)\b/i;

/** Parts of a recipe that decide how long it keeps. */
type Storable = {
  ingredientLines: readonly { ingredientId: string | null; metric?: string }[];
  steps: readonly { text: string }[];
  cookTime: number;
};

/** Food that its steps freeze, and neither cook nor thaw, is eaten frozen: yogurt cubes. */
const isFrozenTreat = ({ steps, cookTime }: Storable) =>
  cookTime === 0 &&
  steps.some(({ text }) => FROZEN.test(text)) &&
  !steps.some(({ text }) => COOKS.test(text) || THAWS.test(text));

/** The name of the fish in a line: its id, else its words; undefined without one. */
function fishOf({ ingredientId, metric = '' }: Storable['ingredientLines'][number]): string | undefined {
  if (ingredientId !== null)
    return findIngredient(ingredientId)?.category === 'fish' ? ingredientId : undefined;
  // Their oils keep.
  const name = metric.replace(/\b\S+ (?:liver )?oil\b/gi, '');
  return OILY_FISH.test(name) || OTHER_FISH.test(name) ? name : undefined;
}

/**
 * How long food keeps, by its ingredients: fish and seafood two days in the refrigerator, everything else three;
 * frozen three months, two with oily fish. Food that is eaten frozen has no days in the refrigerator. Applies to every
 * recipe.
 */
export function storageRule(recipe: Storable): Recipe['storage'] {
  const fish = recipe.ingredientLines.flatMap((line) => fishOf(line) ?? []);
  const hasFish = fish.length > 0;
  const isOily = fish.some((name) => OILY_FISH.test(name));
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
