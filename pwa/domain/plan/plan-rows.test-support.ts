import type { Recipe } from '../recipe/recipe.ts';
import { emptyPlan, type Plan } from './plan.ts';
import type { PlannedPet } from './planned-animal.ts';

/** 1000 g of chicken breast, cooked to 1000 g: 1200 kcal, 120 kcal per 100 g, £7.00. */
export function chickenRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    id: 1,
    title: 'Chicken',
    description: 'Poached chicken and nothing else.',
    species: 'dog',
    category: 'adult',
    isOrganic: false,
    role: 'everyday',
    servings: 4,
    prepTime: 10,
    cookTime: 20,
    cookedWeightGrams: 1000,
    storage: { refrigeratorDays: 3, freezerMonths: 3 },
    ingredientLines: [
      { ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken', us: '2 lb chicken' },
    ],
    supplements: [],
    steps: [{ text: 'Poach it.', lines: [0] }],
    nutritionalBenefits: [],
    createdAt: '2025-01-01T00:00:00.000Z',
    imageUrl: null,
    authorName: null,
    ...changes,
  };
}

/** A dog of 600 kcal a day in two meals: 500 g of the chicken. */
export function rex(changes: Partial<PlannedPet> = {}): PlannedPet {
  return {
    id: 'rex',
    species: 'dog',
    name: 'Rex',
    ageMonths: 24,
    weightKg: 10,
    lifeStage: 'adult',
    dailyKcal: 600,
    intakeShare: 1,
    mealsPerDay: 2,
    changeOverDays: null,
    ...changes,
  };
}

/** A plan that starts on Saturday 21 November 2026. */
export function planOf(...rows: Plan['rows']): Plan {
  return { ...emptyPlan('2026-11-21'), rows };
}

export const recipesOf = (...recipes: Recipe[]): Map<number, Recipe> =>
  new Map(recipes.map((recipe) => [recipe.id, recipe]));
