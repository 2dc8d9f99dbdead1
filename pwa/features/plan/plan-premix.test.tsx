import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Premix, PremixUse } from '#domain/nutrition/premix';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { chickenRecipe } from '#domain/plan/plan-rows.test-support';
import { database } from '../../platform/database/bowlful.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addDog } from '../pets/pets.ts';
import { savePremix } from '../premix/follow-premixes.ts';
import { PlanPage } from './plan-page.tsx';
import { changePlan } from './plans.ts';

/** 1200 kcal in 1000 g cooked. */
const BOWL = chickenRecipe({
  title: 'Chicken bowl',
  supplements: [{ id: 'eggshell-powder', grams: 10, dose: '2 level tsp (10 g)' }],
});
const BASE: Premix = { species: 'dog', name: 'Base', per: '100g', scoopGrams: null, holds: {} };
const USE: PremixUse = { isOn: true, species: 'dog', name: 'Base', amount: 7, unit: 'g' };

beforeEach(async () => {
  await clearDevice();
  await database.recipes.put(aSyncedRecipe(1, 1, BOWL));
  await database.cards.put(aCard(BOWL));
  await addDog({ ...BEAGLE, dailyEnergyKcal: 600 });
  await changePlan((plan) => ({
    ...plan,
    startsOn: '2126-11-23',
    rows: [{ recipeId: 1, days: 4, petIds: null }],
  }));
});
afterEach(cleanup);

it('a plan buys and counts the premix that its owner chose, and leaves out what it replaces', async () => {
  await savePremix(1, BASE, USE);
  showScreen(<PlanPage />, '/plan', [aCard(BOWL)]);
  const nutrients = within(await screen.findByRole('region', { name: 'Nutrients of Rex' }));
  expect(
    await nutrients.findByText('Chicken bowl is counted with Base instead of its supplements.'),
  ).toBeTruthy();
  // Four days of 600 kcal are two batches.
  const list = within(await screen.findByRole('region', { name: /Shopping list/ }));
  expect(list.getByText('Base').closest('li')?.textContent).toContain('14 g');
  expect(list.queryByText(/Eggshell/)).toBeNull();
});
