import { completeness } from '#domain/nutrition/completeness';
import { recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { Verdict } from '#domain/nutrition/verdict-schema';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import { petNeeds } from '#domain/pet/pet-needs';
import type { Recipe } from '#domain/recipe/recipe';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { recipeOnce } from '../../database/recipes.ts';

const known = new Map<string, Verdict>();

/**
 * The AAFCO verdict of a recipe for one animal, cached by both; null if the device lacks the recipe.
 * @param shown the recipe itself, if a page already has it
 */
export async function petVerdict(
  card: RecipeCard,
  profile: DogProfile | CatProfile,
  shown?: Recipe,
): Promise<Verdict | null> {
  const key = JSON.stringify([card.id, card.ingredients, card.verdict, profile]);
  const kept = known.get(key);
  if (kept) return kept;
  const recipe = shown ?? (await recipeOnce(card.id));
  if (recipe === null) return null;
  const { verdict, counts } = completeness(recipeNutrients(recipe), {
    ...petNeeds(profile),
    standard: 'AAFCO',
  });
  const found = { status: verdict, nutrients: counts[verdict] };
  known.set(key, found);
  return found;
}
