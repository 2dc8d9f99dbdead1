import { petName } from '../pet/pet-name.ts';
import type { Household, HouseholdPet } from './household.ts';
import type { MergeRule, Renames } from './merge-rule.ts';

type Thing = { id: string; key: string };
type BothRenames = { here: Renames<string>; file: Renames<string> };

const plain = (name: string) => name.normalize().trim().toLowerCase();

/** Things by key, without those that share it with another on the same device. */
function byKey(things: readonly Thing[]): Map<string, string> {
  const keys = things.map(({ key }) => key);
  return new Map(
    things.filter(({ key }) => keys.indexOf(key) === keys.lastIndexOf(key)).map(({ id, key }) => [key, id]),
  );
}

/**
 * One id for each thing of two devices. What was entered separately on both has two ids: if each device has exactly one of
 * that key, they are the same thing.
 */
function sameIds(here: readonly Thing[], file: readonly Thing[], rule: MergeRule): BothRenames {
  const renames = { here: new Map<string, string>(), file: new Map<string, string>() };
  const [ours, theirs] = [here, file].map((things) => new Set(things.map(({ id }) => id)));
  const others = byKey(file);
  for (const [key, id] of byKey(here)) {
    const other = others.get(key);
    if (other === undefined || theirs?.has(id) || ours?.has(other)) continue;
    const chosen = rule === 'theirs' ? other : ([id, other].sort()[0] ?? id);
    renames.here.set(id, chosen);
    renames.file.set(other, chosen);
  }
  return renames;
}

/** Animals of one species and name are the same. */
export function petIds(here: readonly HouseholdPet[], file: readonly HouseholdPet[], rule: MergeRule) {
  const things = (pets: readonly HouseholdPet[]) =>
    pets.map((pet) => ({ id: pet.id, key: `${pet.species} ${plain(petName(pet))}` }));
  return sameIds(things(here), things(file), rule);
}

/** Foods for one species of one name are the same: recipes name them. */
export function foodIds(here: Household['foods'], file: Household['foods'], rule: MergeRule) {
  const things = (foods: Household['foods']) =>
    foods.map(({ value: { id, species, name } }) => ({ id, key: `${species} ${plain(name)}` }));
  return sameIds(things(here), things(file), rule);
}
