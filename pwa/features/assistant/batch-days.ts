import type { CatProfile } from '#domain/pet/cat-profile';
import { petEnergy } from '#domain/pet/daily-energy';
import type { DogProfile } from '#domain/pet/dog-profile';
import { recipeEnergy } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';

/**
 * Whole days that a batch lasts as the pet's bowl, by its chosen energy less what it eats besides and the recipe's own; null for a treat,
 * and for a batch that lasts less than a day.
 */
export function batchDays(recipe: Recipe, pet: DogProfile | CatProfile): number | null {
  if (recipe.role === 'occasional') return null;
  const days = Math.floor(recipeEnergy(recipe).batchKcal / petEnergy(pet).bowlKcal);
  return days >= 1 ? days : null;
}
