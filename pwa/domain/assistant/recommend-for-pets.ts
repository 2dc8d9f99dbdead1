import { clashesOf } from '../pet/clashes.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeFoods } from '../recipe/recipe-foods.ts';
import type { Species } from '../reference/species.ts';
import type { AssistantSearch } from './answers.ts';
import { limitSentences } from './explanation.ts';
import type { AskingPet } from './for-pet.ts';
import { recommend } from './recommend.ts';

/**
 * Recommends as `recommend` does, but never a recipe that has, or may have, what a pet of its species avoids; says so, and
 * what a pet's conditions change.
 * @param pets at most one of each species
 */
export function recommendForPets(
  query: string,
  recipes: readonly Recipe[],
  pets: readonly AskingPet[],
  species?: Species,
): AssistantSearch {
  const mayHave = (recipe: Recipe) =>
    pets.every(
      (pet) =>
        pet.species !== recipe.species || clashesOf(pet.avoidedFoods, recipeFoods(recipe)).length === 0,
    );
  const answer = recommend(query, recipes.filter(mayHave), species === undefined ? {} : { species });
  const shown = new Set(
    recipes
      .filter(({ id }) => answer.recommendations.some((found) => found.id === id))
      .map((recipe) => recipe.species),
  );
  const concerned = pets.filter((pet) => pet.species === species || shown.has(pet.species));
  const explanation = [answer.explanation, ...concerned.flatMap(limitSentences)].join(' ');
  return { ...answer, explanation, response: explanation };
}
