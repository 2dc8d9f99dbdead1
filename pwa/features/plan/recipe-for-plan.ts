import { clashChip } from '#domain/pet/avoided-words';
import { type Plan, petSettings } from '#domain/plan/plan';
import { plannedPet } from '#domain/plan/planned-pet';
import { eatersOfNew, petClashes } from '#domain/plan/row-clashes';
import { recipeFoods } from '#domain/recipe/recipe-foods';
import type { Device } from '../../platform/database/open-device.ts';

/** Who gets a recipe that is added; `why` says why nobody may, else ''. */
type Eaters = { petIds: string[] | null; why: string };

/** Reads the recipe and the animals, then tells who of a plan's animals may eat it. */
export async function recipeForPlan(device: Device, recipeId: number): Promise<(plan: Plan) => Eaters> {
  const [held, allPets] = await Promise.all([device.recipe(recipeId), device.pets()]);
  return (plan) => {
    if (!held) return { petIds: null, why: '' };
    const foods = recipeFoods(held.reading ?? held.recipe);
    const pets = allPets
      .map((pet) => ({ pet, settings: petSettings(plan, pet.id) }))
      .filter(({ settings }) => settings.isIn)
      .map(({ pet, settings }) => plannedPet(pet, settings))
      .filter(({ species }) => species === held.recipe.species);
    const petIds = eatersOfNew(held.recipe.species, pets, foods);
    const words = petClashes(pets, foods).map(({ pet, clashes }) => clashChip(pet.name, clashes));
    return { petIds, why: petIds?.length === 0 ? `${words.join('. ')}.` : '' };
  };
}
