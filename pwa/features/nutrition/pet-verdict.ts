import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { completeness } from '#domain/nutrition/completeness';
import { petNeeds } from '#domain/nutrition/pet-needs';
import { recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import type { Verdict } from '#domain/nutrition/verdict-schema';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import { safetyLead } from '../../components/verdict-words.ts';
import type { Device } from '../../platform/database/open-device.ts';

const known = new Map<string, Verdict>();

/**
 * The AAFCO verdict of a recipe for one animal, cached by both; null if the device lacks the recipe.
 * @param read the device's recipes
 * @param shown the recipe itself, if a page already has it
 */
export async function petVerdict(
  card: RecipeCard,
  profile: DogProfile | CatProfile,
  read: Device['recipe'],
  shown?: Recipe,
): Promise<Verdict | null> {
  if (isOwnRecipeId(card.id)) return ownPetVerdict(card.id, profile, read);
  const key = JSON.stringify([card.id, card.ingredients, card.verdict, profile]);
  const kept = known.get(key);
  if (kept) return kept;
  const recipe = shown ?? (await read(card.id))?.recipe;
  if (recipe === undefined) return null;
  const judged = completeness(recipeNutrients(recipe), { ...petNeeds(profile), standard: 'AAFCO' });
  const found = asVerdict(judged, safetyLead(card.verdict));
  known.set(key, found);
  return found;
}

/** From the reading of the owner's text, with open questions counted at both ends; not cached, because it may change. */
async function ownPetVerdict(
  id: number,
  profile: DogProfile | CatProfile,
  read: Device['recipe'],
): Promise<Verdict | null> {
  const found = await read(id);
  if (found?.reading === undefined) return null;
  const judged = completeness(recipeNutrients(found.reading), { ...petNeeds(profile), standard: 'AAFCO' });
  return asVerdict(judged, safetyLead(found.card.verdict));
}
