import { type CatProfile, catProfileSchema } from '#domain/pet/cat-profile';
import { type DogProfile, dogProfileSchema } from '#domain/pet/dog-profile';
import { clearedDogProfileCookie, dogProfileCookie } from '#domain/pet/dog-profile-cookie';
import type { Species } from '#domain/recipe/species';
import type { Bowlful } from './bowlful.ts';
import type { ActivePets, PetRow } from './rows.ts';
import { writeCookie } from './write-cookie.ts';

/** The active animal of each species; a damaged row counts as none. */
export async function readActivePets(database: Bowlful): Promise<ActivePets> {
  const rows = await database.pets.toArray();
  const dog = dogProfileSchema.safeParse(rows.find(isActive('dog'))?.profile);
  const cat = catProfileSchema.safeParse(rows.find(isActive('cat'))?.profile);
  return { dog: dog.success ? dog.data : null, cat: cat.success ? cat.data : null };
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
  if (saved.species === 'dog') writeCookie(dogProfileCookie(saved.profile));
}

/** Removes the active animal, and with a dog its cookie. */
export async function removeActivePet(database: Bowlful, species: Species): Promise<void> {
  await database.transaction('rw', database.pets, () =>
    database.pets.where('species').equals(species).filter(isActive(species)).delete(),
  );
  if (species === 'dog') writeCookie(clearedDogProfileCookie());
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
