// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnRecipe } from '#domain/own/own-recipe';
import { KIBBLE, TIN } from '#domain/pet-food/label-foods.test-support';
import {
  clearOwnerData,
  makeBackup,
  openBackup,
  restoreBackup,
} from '../../features/settings/backup/backup.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { database } from '../database/bowlful.ts';
import { loadDevice } from '../database/device.ts';
import { removeLabelFood, saveLabelFood } from './label-foods.ts';
import { saveOwnRecipe } from './own-recipes.ts';

const ID = 500_000_001;
const own: OwnRecipe = {
  id: ID,
  words: {
    title: 'Half and half',
    description: '',
    species: 'dog',
    category: 'all',
    isOrganic: false,
    role: 'everyday',
    prepTime: 15,
    servings: 4,
    ingredients: ['2 cups Harvest Lamb and Rice', '200 g beef mince, 20% fat, raw'],
    instructions: ['Brown the mince for 10 minutes.', 'Stir in the kibble.'],
  },
  origin: { kind: 'hand' },
  createdAt: '2026-11-01T08:00:00.000Z',
};
const shown = async () => (await loadDevice()).recipe(ID);
const boughtLine = async () => (await shown())?.recipe.ingredientLines[0];
const stored = () => database.preferences.where('key').startsWith('label-food:').toArray();

beforeEach(async () => {
  await clearDevice();
});

describe('foods from a label', () => {
  it('are stored as typed, one row each, and replaced by their id', async () => {
    await saveLabelFood(KIBBLE);
    await saveLabelFood(TIN);
    await saveLabelFood({ ...KIBBLE, protein: 26 }, KIBBLE);
    expect(await stored()).toEqual([
      { key: 'label-food:kibble', value: { ...KIBBLE, protein: 26 } },
      { key: 'label-food:tin', value: TIN },
    ]);
  });

  it('count in a recipe that names them: grams by the label’s measure, energy by its analysis', async () => {
    await saveLabelFood(KIBBLE);
    await saveOwnRecipe(own);
    const line = await boughtLine();
    // Two cups of 95 g.
    expect(line).toMatchObject({ ingredientId: null, grams: 190 });
    // NRC 2006: (5.7 × 24 + 9.4 × 12 + 4.1 × 48) kcal × (91.2 − 1.43 × 3 / 0.91) % − 1.04 × 24 kcal.
    expect(line?.boughtKcalPer100g).toBeCloseTo(361.1, 1);
    expect((await shown())?.reading?.ingredientLines[0]?.bought?.bounds.leastKcal).toBeCloseTo(361.1, 1);
  });

  it('renew the recipes that name them when they change or go', async () => {
    await saveOwnRecipe(own);
    expect((await boughtLine())?.boughtKcalPer100g).toBeUndefined();
    await saveLabelFood(KIBBLE);
    expect((await boughtLine())?.boughtKcalPer100g).toBeCloseTo(361.1, 1);
    const stated = { ...KIBBLE, energy: { amount: 400, per: '100g' } } as const;
    await saveLabelFood(stated, KIBBLE);
    expect((await boughtLine())?.boughtKcalPer100g).toBe(400);
    await removeLabelFood(stated);
    expect((await boughtLine())?.boughtKcalPer100g).toBeUndefined();
    expect((await shown())?.own?.words).toEqual(own.words);
    await saveLabelFood(stated);
    await saveLabelFood({ ...stated, name: 'Another name' }, stated);
    expect((await boughtLine())?.boughtKcalPer100g).toBeUndefined();
  });

  it('are in the backup file, and go when the owner clears the device', async () => {
    await saveLabelFood(KIBBLE);
    const file = await makeBackup();
    await clearOwnerData();
    expect(await stored()).toEqual([]);
    await saveOwnRecipe(own);
    await restoreBackup(await openBackup(new Blob([file])), 'merge');
    expect((await stored()).map(({ value }) => value)).toEqual([KIBBLE]);
    expect((await boughtLine())?.boughtKcalPer100g).toBeCloseTo(361.1, 1);
  });

  it('are skipped if damaged', async () => {
    await database.preferences.put({ key: 'label-food:broken', value: { name: 'Broken' } });
    await saveLabelFood(KIBBLE);
    await saveOwnRecipe(own);
    expect((await boughtLine())?.boughtKcalPer100g).toBeCloseTo(361.1, 1);
  });
});
