import { type CatProfile, catProfileSchema } from '#domain/pet/cat-profile';
import { type DogProfile, dogProfileSchema } from '#domain/pet/dog-profile';
import { clearedDogProfileCookie, dogProfileCookie } from '#domain/pet/dog-profile-cookie';
import { petName } from '#domain/pet/pet-name';
import type { Species } from '#domain/reference/species';
import { compareCodes } from '#domain/text/compare-codes';
import type { Bowlful } from './bowlful.ts';
import { writeCookie } from './cookies.ts';
import { type ActivePets, type KeptRow, newId, type Pet, type PetRow } from './rows.ts';
import { withNewer } from './with-newer.ts';

/** The active animal of each species; a damaged row is ignored. */
export async function readActivePets(database: Bowlful): Promise<ActivePets> {
  const rows = await database.pets.toArray();
  const dog = dogProfileSchema.safeParse(rows.find(isActive('dog'))?.profile);
  const cat = catProfileSchema.safeParse(rows.find(isActive('cat'))?.profile);
  return { dog: dog.success ? dog.data : null, cat: cat.success ? cat.data : null };
}

/** All animals, dogs first, each species by name; damaged rows are skipped. */
export async function readPets(database: Bowlful): Promise<Pet[]> {
  const pets = (await database.pets.toArray()).flatMap(petOf);
  return pets.sort(
    (a, b) =>
      compareCodes(b.species, a.species) || petName(a).localeCompare(petName(b)) || compareCodes(a.id, b.id),
  );
}

/** Adds an animal and makes it the active one of its species. */
export async function addPet(
  database: Bowlful,
  species: Species,
  profile: unknown,
  id = newId(),
): Promise<void> {
  const row = petRow(species, id, profile);
  await database.transaction('rw', database.pets, async () => {
    await database.pets.put(row);
    await activate(database, row);
  });
  mirrorDog(row);
}

/** Makes an animal the active one of its species, if it still exists. */
export async function selectPet(database: Bowlful, id: string): Promise<void> {
  const chosen = await database.transaction('rw', database.pets, async () => {
    const row = await database.pets.get(id);
    if (row !== undefined) await activate(database, row);
    return row;
  });
  if (chosen !== undefined) mirrorDog(chosen);
}

/** An animal as it was stored, with its weigh-ins and the log of what it ate. */
export type RemovedPet = { row: PetRow; weighIns: KeptRow | undefined; fedMeals: KeptRow[] };

/** Removes an animal with its weigh-ins and what it ate. If it was active, the one changed last becomes active. */
export async function removePet(database: Bowlful, id: string): Promise<RemovedPet | undefined> {
  const removed = await database.transaction('rw', tablesOfPets(database), async () => {
    const row = await database.pets.get(id);
    if (row === undefined) return;
    const weighIns = await database.weighIns.get(id);
    const fedMeals = await database.fedMeals.filter(({ value }) => isOfPet(value, id)).toArray();
    await database.pets.delete(id);
    await database.weighIns.delete(id);
    await database.fedMeals.bulkDelete(fedMeals.map((meal) => meal.id));
    const next = row.isActive ? await lastChanged(database, row.species) : undefined;
    if (next !== undefined) await activate(database, next);
    return { row, weighIns, fedMeals, next };
  });
  if (removed?.row.isActive && removed.row.species === 'dog') {
    if (removed.next === undefined) writeCookie(clearedDogProfileCookie());
    else mirrorDog(removed.next);
  }
  return removed;
}

/** Puts a removed animal back, active if it was. */
export async function restorePet(database: Bowlful, { row, weighIns, fedMeals }: RemovedPet): Promise<void> {
  await database.transaction('rw', tablesOfPets(database), async () => {
    await database.pets.put(row);
    if (weighIns !== undefined) await database.weighIns.put(weighIns);
    await database.fedMeals.bulkPut(fedMeals);
    if (row.isActive) await activate(database, row);
  });
  if (row.isActive) mirrorDog(row);
}

/**
 * Replaces the active animal's profile, or adds an active animal if there is none, in one transaction; then mirrors a dog
 * in the cookie.
 * @param profileOf computes the new profile from the stored one; throws if the result is incomplete
 */
export async function replaceActivePet(
  database: Bowlful,
  species: Species,
  profileOf: (stored: unknown) => unknown,
): Promise<void> {
  const saved = await database.transaction('rw', database.pets, async () => {
    const rows = (await database.pets.where('species').equals(species).toArray()).filter(isActive(species));
    const row = petRow(species, rows[0]?.id ?? newId(), profileOf(rows[0]?.profile));
    await database.pets.put(row);
    return row;
  });
  mirrorDog(saved);
}

/**
 * Replaces the profile of an animal, active or not.
 * @param opened the profile that was changed: what is stored since stays, unless it is changed too; undefined replaces all
 * @returns false if it is gone
 */
export async function replacePet(
  database: Bowlful,
  species: Species,
  profile: object,
  id: string,
  opened?: object,
): Promise<boolean> {
  const saved = await database.transaction('rw', database.pets, async () => {
    const before = await database.pets.get(id);
    if (before?.species !== species) return;
    const whole = opened ? withNewer<object>(before.profile, profile, opened) : profile;
    const row = { ...petRow(species, id, whole), isActive: before.isActive };
    await database.pets.put(row);
    return row;
  });
  if (saved?.isActive) mirrorDog(saved);
  return saved !== undefined;
}

/** Removes the active animal of a species, as `removePet` does. */
export async function removeActivePet(database: Bowlful, species: Species): Promise<RemovedPet | undefined> {
  const rows = await database.pets.where('species').equals(species).filter(isActive(species)).toArray();
  let removed: RemovedPet | undefined;
  for (const { id } of rows) removed = await removePet(database, id);
  // Without a dog the cookie must go too.
  if (rows.length === 0 && species === 'dog') writeCookie(clearedDogProfileCookie());
  return removed;
}

/** The stored animal with another daily energy; undefined removes the owner's choice. */
export function withDailyEnergy(stored: unknown, dailyEnergyKcal: number | undefined): unknown {
  const { dailyEnergyKcal: _, ...profile } = (stored ?? {}) as Partial<DogProfile | CatProfile>;
  return dailyEnergyKcal === undefined ? profile : { ...profile, dailyEnergyKcal };
}

const tablesOfPets = (database: Bowlful) => [database.pets, database.weighIns, database.fedMeals];

const isOfPet = (value: unknown, petId: string) => (value as { petId?: unknown } | null)?.petId === petId;

function petOf(row: PetRow): Pet[] {
  const { id, species } = row;
  const isActive = row.isActive === true;
  if (species === 'dog') {
    const dog = dogProfileSchema.safeParse(row.profile);
    return dog.success ? [{ id, species, isActive, profile: dog.data }] : [];
  }
  const cat = catProfileSchema.safeParse(row.profile);
  return cat.success ? [{ id, species: 'cat', isActive, profile: cat.data }] : [];
}

async function activate(database: Bowlful, chosen: PetRow): Promise<void> {
  const others = database.pets.where('species').equals(chosen.species);
  await others.modify((row) => {
    row.isActive = row.id === chosen.id;
  });
}

async function lastChanged(database: Bowlful, species: Species): Promise<PetRow | undefined> {
  const rows = await database.pets.where('species').equals(species).sortBy('updatedAt');
  return rows.at(-1);
}

/** Mirrors the active dog in the cookie; clears the cookie if the dog's row is damaged. */
function mirrorDog(row: PetRow): void {
  if (row.species !== 'dog') return;
  const dog = dogProfileSchema.safeParse(row.profile);
  writeCookie(dog.success ? dogProfileCookie(dog.data) : clearedDogProfileCookie());
}

function petRow(species: Species, id: string, profile: unknown): PetRow {
  const common = { id, isActive: true, updatedAt: new Date().toISOString() };
  return species === 'dog'
    ? { ...common, species, profile: dogProfileSchema.parse(profile) }
    : { ...common, species, profile: catProfileSchema.parse(profile) };
}

const isActive = (species: Species) => (row: PetRow) => row.species === species && row.isActive === true;
