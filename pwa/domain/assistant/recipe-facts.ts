import { completeness } from '../nutrition/completeness.ts';
import { nutrientsPer, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { recipeCostGbp } from '../recipe/cost.ts';
import { difficulty } from '../recipe/difficulty.ts';
import { recipeEnergy } from '../recipe/energy-density.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { chillMinutesOfSteps } from '../recipe/step-durations.ts';
import type { NutrientId } from '../reference/nutrient.ts';
import { auditStoredRecipe } from '../safety/audit/audit-recipe.ts';
import { kcalText } from '../units/energy-text.ts';

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
  /** Time to prepare, cook and chill. */
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
    minutes: recipe.prepTime + recipe.cookTime + chillMinutesOfSteps(recipe.steps.map(({ text }) => text)),
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

/** A figure by which recipes are compared for a wish. */
type Measure = {
  value(facts: RecipeFacts): number | null;
  wants: 'low' | 'high';
  /** The figure in words. */
  words(value: number): string;
};

const percent = (share: number) => `${Math.round(share * 100)}%`;
const grams = (milligrams: number) => `${(milligrams / 1000).toFixed(1)} g`;

const MEASURES_TABLE = {
  'low-fat': {
    value: (facts) => facts.fatShare,
    wants: 'low',
    words: (share) => `${percent(share)} of its energy comes from fat`,
  },
  'high-fat': {
    value: (facts) => facts.fatShare,
    wants: 'high',
    words: (share) => `${percent(share)} of its energy comes from fat`,
  },
  'high-protein': {
    value: (facts) => facts.proteinShare,
    wants: 'high',
    words: (share) => `${percent(share)} of its energy comes from protein`,
  },
  'low-protein': {
    value: (facts) => facts.proteinShare,
    wants: 'low',
    words: (share) => `${percent(share)} of its energy comes from protein`,
  },
  'low-carbohydrate': {
    value: (facts) => facts.carbohydrateShare,
    wants: 'low',
    words: (share) => `${percent(share)} of its energy comes from starch and sugar`,
  },
  fibre: {
    value: (facts) => facts.per1000Kcal('fibre'),
    wants: 'high',
    words: (value) => `${Math.round(value)} g of fibre per 1,000 kcal, more than most here`,
  },
  'low-energy': {
    value: (facts) => facts.kcalPer100g,
    wants: 'low',
    words: (value) => `only ${kcalText(value)} per 100 g, so the bowl stays full`,
  },
  'high-energy': {
    value: (facts) => facts.kcalPer100g,
    wants: 'high',
    words: (value) => `${kcalText(value)} in every 100 g`,
  },
  moist: {
    value: (facts) => facts.kcalPer100g,
    wants: 'low',
    words: (value) => `moist food: only ${kcalText(value)} per 100 g, much of the rest is water`,
  },
  'low-phosphorus': {
    value: (facts) => facts.per1000Kcal('phosphorus'),
    wants: 'low',
    words: (value) => `${grams(value)} of phosphorus per 1,000 kcal, less than most here`,
  },
  'low-sodium': {
    value: (facts) => facts.per1000Kcal('sodium'),
    wants: 'low',
    words: (value) => `${grams(value)} of sodium per 1,000 kcal, less than most here`,
  },
  'low-copper': {
    value: (facts) => facts.per1000Kcal('copper'),
    wants: 'low',
    words: (value) => `${value.toFixed(1)} mg of copper per 1,000 kcal, less than most here`,
  },
  omega: {
    value: (facts) => facts.per1000Kcal('epa-dha'),
    wants: 'high',
    words: (value) => `${grams(value)} of the omega-3 fats EPA and DHA per 1,000 kcal`,
  },
  cheap: {
    value: (facts) => facts.gbpPer1000Kcal,
    wants: 'low',
    words: (value) => `about £${value.toFixed(2)} per 1,000 kcal, less than most here`,
  },
  quick: {
    value: (facts) => facts.minutes,
    wants: 'low',
    words: (value) => `${value} minutes from start to finish`,
  },
  easy: {
    value: (facts) => facts.difficulty,
    wants: 'low',
    words: (value) => `${value} of 5 paws for difficulty`,
  },
} as const satisfies Record<string, Measure>;

export type MeasureId = keyof typeof MEASURES_TABLE;
export const MEASURES: Readonly<Record<MeasureId, Measure>> = MEASURES_TABLE;

/** Rank of each recipe by a measure: 1 for the best of the pool, 0 for the worst; ties are equal, unknowns rank worst. */
export function placesBy(measure: Measure, pool: readonly RecipeFacts[]): (facts: RecipeFacts) => number {
  const values = pool.map((facts) => measure.value(facts)).filter((value) => value !== null);
  return (facts) => {
    const value = measure.value(facts);
    if (value === null || values.length < 2) return 0;
    const beaten = values.filter((other) => (measure.wants === 'low' ? other > value : other < value));
    const equal = values.filter((other) => other === value).length - 1;
    return (beaten.length + equal / 2) / (values.length - 1);
  };
}
