import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import { ToldError } from '#domain/text/told-error';
import { loadDevice } from '../../platform/database/device.ts';
import { requestPersistence } from '../../platform/database/preferences.ts';
import type { ActivePets, Pet } from '../../platform/database/rows.ts';
import type { RemovedPet } from '../../platform/database/stored-pets.ts';
import { sharedQuery, useShared } from '../../platform/query/query.ts';

/** The page's inline script copies it into `data-pets` of the document before the first paint. */
const STORED_AS = 'pets';

/** Records which species have an active animal: for these the first paint hides verdicts until the animal is read. */
function rememberPets(pets: ActivePets): void {
  const species = (['dog', 'cat'] as const).filter((one) => pets[one]).join(' ');
  document.documentElement.dataset['pets'] = species;
  try {
    if (species === '') localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, species);
  } catch {
    // Without storage there are no pets.
  }
}

export type { Pet } from '../../platform/database/rows.ts';

type PetOf<S extends Pet['species']> = Extract<Pet, { species: S }>;

const NOT_READ: ActivePets = { dog: undefined, cat: undefined };

const activePets = sharedQuery('activePets', (device) => device.activePets(), NOT_READ, rememberPets);

const pets = sharedQuery('pets', (device) => device.pets(), undefined);

/** All animals on this device, dogs first; undefined until they are read. */
export function usePets(): Pet[] | undefined {
  return useShared(pets, (state) => state.value);
}

/** The active animal of a species; null if none, undefined until it is read. */
export function useActivePet(species: 'dog'): DogProfile | null | undefined;
export function useActivePet(species: 'cat'): CatProfile | null | undefined;
export function useActivePet(species: 'dog' | 'cat'): DogProfile | CatProfile | null | undefined;
export function useActivePet(species: 'dog' | 'cat') {
  return useShared(activePets, (state) => state.value[species]);
}

/** As `useActivePet`, with its id. */
export function useActiveAnimal<S extends Pet['species']>(species: S) {
  const all = usePets();
  return all && (all.find((pet): pet is PetOf<S> => pet.species === species && pet.isActive) ?? null);
}

/** Type guard: the profile is loaded and exists. */
export function hasProfile<T extends DogProfile | CatProfile>(profile: T | null | undefined): profile is T {
  return profile !== null && profile !== undefined;
}

async function saveProfile(
  species: Pet['species'],
  profile: object,
  id: string,
  opened?: object,
): Promise<void> {
  if (!(await (await loadDevice()).replacePet(species, profile, id, opened))) {
    throw new ToldError(
      `This ${species} is no longer on this device, so we couldn’t save it. What you typed is still in the form.`,
    );
  }
  void requestPersistence();
}

/**
 * Stores `profile` for the dog with this id.
 * @param opened the profile that was changed: what another device has stored since stays
 * @throws {ZodError} unless it is a complete dog profile
 * @throws {ToldError} if that dog is gone
 * @throws {DeviceError} if it could not be stored
 */
export async function saveDogProfile(profile: DogProfile, id: string, opened?: DogProfile): Promise<void> {
  await saveProfile('dog', profile, id, opened);
}

/**
 * Stores the owner's daily energy for the active animal; undefined removes it.
 * @throws {ZodError} if there is no active animal, or the energy is out of bounds
 * @throws {DeviceError} if it could not be stored
 */
export async function saveDailyEnergy(
  species: 'dog' | 'cat',
  dailyEnergyKcal: number | undefined,
): Promise<void> {
  await (await loadDevice()).setDailyEnergy(species, dailyEnergyKcal);
}

/** Removes the active dog as `removePet` does; returns what was removed, for an undo. */
export async function clearDogProfile(): Promise<RemovedPet | undefined> {
  return (await loadDevice()).clearProfile('dog');
}

/** As `saveDogProfile`, for a cat. */
export async function saveCatProfile(profile: CatProfile, id: string, opened?: CatProfile): Promise<void> {
  await saveProfile('cat', profile, id, opened);
}

/** As `clearDogProfile`, for a cat. */
export async function clearCatProfile(): Promise<RemovedPet | undefined> {
  return (await loadDevice()).clearProfile('cat');
}

/**
 * Puts a removed animal back.
 * @throws {DeviceError} if it could not be stored
 */
export async function restorePet(removed: RemovedPet): Promise<void> {
  await (await loadDevice()).restorePet(removed);
}

/**
 * Adds a dog and makes it active.
 * @throws {ZodError} unless it is a complete dog profile
 * @throws {DeviceError} if it could not be stored
 */
export async function addDog(profile: DogProfile, id?: string): Promise<void> {
  await (await loadDevice()).addPet('dog', profile, id);
  void requestPersistence();
}

/** Adds a cat and makes it active. Throws as `addDog`. */
export async function addCat(profile: CatProfile, id?: string): Promise<void> {
  await (await loadDevice()).addPet('cat', profile, id);
  void requestPersistence();
}

/** Makes an animal the active one of its species. */
export async function selectPet(id: string): Promise<void> {
  await (await loadDevice()).selectPet(id);
}

/** Removes an animal with its weigh-ins and what it ate; if it was active, the one changed last becomes active. */
export async function removePet(id: string): Promise<void> {
  await (await loadDevice()).removePet(id);
}
