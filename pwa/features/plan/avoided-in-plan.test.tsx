import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import type { Recipe } from '#domain/recipe/recipe';
import { database } from '../../platform/database/bowlful.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addDog, saveDogProfile } from '../pets/pets.ts';
import { AddToPlan } from './add-to-plan.tsx';
import { PlanPage } from './plan-page.tsx';
import { changePlan } from './plans.ts';

/** 1200 kcal in 1000 g cooked, £7.00. */
const BOWL: Partial<Recipe> = {
  id: 1,
  title: 'Chicken bowl',
  cookedWeightGrams: 1000,
  ingredientLines: [
    { ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken', us: '2 lb chicken' },
  ],
};

const open = () => showScreen(<PlanPage />, '/plan', [aCard(BOWL)]);
const text = (words: string | RegExp) => screen.findByText(words);

beforeEach(async () => {
  toastStore.setState({ toast: null });
  await clearDevice();
  await database.recipes.bulkPut([aSyncedRecipe(1, 1, BOWL)]);
  await database.cards.bulkPut([aCard(BOWL)]);
  await addDog({ ...BEAGLE, dailyEnergyKcal: 600 }, 'rex');
  await changePlan((plan) => ({ ...plan, startsOn: '2126-11-23' }));
});
afterEach(cleanup);

async function choose(title: string) {
  fireEvent.change(await screen.findByLabelText('Add a recipe'), { target: { value: title } });
  fireEvent.click(await screen.findByRole('option', { name: title }));
}

async function addBowl() {
  await choose('Chicken bowl');
  await screen.findByRole('group', { name: 'Days of Chicken bowl' });
}

describe('a recipe for an animal that avoids a food in it or is ill', () => {
  const AVOIDING = { ...BEAGLE, avoidedFoods: [{ kind: 'chicken' as const }] };

  it('is marked before it is chosen, and is not added if nobody else would eat it', async () => {
    await saveDogProfile(AVOIDING, 'rex');
    open();
    fireEvent.change(await screen.findByLabelText('Add a recipe'), { target: { value: 'chicken' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Chicken bowl. Has chicken: Rex avoids it' }));
    expect(await text('Chicken bowl is not added. Has chicken: Rex avoids it.')).toBeTruthy();
    expect(await database.plans.toArray()).toMatchObject([{ value: { rows: [] } }]);
  });

  it('is not added from its own page either, which says so', async () => {
    await saveDogProfile(AVOIDING, 'rex');
    showScreen(<AddToPlan recipeId={1} />, '/recipe/1', []);
    fireEvent.click(screen.getByRole('button', { name: 'Add to plan' }));
    await expect
      .poll(() => toastStore.getState().toast)
      .toMatchObject({ title: 'Not added to your plan', description: expect.stringContaining('Rex avoids') });
    expect(await database.plans.toArray()).toMatchObject([{ value: { rows: [] } }]);
  });

  it('is marked in the plan if it is there already', async () => {
    open();
    await addBowl();
    expect(screen.queryByRole('list', { name: 'Foods to avoid' })).toBeNull();
    await saveDogProfile(AVOIDING, 'rex');
    expect(await text('Rex avoids chicken. It’s in this bowl: chicken breast.')).toBeTruthy();
  });

  it('gets no doses for an ill animal, and the reason is given', async () => {
    await saveDogProfile({ ...BEAGLE, conditions: ['kidney'] }, 'rex');
    open();
    await addBowl();
    expect(await text(/^Rex has kidney disease/)).toBeTruthy();
    expect(await text(/^We give no doses beside an illness/)).toBeTruthy();
  });
});
