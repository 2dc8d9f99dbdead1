import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { withPet } from '#domain/plan/plan';
import type { Recipe } from '#domain/recipe/recipe';
import { database } from '../../platform/database/bowlful.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addDog } from '../pets/pets.ts';
import { PlanPage } from './plan-page.tsx';
import { changePlan } from './plans.ts';

/** 1200 kcal in 1000 g cooked. */
const BOWL: Partial<Recipe> = {
  id: 1,
  title: 'Chicken bowl',
  cookedWeightGrams: 1000,
  ingredientLines: [
    { ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken', us: '2 lb chicken' },
  ],
};
const OTHER: Partial<Recipe> = { ...BOWL, id: 2, title: 'Poached chicken' };

const open = () => showScreen(<PlanPage />, '/plan', [aCard(BOWL), aCard(OTHER)]);
const region = (name: string) => screen.findByRole('region', { name });
const planned = (...recipeIds: number[]) =>
  changePlan((plan) => ({
    ...plan,
    startsOn: '2126-11-23',
    rows: recipeIds.map((recipeId) => ({ recipeId, days: 3, petIds: null })),
  }));

beforeEach(async () => {
  await clearDevice();
  await database.recipes.bulkPut([aSyncedRecipe(1, 1, BOWL), aSyncedRecipe(2, 1, OTHER)]);
  await database.cards.bulkPut([aCard(BOWL), aCard(OTHER)]);
  await addDog({ ...BEAGLE, dailyEnergyKcal: 600 });
});
afterEach(cleanup);

describe('a plan of several foods', () => {
  it('cooks less beside kibble, weighs the kibble, and remembers both', async () => {
    await planned(1);
    open();
    fireEvent.change(await screen.findByLabelText('Kibble or tins for Rex'), { target: { value: '40' } });
    const rex = within(await region('Rex'));
    // 60% of 600 kcal are 300 g; 240 kcal of kibble at an assumed 360 kcal per 100 g.
    expect(await rex.findByText('150 g')).toBeTruthy();
    expect(rex.getByText(/^67 g a day, if 100 g have 360 kcal\./)).toBeTruthy();
    fireEvent.change(rex.getByLabelText(/^Energy of the kibble/), { target: { value: '400' } });
    expect(await rex.findByText(/^60 g a day\./)).toBeTruthy();
    cleanup();
    open();
    expect(await screen.findByText(/^60 g a day\./)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Kibble or tins for Rex'), { target: { value: '0' } });
    expect(await within(await region('Rex')).findByText('250 g')).toBeTruthy();
  });

  it('says what the recipe leaves to the kibble, between which bounds, and gives no doses', async () => {
    await planned(1);
    const [pet] = await database.pets.toArray();
    await changePlan((plan) => withPet(plan, pet?.id ?? '', { completeFoodPercent: 60 }));
    open();
    const nutrients = await region('Nutrients of Rex');
    expect(nutrients.textContent).toContain('Chicken bowl by itself is short of');
    expect(nutrients.textContent).toContain(
      'the kibble may bring little or much, or a recipe leaves it open',
    );
    expect(
      await within(nutrients).findByText(/^We give no doses beside complete food, which has supplements/),
    ).toBeTruthy();
    const all = within(nutrients)
      .getByText(/^All \d+ nutrients$/)
      .closest('details');
    if (all === null) throw new Error('The list of all nutrients is missing');
    all.open = true;
    fireEvent(all, new Event('toggle'));
    // Calcium: 60% of AAFCO's 1250 to 6250 mg, and 17 mg from 40% of chicken with 42 mg per 1000 kcal.
    expect(nutrients.textContent).toMatch(/Between 767 and 3,767 mg; the standard asks for at least/);
  });

  it('says what alternating recipes are all short of', async () => {
    await planned(1, 2);
    open();
    const nutrients = await region('Nutrients of Rex');
    expect(nutrients.textContent).toMatch(
      /Both Chicken bowl and Poached chicken are short of .*, so alternating them doesn’t help\./,
    );
  });
});
