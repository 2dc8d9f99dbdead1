import type { CatProfile } from '#domain/pet/cat-profile';
import { dailyEnergy } from '#domain/pet/daily-energy';
import type { DogProfile } from '#domain/pet/dog-profile';
import { petAnimal } from '#domain/pet/energy-animal';
import { recipeEnergy } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';

/**
 * Whole days that a batch lasts as the pet's only food, by its chosen energy and the recipe's own; null for a treat,
 * and for a batch that lasts less than a day.
 */
export function batchDays(recipe: Recipe, pet: DogProfile | CatProfile): number | null {
  if (recipe.role === 'occasional') return null;
  const perDay = dailyEnergy(petAnimal(pet), pet.dailyEnergyKcal).kcal;
  const days = Math.floor(recipeEnergy(recipe).batchKcal / perDay);
  return days >= 1 ? days : null;
}
