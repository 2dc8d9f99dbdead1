import { SPECIES } from '../reference/species.ts';
import type { HouseholdPet } from './household.ts';
import { type JoinedRow, joinRows } from './join-rows.ts';

type Row = HouseholdPet & { value: unknown };

/** Which animal is active is each phone's own choice, and no difference between two versions of one. */
const withValue = (pet: HouseholdPet): Row => ({ ...pet, value: [pet.species, pet.profile] });

/** The animals of both phones; of each species the one that is active here, else the file's. */
export function joinPets(
  here: readonly HouseholdPet[],
  file: readonly HouseholdPet[],
): JoinedRow<HouseholdPet>[] {
  const joined = joinRows(here.map(withValue), file.map(withValue), ({ id }) => id);
  const pets = joined.map(({ row }) => row).sort((a, b) => (a.id < b.id ? -1 : 1));
  const active = new Set(
    SPECIES.map((species) => {
      const ids = new Set(pets.filter((pet) => pet.species === species).map(({ id }) => id));
      const chosen = [...here, ...file].find(({ id, isActive }) => isActive && ids.has(id));
      return chosen?.id ?? [...ids][0];
    }),
  );
  return joined.map((pet) => {
    const { value: _, ...row } = pet.row;
    return { ...pet, row: { ...row, isActive: active.has(row.id) } };
  });
}
