import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Recipe } from '#domain/recipe/recipe';
import { database } from '../../platform/database/bowlful.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addDog } from '../pets/pets.ts';
import { AddToPlan } from '../plan/add-to-plan.tsx';
import { CostCalculator } from './cost-calculator.tsx';
import { PortionCalculator } from './portion-calculator.tsx';

const BOWL: Partial<Recipe> = {
  id: 1,
  title: 'Chicken bowl',
  servings: 4,
  cookedWeightGrams: 1000,
  ingredientLines: [
    { ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken', us: '2 lb chicken' },
  ],
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

beforeEach(async () => {
  await clearDevice();
  await setPreference('market', 'GB');
  await database.recipes.put(aSyncedRecipe(1, 1, BOWL));
  await database.cards.put(aCard(BOWL));
});
afterEach(cleanup);

it('the portion calculator shows the grams of a meal, the batch and the packs', async () => {
  showScreen(<PortionCalculator />, '/tools/portion-calculator', [aCard(BOWL)]);
  expect(screen.getByText('Choose a recipe to see the figures.')).toBeTruthy();
  type('Recipe', '1');
  type('Daily energy in kcal', '600');
  type('Days', '7');
  // 600 kcal at 1.2 kcal a gram: 500 g a day, in two meals.
  expect(await screen.findByText('250 g')).toBeTruthy();
  expect(screen.getByText('3.5 kg')).toBeTruthy();
  expect(screen.getByText('3 batches and a half')).toBeTruthy();
  const packs = screen.getByRole('region', { name: 'Fridge and freezer' });
  expect(within(packs).getByText(/^2 packs, use by/)).toBeTruthy();
  type('Meals a day', '5');
  expect(await screen.findByText('Enter meals and days to see the figures.')).toBeTruthy();
});

it('the portion calculator says what is missing: a recipe for the animal, or a valid energy', async () => {
  showScreen(<PortionCalculator />, '/tools/portion-calculator?recipe=1&animal=cat', [aCard(BOWL)]);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Cat').checked).toBe(true));
  expect(screen.getByText('Choose a recipe to see the figures.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Dog'));
  type('Recipe', '1');
  expect(await screen.findByText('Each meal')).toBeTruthy();
  type('Daily energy in kcal', '0');
  expect(await screen.findByText('Correct the daily energy to see the figures.')).toBeTruthy();
});

it('the portion calculator starts with the active animal, and a new species drops typed values', async () => {
  await addDog({
    name: 'Rex',
    breed: 'Beagle',
    ageMonths: 36,
    weightKg: 16.5,
    activityLevel: 'high',
    dailyEnergyKcal: 600,
  });
  showScreen(<PortionCalculator />, '/tools/portion-calculator', [aCard(BOWL)]);
  await waitFor(() => expect(field('Weight in kg').value).toBe('16.5'));
  expect(field('Daily energy in kcal').value).toBe('600');
  expect(field('Activity level').value).toBe('high');
  type('Weight in kg', '20');
  fireEvent.click(screen.getByLabelText('Cat'));
  expect(field('Weight in kg').value).toBe('4.5');
});

it('the portion calculator opens with the recipe in the address', async () => {
  showScreen(<PortionCalculator />, '/tools/portion-calculator?recipe=1', [aCard(BOWL)]);
  await waitFor(() => expect(field('Recipe').value).toBe('1'));
  expect(await screen.findByText('Each meal')).toBeTruthy();
});

it('the cost calculator shows the cost of a meal, a day, the days and a month, and the share with a price', async () => {
  showScreen(<CostCalculator />, '/cost-calculator', [aCard(BOWL)]);
  type('Recipe', '1');
  type('Daily energy in kcal', '600');
  // Half a batch of £7.00 a day, in two meals; for three days and for thirty.
  expect(await screen.findByText('£3.50')).toBeTruthy();
  expect(screen.getAllByText('£1.75').length).toBeGreaterThan(0);
  expect(screen.getByText('£10.50')).toBeTruthy();
  expect(screen.getByText('£105.00')).toBeTruthy();
  expect(screen.getByText('100%')).toBeTruthy();
});

it('the portion calculator says so if no figures are known for a recipe', async () => {
  const unknown: Partial<Recipe> = {
    ...BOWL,
    ingredientLines: [{ ingredientId: null, grams: 500, metric: '500 g zander', us: '18 oz zander' }],
  };
  await database.recipes.put(aSyncedRecipe(1, 1, unknown));
  showScreen(<PortionCalculator />, '/tools/portion-calculator', [aCard(unknown)]);
  type('Recipe', '1');
  expect(
    await screen.findByText('None of these ingredients is in our table, so we can’t suggest a portion.'),
  ).toBeTruthy();
});

it('the button ‘Add to plan’ adds a recipe only once', async () => {
  showScreen(<AddToPlan recipeId={1} />, '/recipe/1', []);
  fireEvent.click(screen.getByRole('button', { name: 'Add to plan' }));
  const link = await screen.findByRole('link', { name: 'Go to your plan' });
  expect(link.getAttribute('href')).toBe('/plan');
  await expect.poll(() => toastStore.getState().toast?.title).toBe('Added to your plan');
  expect((await database.plans.get('current'))?.value).toMatchObject({ rows: [{ recipeId: 1, days: 3 }] });
  cleanup();
  showScreen(<AddToPlan recipeId={1} />, '/recipe/1', []);
  fireEvent.click(screen.getByRole('button', { name: 'Add to plan' }));
  await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Already in your plan'));
});
