import { petName } from '../pet/pet-name.ts';
import type { HouseholdPet } from './household.ts';
import type { Renames } from './recipe-ids.ts';

const nameKey = (pet: HouseholdPet) => `${pet.species} ${petName(pet).normalize().trim().toLowerCase()}`;

/** Animals by species and name, without those that share both with another on the same phone. */
function byName(pets: readonly HouseholdPet[]): Map<string, HouseholdPet> {
  const names = pets.map(nameKey);
  return new Map(
    pets.flatMap((pet, at) => {
      const name = names[at] ?? '';
      return names.indexOf(name) === names.lastIndexOf(name) ? [[name, pet] as const] : [];
    }),
  );
}

/**
 * One id for each animal of two phones. An animal entered separately on both has two ids: if each phone has exactly one of
 * that species and name, they are the same animal and get the smaller id.
 */
export function petIds(
  here: readonly HouseholdPet[],
  file: readonly HouseholdPet[],
): { here: Renames<string>; file: Renames<string> } {
  const renames = { here: new Map<string, string>(), file: new Map<string, string>() };
  const ids = (pets: readonly HouseholdPet[]) => new Set(pets.map(({ id }) => id));
  const [ours, theirs] = [ids(here), ids(file)];
  const named = byName(file);
  for (const [name, pet] of byName(here)) {
    const other = named.get(name);
    if (other === undefined || theirs.has(pet.id) || ours.has(other.id)) continue;
    const id = [pet.id, other.id].sort()[0] ?? pet.id;
    renames.here.set(pet.id, id);
    renames.file.set(other.id, id);
  }
  return renames;
}
