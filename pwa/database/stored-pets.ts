import { type CatProfile, catProfileSchema } from '#domain/pet/cat-profile';
import { type DogProfile, dogProfileSchema } from '#domain/pet/dog-profile';
import { clearedDogProfileCookie, dogProfileCookie } from '#domain/pet/dog-profile-cookie';
import type { Species } from '#domain/recipe/species';
import type { Bowlful } from './bowlful.ts';
import { petName } from './pet-name.ts';
import type { ActivePets, Pet, PetRow } from './rows.ts';
import { writeCookie } from './write-cookie.ts';

/** The active animal of each species; a damaged row counts as none. */
export async function readActivePets(database: Bowlful): Promise<ActivePets> {
  const rows = await database.pets.toArray();
  const dog = dogProfileSchema.safeParse(rows.find(isActive('dog'))?.profile);
  const cat = catProfileSchema.safeParse(rows.find(isActive('cat'))?.profile);
  return { dog: dog.success ? dog.data : null, cat: cat.success ? cat.data : null };
}

/** Every animal, dogs first, each species by name; damaged rows are passed over. */
export async function readPets(database: Bowlful): Promise<Pet[]> {
  const pets = (await database.pets.toArray()).flatMap(petOf);
  return pets.sort(
    (a, b) =>
      b.species.localeCompare(a.species) || petName(a).localeCompare(petName(b)) || a.id.localeCompare(b.id),
  );
}

/** Keeps a further animal; it is the active one of its species from now on. */
export async function addPet(database: Bowlful, species: Species, profile: unknown): Promise<void> {
  const row = petRow(species, newId(), profile);
  await database.transaction('rw', database.pets, async () => {
    await database.pets.put(row);
    await activate(database, row);
  });
  mirrorDog(row);
}

/** Makes an animal the active one of its species; nothing happens where it is gone. */
export async function selectPet(database: Bowlful, id: string): Promise<void> {
  const chosen = await database.transaction('rw', database.pets, async () => {
    const row = await database.pets.get(id);
    if (row !== undefined) await activate(database, row);
    return row;
  });
  if (chosen !== undefined) mirrorDog(chosen);
}

/** Removes an animal. Where it was the active one, the one changed last takes its place. */
export async function removePet(database: Bowlful, id: string): Promise<void> {
  const removed = await database.transaction('rw', database.pets, async () => {
    const row = await database.pets.get(id);
    if (row === undefined) return;
    await database.pets.delete(id);
    const next = row.isActive ? await lastChanged(database, row.species) : undefined;
    if (next !== undefined) await activate(database, next);
    return { row, next };
  });
  if (!removed?.row.isActive || removed.row.species !== 'dog') return;
  if (removed.next === undefined) writeCookie(clearedDogProfileCookie());
  else mirrorDog(removed.next);
}

/**
 * Puts a profile in place of the active animal's, in one transaction; a dog is mirrored in the cookie after it.
 * @param profileOf the new profile, made from the stored one; throws where they make no whole profile
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

/** Removes the active animal of a species, as `removePet` does. */
export async function removeActivePet(database: Bowlful, species: Species): Promise<void> {
  const rows = await database.pets.where('species').equals(species).filter(isActive(species)).toArray();
  for (const { id } of rows) await removePet(database, id);
  // A cookie without a dog goes too.
  if (rows.length === 0 && species === 'dog') writeCookie(clearedDogProfileCookie());
}

/** The stored dog with `changes` over it; what is stored but damaged is left out. */
export function mergedDogProfile(stored: unknown, changes: Partial<DogProfile>): unknown {
  const dog = dogProfileSchema.safeParse(stored);
  return { ...(dog.success ? dog.data : {}), ...changes };
}

/** The stored animal with another daily energy; undefined takes the owner's choice away. */
export function withDailyEnergy(stored: unknown, dailyEnergyKcal: number | undefined): unknown {
  const { dailyEnergyKcal: _, ...profile } = (stored ?? {}) as Partial<DogProfile | CatProfile>;
  return dailyEnergyKcal === undefined ? profile : { ...profile, dailyEnergyKcal };
}

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

/** The cookie mirrors the active dog. A damaged one is not carried into it. */
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

/** Unique on this device is enough; `randomUUID` is missing where the page came over plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
