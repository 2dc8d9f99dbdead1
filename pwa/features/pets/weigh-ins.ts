import { type CatProfile, catProfileSchema } from '#domain/pet/cat-profile';
import { isFedOtherwise, petAnimal } from '#domain/pet/daily-energy';
import { type DogProfile, dogProfileSchema } from '#domain/pet/dog-profile';
import { isReproducing } from '#domain/pet/target-weight';
import { type WeighIn, weighInsOf } from '#domain/pet/weigh-ins';
import { localDate } from '#domain/plan/calendar';
import { ToldError } from '#domain/text/told-error';
import { lbFromKg } from '#domain/units/weight-units';
import type { Bowlful } from '../../platform/database/bowlful.ts';
import { loadDevice } from '../../platform/database/device.ts';
import { mirrorActiveDog } from '../../platform/database/dog-cookie.ts';
import type { PetRow } from '../../platform/database/rows.ts';
import { useQuery } from '../../platform/query/query.ts';

/** The weigh-ins of an animal by day; undefined until they are read. */
export function useWeighIns(petId: string): readonly WeighIn[] | undefined {
  return useQuery('weighIns', ({ database }) => readWeighIns(database, petId), { deps: [petId] });
}

async function readWeighIns(database: Bowlful, petId: string): Promise<WeighIn[]> {
  return weighInsOf((await database.weighIns.get(petId))?.value);
}

async function writeWeighIns(database: Bowlful, petId: string, value: readonly WeighIn[]): Promise<void> {
  await database.weighIns.put({ id: petId, value: weighInsOf(value), updatedAt: new Date().toISOString() });
}

/**
 * Records a weight; the latest one becomes that of the animal's profile, so that portions follow.
 * @throws {DeviceError} if it could not be stored
 */
export const addWeighIn = (petId: string, weighIn: WeighIn): Promise<void> =>
  changePets(async (database) => {
    const before = await readWeighIns(database, petId);
    await writeWeighIns(database, petId, [...before, weighIn]);
    const pet = await database.pets.get(petId);
    // The profile of a pregnant or nursing animal keeps its weight at mating, which the energy of the litter is added to.
    if (pet === undefined || isReproducing(pet.profile) || before.some(({ day }) => day > weighIn.day))
      return;
    await database.pets.put({ ...withWeight(pet, weighIn.weightKg), updatedAt: new Date().toISOString() });
  });

/** A removed weight; `profileKg` is what the profile says instead, undefined if it says the same as before. */
export type RemovedWeighIn = { weighIn: WeighIn; profileKg: number | undefined };

/**
 * Removes the weight of a day. If the profile has it from there, it gets the one before.
 * @returns what was removed, for an undo; undefined if nothing was
 * @throws {DeviceError} if it could not be stored
 */
export const removeWeighIn = (petId: string, day: string): Promise<RemovedWeighIn | undefined> =>
  changePets(async (database) => {
    const before = await readWeighIns(database, petId);
    const weighIn = before.find((kept) => kept.day === day);
    if (weighIn === undefined) return undefined;
    const left = before.filter((kept) => kept !== weighIn);
    await writeWeighIns(database, petId, left);
    const isLatest = weighIn === before.at(-1);
    const profileKg = isLatest ? left.at(-1)?.weightKg : undefined;
    const isMoved =
      profileKg !== undefined && (await moveWeight(database, petId, weighIn.weightKg, profileKg));
    return { weighIn, profileKg: isMoved ? profileKg : undefined };
  });

/**
 * Puts a removed weight back, in the profile too; a weight added for that day since stays.
 * @throws {DeviceError} if it could not be stored
 */
export const restoreWeighIn = (petId: string, { weighIn, profileKg }: RemovedWeighIn): Promise<void> =>
  changePets(async (database) => {
    await writeWeighIns(database, petId, [weighIn, ...(await readWeighIns(database, petId))]);
    if (profileKg !== undefined) await moveWeight(database, petId, profileKg, weighIn.weightKg);
  });

/** Changes a profile's weight if it is `fromKg`; resolves to whether it was. That at mating stays, as in `addWeighIn`. */
async function moveWeight(database: Bowlful, petId: string, fromKg: number, toKg: number): Promise<boolean> {
  const pet = await database.pets.get(petId);
  if (pet === undefined || isReproducing(pet.profile)) return false;
  if (!isSame(petAnimal(pet.profile).weightKg, fromKg)) return false;
  await database.pets.put({ ...withWeight(pet, toKg), updatedAt: new Date().toISOString() });
  return true;
}

/**
 * Records the weight of an animal's profile on the day it was saved, unless the latest recorded is the same or of a
 * later day, or the owner has removed the only one since. Not while it is pregnant or nursing, as in `addWeighIn`.
 * @throws {DeviceError} if it could not be stored
 */
export const noteProfileWeight = (petId: string): Promise<void> =>
  changePets(async (database) => {
    const pet = await database.pets.get(petId);
    if (pet === undefined || isReproducing(pet.profile)) return;
    const before = await readWeighIns(database, petId);
    const { weightKg } = petAnimal(pet.profile);
    const latest = before.at(-1);
    if (latest !== undefined && isSame(latest.weightKg, weightKg)) return;
    if (latest === undefined && (await wasEmptiedSince(database, petId, pet.updatedAt))) return;
    const day = localDate(new Date(pet.updatedAt));
    if (latest === undefined || latest.day <= day) {
      await writeWeighIns(database, petId, [...before, { day, weightKg }]);
    }
  });

/** Whether the owner has removed the last weight since: it would come back from the profile. */
async function wasEmptiedSince(database: Bowlful, petId: string, savedAt: string): Promise<boolean> {
  const row = await database.weighIns.get(petId);
  return row !== undefined && row.updatedAt >= savedAt;
}

/**
 * Runs `save` on an animal and records its weight before and after, and the day of a change of its energy; failing to
 * record them does not stop it.
 */
export async function withWeightsNoted(petId: string, save: () => Promise<void>): Promise<void> {
  const note = () => noteProfileWeight(petId).catch(() => {});
  await note();
  await withEnergyNoted(petId, save);
  await note();
}

/** Converting to pounds and back changes the number slightly. */
const isSame = (aKg: number, bKg: number) => Math.abs(aKg - bKg) < 0.001;

function withWeight(pet: PetRow, weightKg: number): PetRow {
  return pet.species === 'dog'
    ? { ...pet, profile: { ...pet.profile, weightKg } }
    : { ...pet, profile: { ...pet.profile, weightLbs: lbFromKg(weightKg) } };
}

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

/**
 * Feeds an animal what it got before; a weight added since stays.
 * @param fedKcal the energy to undo
 * @throws {ToldError} if it has another energy by now
 * @throws {DeviceError} if it could not be stored
 */
export async function undoFeedEnergy(petId: string, before: FedEnergy, fedKcal: number): Promise<void> {
  const undone = await putEnergy(petId, before, fedKcal);
  if (undone === undefined) throw new ToldError('The daily energy was changed since, so we left it.');
}

/** @param fromKcal changes it only from this energy */
async function putEnergy(
  petId: string,
  energy: FedEnergy,
  fromKcal?: number,
): Promise<FedEnergy | undefined> {
  const before = await changePets(async (database) => {
    const pet = await database.pets.get(petId);
    if (pet === undefined) return undefined;
    if (fromKcal !== undefined && pet.profile.dailyEnergyKcal !== fromKcal) return undefined;
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

/**
 * Runs `act` on the tables of animals and weigh-ins, all or nothing.
 * @throws {DeviceError} if it could not be stored
 */
export async function changePets<T>(act: (database: Bowlful) => Promise<T>): Promise<T> {
  const device = await loadDevice();
  return device.run((database) =>
    database.transaction('rw', database.pets, database.weighIns, () => act(database)),
  );
}
