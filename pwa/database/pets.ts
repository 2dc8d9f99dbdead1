import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import { loadDevice } from './device.ts';
import { createDeviceStore, useDeviceStore } from './device-store.ts';
import { requestPersistence } from './persist-storage.ts';
import { rememberPets } from './remember-pets.ts';
import type { ActivePets, Pet } from './rows.ts';

export type { Pet } from './rows.ts';

const activePets = createDeviceStore<ActivePets>((device) => device.activePets(), {
  dog: undefined,
  cat: undefined,
});

activePets.store.subscribe(({ value, isRead }) => {
  if (isRead) rememberPets(value);
});

const pets = createDeviceStore<Pet[] | undefined>((device) => device.pets(), undefined);

/** Every animal of this device, dogs first; undefined until they are read. */
export function usePets(): Pet[] | undefined {
  return useDeviceStore(pets, (state) => state.value);
}

/** The active animal of a species; null where there is none, undefined until it is read. */
export function useActivePet(species: 'dog'): DogProfile | null | undefined;
export function useActivePet(species: 'cat'): CatProfile | null | undefined;
export function useActivePet(species: 'dog' | 'cat'): DogProfile | CatProfile | null | undefined;
export function useActivePet(species: 'dog' | 'cat') {
  return useDeviceStore(activePets, (state) => state.value[species]);
}

/** True when a profile exists. */
export function hasProfile<T extends DogProfile | CatProfile>(profile: T | null | undefined): profile is T {
  return profile !== null && profile !== undefined;
}

/**
 * Keeps `profile` as the active dog, in place of the one before.
 * @throws {ZodError} unless it is a whole dog profile
 * @throws {DeviceError} where it could not be kept
 */
export async function saveDogProfile(profile: DogProfile): Promise<void> {
  await (await loadDevice()).saveProfile('dog', profile);
  void requestPersistence();
}

/** Merges `changes` into the active dog; without one, they must make a whole profile themselves. */
export async function updateDogProfile(changes: Partial<DogProfile>): Promise<void> {
  await (await loadDevice()).mergeDogProfile(changes);
  void requestPersistence();
}

/**
 * Keeps the daily energy that the owner chose for the active animal; undefined takes the choice away.
 * @throws {ZodError} where there is no active animal, or the energy is out of bounds
 * @throws {DeviceError} where it could not be kept
 */
export async function saveDailyEnergy(
  species: 'dog' | 'cat',
  dailyEnergyKcal: number | undefined,
): Promise<void> {
  await (await loadDevice()).setDailyEnergy(species, dailyEnergyKcal);
}

/** Removes the active dog and its cookie. */
export async function clearDogProfile(): Promise<void> {
  await (await loadDevice()).clearProfile('dog');
}

/** Keeps `profile` as the active cat, in place of the one before. Throws as `saveDogProfile`. */
export async function saveCatProfile(profile: CatProfile): Promise<void> {
  await (await loadDevice()).saveProfile('cat', profile);
  void requestPersistence();
}

/** Removes the active cat. */
export async function clearCatProfile(): Promise<void> {
  await (await loadDevice()).clearProfile('cat');
}

/** Keeps a further dog, the active one from now on. Throws as `saveDogProfile`. */
export async function addDog(profile: DogProfile): Promise<void> {
  await (await loadDevice()).addPet('dog', profile);
  void requestPersistence();
}

/** Keeps a further cat, the active one from now on. Throws as `saveDogProfile`. */
export async function addCat(profile: CatProfile): Promise<void> {
  await (await loadDevice()).addPet('cat', profile);
  void requestPersistence();
}

/** Makes an animal the active one of its species. */
export async function selectPet(id: string): Promise<void> {
  await (await loadDevice()).selectPet(id);
}

/** Removes an animal; where it was the active one, the one changed last takes its place. */
export async function removePet(id: string): Promise<void> {
  await (await loadDevice()).removePet(id);
}
