import { type CatProfile, catProfileSchema } from '#domain/pet/cat-profile';
import { isFedOtherwise } from '#domain/pet/daily-energy';
import { type DogProfile, dogProfileSchema } from '#domain/pet/dog-profile';
import { localDate } from '#domain/plan/calendar';
import { loadDevice } from '../../platform/database/device.ts';
import { mirrorActiveDog } from '../../platform/database/dog-cookie.ts';
import type { PetRow } from '../../platform/database/rows.ts';
import { changePets } from './change-pets.ts';

/** The energy that an owner chose for an animal, and since when it gets it. */
type FedEnergy = Pick<DogProfile | CatProfile, 'dailyEnergyKcal' | 'energySince'>;

/**
 * Feeds an animal another energy from today.
 * @returns what undoes it; nothing if the animal is gone
 * @throws {ZodError} if the energy is out of bounds
 * @throws {DeviceError} if it could not be stored
 */
export async function feedEnergy(petId: string, energyKcal: number): Promise<FedEnergy | undefined> {
  const today = localDate(new Date());
  return putEnergy(petId, { dailyEnergyKcal: energyKcal, energySince: today });
}

/** Feeds an animal what it got before; a weight added since stays. Throws as `feedEnergy`. */
export async function undoFeedEnergy(petId: string, before: FedEnergy): Promise<void> {
  await putEnergy(petId, before);
}

async function putEnergy(petId: string, energy: FedEnergy): Promise<FedEnergy | undefined> {
  const before = await changePets(async (database) => {
    const pet = await database.pets.get(petId);
    if (pet === undefined) return undefined;
    await database.pets.put({ ...withEnergy(pet, energy), updatedAt: new Date().toISOString() });
    const { dailyEnergyKcal, energySince } = pet.profile;
    return { dailyEnergyKcal, energySince };
  });
  await (await loadDevice()).run(mirrorActiveDog);
  return before;
}

/**
 * Runs `save` on an animal and records the day if its energy changes: weights of before say nothing about the new
 * amount. Failing to record it does not stop it.
 */
export async function withEnergyNoted(petId: string, save: () => Promise<void>): Promise<void> {
  const before = await storedPet(petId).catch(() => undefined);
  await save();
  if (before !== undefined) await noteChange(before).catch(() => {});
}

async function storedPet(petId: string): Promise<PetRow | undefined> {
  const { database } = await loadDevice();
  return database.pets.get(petId);
}

const noteChange = (before: PetRow): Promise<void> =>
  changePets(async (database) => {
    const pet = await database.pets.get(before.id);
    if (pet === undefined || !isFedOtherwise(before.profile, pet.profile)) return;
    const { dailyEnergyKcal } = pet.profile;
    const energySince = localDate(new Date());
    await database.pets.put(withEnergy(pet, { dailyEnergyKcal, energySince }));
  });

/** The animal fed another energy; an undefined field is removed. */
function withEnergy(pet: PetRow, energy: FedEnergy): PetRow {
  const { dailyEnergyKcal, energySince } = energy;
  const given = Object.entries({ ...pet.profile, dailyEnergyKcal, energySince });
  const profile = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  return pet.species === 'dog'
    ? { ...pet, profile: dogProfileSchema.parse(profile) }
    : { ...pet, profile: catProfileSchema.parse(profile) };
}
