import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DogProfile } from '#domain/pet/dog-profile';
import { kgFromLb } from '#domain/units/weight-units';
import { database } from '../../platform/database/bowlful.ts';
import { addCat, addDog, clearDogProfile, saveDogProfile } from './pets.ts';
import {
  addWeighIn,
  noteProfileWeight,
  type RemovedWeighIn,
  removeWeighIn,
  restoreWeighIn,
  withWeightsNoted,
} from './weigh-ins.ts';

const REX: DogProfile = { breed: 'Beagle', ageMonths: 36, weightKg: 12.4, activityLevel: 'medium' };
const pet = async () => (await database.pets.toArray())[0];
const petId = async () => (await pet())?.id ?? '';
const kept = async () => (await database.weighIns.get(await petId()))?.value;

/** Makes the profile as if it had last been saved on that day. */
const savedOn = (day: string) => database.pets.toCollection().modify({ updatedAt: `${day}T12:00:00.000Z` });

beforeEach(async () => {
  await database.pets.clear();
  await database.weighIns.clear();
});
afterEach(() => void vi.useRealTimers());

describe('the weight of a profile', () => {
  it('is recorded with the day of its save, the old one before a new one is saved', async () => {
    await addDog(REX);
    await savedOn('2026-05-03');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 14, 12) });
    const id = await petId();
    await withWeightsNoted(id, () => saveDogProfile({ ...REX, weightKg: 11.8 }, id));
    await savedOn('2026-06-20');
    await noteProfileWeight(await petId());
    expect(await kept()).toEqual([
      { day: '2026-05-03', weightKg: 12.4 },
      { day: '2026-06-14', weightKg: 11.8 },
    ]);
  });

  it('is recorded once while it is unchanged', async () => {
    await addDog(REX);
    await savedOn('2026-05-03');
    await noteProfileWeight(await petId());
    await savedOn('2026-06-20');
    await noteProfileWeight(await petId());
    expect(await kept()).toEqual([{ day: '2026-05-03', weightKg: 12.4 }]);
  });
});

describe('a weigh-in', () => {
  it('becomes the profile’s weight if it is the latest', async () => {
    await addDog(REX);
    const id = await petId();
    await addWeighIn(id, { day: '2026-05-03', weightKg: 12 });
    await addWeighIn(id, { day: '2026-04-01', weightKg: 13 });
    expect((await pet())?.profile).toMatchObject({ weightKg: 12 });
    await addWeighIn(id, { day: '2026-05-03', weightKg: 11.9 });
    expect((await pet())?.profile).toMatchObject({ weightKg: 11.9 });
    expect(await kept()).toHaveLength(2);
    await removeWeighIn(id, '2026-04-01');
    expect(await kept()).toEqual([{ day: '2026-05-03', weightKg: 11.9 }]);
  });

  it('leaves the weight at mating in the profile of a pregnant dog', async () => {
    await addDog({ ...REX, conditions: ['pregnant'], litter: { week: 8 } });
    const id = await petId();
    await addWeighIn(id, { day: '2026-05-03', weightKg: 16 });
    await noteProfileWeight(await petId());
    expect((await pet())?.profile).toMatchObject({ weightKg: 12.4 });
    expect(await kept()).toEqual([{ day: '2026-05-03', weightKg: 16 }]);
  });

  it('of the heaviest cat leaves a valid profile', async () => {
    await addCat({ age: 'adult', weightLbs: 10, activity: 'low' });
    const id = await petId();
    await addWeighIn(id, { day: '2026-05-03', weightKg: kgFromLb(44) });
    expect((await pet())?.profile).toMatchObject({ weightLbs: 44 });
  });

  it('leaves the previous one in the profile when it is removed, and an undo restores both', async () => {
    await addDog(REX);
    const id = await petId();
    await addWeighIn(id, { day: '2026-05-03', weightKg: 12.4 });
    await addWeighIn(id, { day: '2026-06-03', weightKg: 42.1 });
    const removed = await removeWeighIn(id, '2026-06-03');
    await noteProfileWeight(id);
    expect((await pet())?.profile).toMatchObject({ weightKg: 12.4 });
    expect(await kept()).toEqual([{ day: '2026-05-03', weightKg: 12.4 }]);
    await restoreWeighIn(id, removed as RemovedWeighIn);
    expect((await pet())?.profile).toMatchObject({ weightKg: 42.1 });
    expect(await kept()).toHaveLength(2);
  });

  it('stays removed if it was the only one, until the profile is saved again', async () => {
    await addDog(REX);
    const id = await petId();
    await addWeighIn(id, { day: '2026-05-03', weightKg: 42.1 });
    await removeWeighIn(id, '2026-05-03');
    await noteProfileWeight(id);
    expect((await pet())?.profile).toMatchObject({ weightKg: 42.1 });
    expect(await kept()).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await withWeightsNoted(id, () => saveDogProfile({ ...REX, weightKg: 12 }, id));
    expect(await kept()).toMatchObject([{ weightKg: 12 }]);
  });

  it('leaves the weight at mating in the profile when it is removed', async () => {
    await addDog({ ...REX, conditions: ['pregnant'], litter: { week: 8 } });
    const id = await petId();
    await addWeighIn(id, { day: '2026-05-03', weightKg: 11 });
    await addWeighIn(id, { day: '2026-06-03', weightKg: 12.4 });
    expect((await removeWeighIn(id, '2026-06-03'))?.profileKg).toBeUndefined();
    expect((await pet())?.profile).toMatchObject({ weightKg: 12.4 });
  });

  it('is removed with its animal', async () => {
    await addDog(REX);
    await noteProfileWeight(await petId());
    expect(await database.weighIns.count()).toBe(1);
    await clearDogProfile();
    expect(await database.weighIns.count()).toBe(0);
  });
});
