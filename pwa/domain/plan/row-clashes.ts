import { type Clash, clashesOf } from '../pet/clashes.ts';
import type { RecipeFood } from '../recipe/recipe-foods.ts';
import type { Species } from '../reference/species.ts';
import type { PlannedPet } from './planned-animal.ts';

type EatingPet = Pick<PlannedPet, 'id' | 'name' | 'species' | 'avoidedFoods'>;

/** An animal with what a recipe has, or may have, that it avoids. */
export type PetClash<Pet> = { pet: Pet; clashes: readonly Clash[] };

/** The animals that avoid something in a recipe. */
export function petClashes<Pet extends Pick<EatingPet, 'avoidedFoods'>>(
  pets: readonly Pet[],
  foods: readonly RecipeFood[],
): PetClash<Pet>[] {
  return pets.flatMap((pet) => {
    const clashes = clashesOf(pet.avoidedFoods, foods);
    return clashes.length > 0 ? [{ pet, clashes }] : [];
  });
}

/**
 * Who of a plan's animals gets a recipe that is added: null for all of its species, without those that avoid something
 * surely in it; an empty list if that leaves none. What it only may have doesn't keep it out: the row says so.
 */
export function eatersOfNew(
  species: Species,
  pets: readonly EatingPet[],
  foods: readonly RecipeFood[],
): string[] | null {
  const eaters = pets.filter((pet) => pet.species === species);
  const barred = new Set(
    petClashes(eaters, foods)
      .filter(({ clashes }) => clashes.some(({ certainty }) => certainty === 'has'))
      .map(({ pet }) => pet.id),
  );
  return barred.size === 0 ? null : eaters.filter(({ id }) => !barred.has(id)).map(({ id }) => id);
}
