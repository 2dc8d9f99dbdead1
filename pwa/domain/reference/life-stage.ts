import type { Category } from './category.ts';

/** Life stages that key the requirements; 'reproduction' is pregnant or nursing. */
export const LIFE_STAGES = ['adult', 'senior', 'growth', 'reproduction'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

/** The stage a recipe is judged for: growth if it is for puppies or kittens, else adult. */
export function recipeLifeStage(recipe: { category: Category }): 'adult' | 'growth' {
  return recipe.category === 'puppy' || recipe.category === 'kitten' ? 'growth' : 'adult';
}

const GROWN_AT_MONTHS = 12;
const SENIOR_AT_MONTHS = 84;

/** The stage of an animal of that age, by the bounds of the calculators: growth under a year, senior from seven. */
export function lifeStageOfAge(ageMonths: number): 'growth' | 'adult' | 'senior' {
  if (ageMonths < GROWN_AT_MONTHS) return 'growth';
  return ageMonths < SENIOR_AT_MONTHS ? 'adult' : 'senior';
}

/** Mistakes do lasting harm at these stages, so no recipe should be fed for long without asking a vet. */
export function needsVet(stage: LifeStage): boolean {
  return stage === 'growth' || stage === 'reproduction';
}
