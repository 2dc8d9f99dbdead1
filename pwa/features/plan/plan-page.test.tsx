import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import type { Recipe } from '#domain/recipe/recipe';
import { database } from '../../platform/database/bowlful.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addCat, addDog } from '../pets/pets.ts';
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
const CAT_BOWL: Partial<Recipe> = { ...BOWL, id: 66, title: 'Cat bowl', species: 'cat' };

const open = () => showScreen(<PlanPage />, '/plan', [aCard(BOWL), aCard(CAT_BOWL)]);
const text = (words: string | RegExp) => screen.findByText(words);
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(async () => {
  await clearDevice();
  await setPreference('market', 'GB');
  await database.recipes.bulkPut([aSyncedRecipe(1, 1, BOWL), aSyncedRecipe(66, 1, CAT_BOWL)]);
  await database.cards.bulkPut([aCard(BOWL), aCard(CAT_BOWL)]);
  await addDog({ ...BEAGLE, dailyEnergyKcal: 600 });
  await changePlan((plan) => ({ ...plan, startsOn: '2126-11-23' }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function choose(title: string) {
  fireEvent.change(await screen.findByLabelText('Add a recipe'), { target: { value: title } });
  fireEvent.click(await screen.findByRole('option', { name: title }));
}

async function addBowl() {
  await choose('Chicken bowl');
  await screen.findByRole('group', { name: 'Days of Chicken bowl' });
}

describe('the plan', () => {
  it('asks for an animal first, and starts once one is set up on the page', async () => {
    await database.pets.clear();
    open();
    expect(await text('An empty bowl, for now')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add a dog' }));
    await screen.findByRole('form', { name: 'Dog profile' });
    fireEvent.click(screen.getByRole('button', { name: 'Minimize' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a cat' }));
    const form = within(await screen.findByRole('form', { name: 'Cat profile' }));
    fireEvent.change(form.getByLabelText('Name (optional)'), { target: { value: 'Miso' } });
    fireEvent.change(form.getByLabelText('Weight in kg'), { target: { value: '4.1' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /^Miso/ })).toBeTruthy();
    expect(screen.getByLabelText('Add a recipe')).toBeTruthy();
  });

  it('adds a second dog', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a dog' }));
    const form = within(await screen.findByRole('form', { name: 'Dog profile' }));
    fireEvent.change(form.getByLabelText('Name (optional)'), { target: { value: 'Ada' } });
    fireEvent.change(form.getByLabelText('Breed'), { target: { value: 'Pug' } });
    fireEvent.click(form.getByRole('option', { name: 'Pug' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: /^Ada/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Rex/ })).toBeTruthy();
  });

  it('finds recipes by their first letters in groups, adds one by keyboard, and is ready for the next', async () => {
    const stew = { ...BOWL, id: 2, title: 'Chicken stew', description: 'Of thighs.' };
    const other = { ...BOWL, id: 3, title: 'Beef pot' };
    await database.favourites.put({ recipeId: 2, addedAt: '2026-01-01T00:00:00Z' });
    await database.cards.bulkPut([aCard(stew), aCard(other)]);
    await database.recipes.bulkPut([aSyncedRecipe(2, 1, stew), aSyncedRecipe(3, 1, other)]);
    showScreen(<PlanPage />, '/plan', [aCard(BOWL), aCard(CAT_BOWL), aCard(stew), aCard(other)]);
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Add a recipe' });
    fireEvent.change(field, { target: { value: 'chi' } });
    const list = await screen.findByRole('listbox', { name: 'Recipes' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.textContent),
    ).toEqual(['FavouritesChicken stew', 'All othersChicken bowl']);
    // Nothing for cats: no cat is in the plan.
    fireEvent.change(field, { target: { value: 'cat' } });
    expect(await text('No recipe with that name for your pets.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'stew' } });
    await screen.findByRole('option', { name: 'Chicken stew' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBe(''));
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByRole('group', { name: 'Days of Chicken stew' })).toBeTruthy();
    expect(field.value).toBe('');
  });

  it('computes portions, a batch, packs, cost and nutrients from an animal, a recipe and days', async () => {
    open();
    await addBowl();
    // 600 kcal at 120 kcal per 100 g: 500 g or £3.50 a day; three days are 1.5 batches, £10.50.
    const rex = await region('Rex');
    expect(within(rex).getByText('250 g')).toBeTruthy();
    expect(within(rex).getByText('1.5 kg')).toBeTruthy();
    expect(within(rex).getByText('£10.50')).toBeTruthy();
    expect(await text('Sat 23 to Mon 25 November')).toBeTruthy();
    expect(within(await region('Fridge and freezer')).getByText('1 pack, use by Tue 26 Nov')).toBeTruthy();
    const cost = await region('Batches and cost');
    expect(within(cost).getByText('1.5 kg: 1 batch and a half')).toBeTruthy();
    expect(within(cost).getByText('£3.50')).toBeTruthy();
    expect(within(cost).getByText(/100% of the weight has a price/)).toBeTruthy();
    expect(
      within(await region('Nutrients of Rex')).getByText(/^Over these 3 days Rex is short of .*calcium/),
    ).toBeTruthy();
    const list = await region('Shopping list');
    expect(await within(list).findByText('1.5 kg')).toBeTruthy();
  });

  it('leads with the flagged bowl, and suggests no doses', async () => {
    await database.cards.put(aCard(BOWL, { verdict: { status: 'over', nutrients: 0, lead: 'toxic' } }));
    open();
    await addBowl();
    const nutrients = await region('Nutrients of Rex');
    expect(nutrients.textContent).toContain('Toxic food in it: do not feed: Chicken bowl.');
    expect(within(nutrients).queryByText(/^(?:This closes it|This comes closer)/)).toBeNull();
    expect(nutrients.textContent).not.toContain('is short of');
  });

  it('shows the cautions of its bowls as their recipes do', async () => {
    // 150 of 1,000 g: 15% liver.
    const ingredientLines = [
      { ingredientId: 'chicken-breast', grams: 850, metric: '850 g chicken', us: '1 lb 14 oz chicken' },
      { ingredientId: 'chicken-liver', grams: 150, metric: '150 g chicken liver', us: '5 oz chicken liver' },
    ];
    await database.recipes.put(aSyncedRecipe(1, 1, { ...BOWL, ingredientLines }));
    open();
    await addBowl();
    expect(await text(/^Liver is 15% of the food\./)).toBeTruthy();
  });

  it('changes the days, and undoes the change', async () => {
    open();
    await addBowl();
    fireEvent.click(await screen.findByRole('button', { name: 'One day more' }));
    expect(await text('2 kg: 2 batches')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await text('1.5 kg: 1 batch and a half')).toBeTruthy();
  });

  it('cooks whole batches if chosen, for as long as they last, and shops for them', async () => {
    open();
    await addBowl();
    const batches = within(await region('Batches and cost'));
    // 500 g a day of a batch of 1,000 g: three days take a batch and a half.
    fireEvent.click(batches.getByRole('button', { name: 'Cook 2: 4 days' }));
    expect(await batches.findByText('2 kg: 2 batches')).toBeTruthy();
    expect(screen.getByText('Rex, 4 days from 2 batches')).toBeTruthy();
    expect(await within(await region('Shopping list')).findByText('2 kg')).toBeTruthy();
    fireEvent.click(batches.getByRole('button', { name: 'Cook 1: 2 days' }));
    expect(await batches.findByText('1 kg: 1 batch')).toBeTruthy();
    fireEvent.click(batches.getByRole('button', { name: 'Cook 1: 2 days' }));
    expect(await batches.findByText('1.5 kg: 1 batch and a half')).toBeTruthy();
  });

  it('stops cooking whole batches once the days are changed', async () => {
    open();
    await addBowl();
    fireEvent.click(await screen.findByRole('button', { name: 'Cook 2: 4 days' }));
    await text('Rex, 4 days from 2 batches');
    fireEvent.click(await screen.findByRole('button', { name: 'One day more' }));
    expect(await text('2.5 kg: 2 batches and a half')).toBeTruthy();
    expect(within(await region('Fridge and freezer')).getByText('Freezer')).toBeTruthy();
  });

  it('takes a recipe out below one day, and puts it back', async () => {
    open();
    await addBowl();
    const less = () => screen.findByRole('button', { name: 'One day less' });
    fireEvent.click(await less());
    await text('Chicken bowl: 2 days');
    fireEvent.click(await less());
    fireEvent.click(await screen.findByRole('button', { name: 'Take Chicken bowl out of the plan' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Chicken bowl' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await screen.findAllByRole('link', { name: 'Chicken bowl' })).length).toBeGreaterThan(0);
  });

  it('feeds several animals, and leaves out those not in the plan', async () => {
    await addCat({ name: 'Miso', age: 'adult', weightLbs: 9, activity: 'low', dailyEnergyKcal: 240 });
    open();
    await addBowl();
    await choose('Cat bowl');
    const miso = await region('Miso');
    // 240 kcal: 200 g a day in two meals.
    expect(await within(miso).findByText('100 g')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Miso/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Miso' })).toBeNull());
    expect(await text('For nobody in the plan, 3 days')).toBeTruthy();
  });

  it('divides the day into as many meals as the owner sets', async () => {
    open();
    await addBowl();
    fireEvent.change(await screen.findByLabelText('Meals of Rex'), { target: { value: '4' } });
    expect(await within(await region('Rex')).findByText('125 g')).toBeTruthy();
  });

  it('cooks less while an animal changes over, and says how much of the bowl is new', async () => {
    open();
    await addBowl();
    fireEvent.change(await screen.findByLabelText('Rex changes over'), { target: { value: '8' } });
    // Days 1 and 2 at a quarter, day 3 at a half: 500 × (0.25 + 0.25 + 0.5).
    expect(await text('500 g: half a batch')).toBeTruthy();
    const change = await region('Change over gently');
    expect(
      within(change)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '25%Days 1-263 g a meal',
      '50%Days 3-5125 g a meal',
      '75%Days 6-8188 g a meal',
      '100%Day 9 on250 g a meal',
    ]);
  });

  it('restores the plan when reopened', async () => {
    open();
    await addBowl();
    fireEvent.click(await screen.findByRole('button', { name: 'Cook 2: 4 days' }));
    await text('Rex, 4 days from 2 batches');
    cleanup();
    open();
    expect((await screen.findAllByRole('link', { name: 'Chicken bowl' })).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: 'Cook 2: 4 days', pressed: true })).toBeTruthy();
  });

  it('reports a recipe that is gone from the catalogue', async () => {
    await changePlan((plan) => ({ ...plan, rows: [{ recipeId: 99, days: 2, petIds: null }] }));
    open();
    expect(await text('Recipe 99: not in the catalogue')).toBeTruthy();
  });

  it('says when it was over, and offers to start today', async () => {
    await changePlan((plan) => ({ ...plan, startsOn: '2020-01-01' }));
    open();
    await addBowl();
    expect(await text('This plan was over on Fri 3 Jan.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Start today' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start today' })).toBeNull());
  });

  it('starts on the day that the owner picks', async () => {
    open();
    await addBowl();
    fireEvent.change(screen.getByLabelText('Starts on'), { target: { value: '2126-11-25' } });
    await text('Starts on Mon 25 Nov');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Starts on').value).toBe('2126-11-23'),
    );
  });

  it('reports a change that could not be stored', async () => {
    open();
    await addBowl();
    vi.spyOn(database.plans, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    fireEvent.click(await screen.findByRole('button', { name: 'One day more' }));
    await waitFor(() => expect(toastStore.getState().toast?.variant).toBe('destructive'));
    expect(screen.getByText('1.5 kg: 1 batch and a half')).toBeTruthy();
  });
});

it('the plan counts the doses as measured, and says what rounding changes', async () => {
  const kelp = [{ id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each' }];
  await database.recipes.put(aSyncedRecipe(1, 1, { ...BOWL, supplements: kelp }));
  open();
  await addBowl();
  // 1.5 batches: 6.75 tablets, measured 6 1/2.
  expect(await text('Counted with doses in whole steps: 1 rounded')).toBeTruthy();
  expect(
    await text(
      /^Chicken bowl: .*, 6 1\/2 tablets\. Rounded to what can be measured: 4% less than the recipe asks\.$/,
    ),
  ).toBeTruthy();
});
