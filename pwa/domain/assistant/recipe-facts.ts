import { completeness } from '../nutrition/completeness.ts';
import { nutrientsPer, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { recipeCostGbp } from '../recipe/cost.ts';
import { difficulty } from '../recipe/difficulty.ts';
import { recipeEnergy } from '../recipe/energy-density.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { NutrientId } from '../reference/nutrient.ts';
import { auditStoredRecipe } from '../safety/audit/audit-recipe.ts';

/** Metabolisable energy of a gram, modified Atwater (AAFCO, NRC 2006). */
const KCAL_PER_GRAM = { protein: 3.5, fat: 8.5, carbohydrate: 3.5 };

/** Facts that recommendations rank and cite, all computed from the recipe. */
export type RecipeFacts = {
  recipe: Recipe;
  /** Shares of the energy, 0 to 1, summing to 1. */
  proteinShare: number;
  fatShare: number;
  carbohydrateShare: number;
  kcalPer100g: number;
  /** Pounds; null if nothing can be priced. */
  gbpPer1000Kcal: number | null;
  /** Preparation and cooking time. */
  minutes: number;
  difficulty: number;
  per1000Kcal(nutrient: NutrientId): number;
  /** Whether it meets every AAFCO minimum of that stage. */
  meets(stage: 'adult' | 'growth' | 'reproduction'): boolean;
  /** No toxic food, by the safety engine. */
  isSafe(): boolean;
};

function once<T>(compute: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

function factsOf(recipe: Recipe): RecipeFacts {
  const nutrients = recipeNutrients(recipe);
  const per1000Kcal = nutrientsPer(nutrients, '1000kcal');
  const protein = per1000Kcal('protein') * KCAL_PER_GRAM.protein;
  const fat = per1000Kcal('fat') * KCAL_PER_GRAM.fat;
  const carbohydrate =
    Math.max(0, per1000Kcal('carbohydrate') - per1000Kcal('fibre')) * KCAL_PER_GRAM.carbohydrate;
  const whole = protein + fat + carbohydrate || 1;
  const { batchKcal, kcalPer100gCooked } = recipeEnergy(recipe);
  const { batchGbp } = recipeCostGbp(recipe);
  const verdictFor = (lifeStage: 'adult' | 'growth' | 'reproduction') =>
    completeness(nutrients, { standard: 'AAFCO', species: recipe.species, lifeStage }).verdict === 'met';
  const stages = {
    adult: once(() => verdictFor('adult')),
    growth: once(() => verdictFor('growth')),
    reproduction: once(() => verdictFor('reproduction')),
  };
  return {
    recipe,
    proteinShare: protein / whole,
    fatShare: fat / whole,
    carbohydrateShare: carbohydrate / whole,
    kcalPer100g: kcalPer100gCooked,
    gbpPer1000Kcal: batchGbp === null || batchKcal <= 0 ? null : (batchGbp / batchKcal) * 1000,
    minutes: recipe.prepTime + recipe.cookTime,
    difficulty: difficulty(recipe),
    per1000Kcal,
    meets: (stage) => stages[stage](),
    isSafe: once(() => auditStoredRecipe(recipe).isValid),
  };
}

const known = new WeakMap<Recipe, RecipeFacts>();

/** The facts of a recipe, cached per object. */
export function recipeFacts(recipe: Recipe): RecipeFacts {
  const facts = known.get(recipe) ?? factsOf(recipe);
  known.set(recipe, facts);
  return facts;
}
