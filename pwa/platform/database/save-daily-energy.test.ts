// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { addCat, addDog, saveDailyEnergy } from '../../features/pets/pets.ts';
import { database } from './bowlful.ts';

const rex = { name: 'Rex', breed: 'Pug', ageMonths: 30, weightKg: 8, activityLevel: 'low' } as const;
const mia = { age: 'adult', weightLbs: 10, activity: 'low' } as const;
const profiles = async () => (await database.pets.toArray()).map(({ profile }) => profile);

beforeEach(() => database.pets.clear());

describe('saveDailyEnergy', () => {
  it('stores the energy with the animal of that species only, and mirrors the dog’s in its cookie', async () => {
    await addDog(rex);
    await addCat(mia);
    await saveDailyEnergy('dog', 450);
    expect(await profiles()).toEqual(expect.arrayContaining([{ ...rex, dailyEnergyKcal: 450 }, mia]));
    expect(decodeURIComponent(document.cookie)).toContain('"dailyEnergyKcal":450');
    await saveDailyEnergy('cat', 240);
    expect(await profiles()).toContainEqual({ ...mia, dailyEnergyKcal: 240 });
  });

  it('removes the stored energy without a trace if none is given', async () => {
    await addDog({ ...rex, dailyEnergyKcal: 450 });
    await saveDailyEnergy('dog', undefined);
    const [dog] = await profiles();
    expect(dog).toStrictEqual(rex);
  });

  it('refuses an energy out of bounds, and a missing animal', async () => {
    await addDog(rex);
    await expect(saveDailyEnergy('dog', 19)).rejects.toThrow();
    await expect(saveDailyEnergy('cat', 240)).rejects.toThrow();
    expect(await profiles()).toEqual([rex]);
  });
});
