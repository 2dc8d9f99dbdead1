import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { withMoreDays, withRecipe } from '#domain/plan/plan';
import { MOST_OWN_ITEMS, toggleListRecipe, withMoreBatches } from '#domain/plan/shopping';
import type { Recipe } from '#domain/recipe/recipe';
import { database } from '../../platform/database/bowlful.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addDog } from '../pets/pets.ts';
import { changePlan } from './plans.ts';
import { changeShopping } from './shopping.ts';
import { ShoppingListPage } from './shopping-list-page.tsx';

const BOWL: Partial<Recipe> = {
  id: 1,
  cookedWeightGrams: 1000,
  ingredientLines: [
    { ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken', us: '2 lb chicken' },
    { ingredientId: 'carrot', grams: 100, metric: '100 g carrot', us: '4 oz carrot' },
  ],
  supplements: [{ id: 'kelp-tablet', grams: 0.6, dose: '2 tablets' }],
};
const CHICKEN = /^Chicken breast/;

const open = () => showScreen(<ShoppingListPage />, '/shopping-list', []);
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

beforeEach(async () => {
  await clearDevice();
  await setPreference('market', 'GB');
  toastStore.setState({ toast: null });
  await database.recipes.put(aSyncedRecipe(1, 1, BOWL));
  await database.cards.put(aCard(BOWL));
  // 1241 kcal a batch: a day's 1241 kcal are one batch.
  await addDog({ ...BEAGLE, dailyEnergyKcal: 1241 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const name of ['share', 'clipboard', 'wakeLock'] as const) Reflect.deleteProperty(navigator, name);
});

/** Defines a browser capability; removed after the test. */
const give = (name: 'share' | 'clipboard' | 'wakeLock', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const planBowl = () => changePlan((plan) => withRecipe(plan, 1));

describe('the shopping list', () => {
  it('keeps the screen on while something is left to buy', async () => {
    const request = vi.fn(async () => ({ released: false, release: async () => {} }));
    give('wakeLock', { request });
    open();
    expect(await screen.findByText('An empty bowl, for now')).toBeTruthy();
    expect(request).not.toHaveBeenCalled();
    await planBowl();
    expect(await box(CHICKEN)).toBeTruthy();
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  });

  it('counts the servings of a recipe, in the singular if it makes one', async () => {
    await database.recipes.put(aSyncedRecipe(1, 1, { ...BOWL, servings: 1 }));
    await changeShopping((kept) => toggleListRecipe(kept, 1));
    open();
    expect(await screen.findByText('1 batch, 1 serving')).toBeTruthy();
  });

  it('is empty without a plan, but takes additions', async () => {
    open();
    expect(await screen.findByText('An empty bowl, for now')).toBeTruthy();
    fireEvent.change(await screen.findByLabelText('Add something of your own'), {
      target: { value: 'Poo bags' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
    expect((await box('Poo bags')).checked).toBe(false);
    fireEvent.click(await box('Poo bags'));
    await waitFor(async () => expect((await box('Poo bags')).checked).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Take Poo bags off the list' }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await box('Poo bags')).toBeTruthy();
  });

  it('leaves an addition in its field until it is stored', async () => {
    open();
    const field = await screen.findByLabelText<HTMLInputElement>('Add something of your own');
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    database.shopping.hook('creating', refuse);
    fireEvent.change(field, { target: { value: 'Poo bags' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
    await waitFor(() => expect(toastStore.getState().toast?.variant).toBe('destructive'));
    database.shopping.hook('creating').unsubscribe(refuse);
    expect(field.value).toBe('Poo bags');
    fireEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
    expect(await box('Poo bags')).toBeTruthy();
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('says when it holds no more additions', async () => {
    const own = Array.from({ length: MOST_OWN_ITEMS }, (_, n) => ({
      id: `own-${n}`,
      text: `Thing ${n}`,
      isTicked: false,
    }));
    await changeShopping((kept) => ({ ...kept, own }));
    open();
    const field = await screen.findByLabelText<HTMLInputElement>('Add something of your own');
    fireEvent.change(field, { target: { value: 'Poo bags' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
    expect(screen.getByText(/^The list holds 100 things of your own/)).toBeTruthy();
    expect(field.value).toBe('Poo bags');
    fireEvent.click(screen.getByRole('button', { name: 'Take Thing 7 off the list' }));
    await waitFor(() => expect(screen.queryByText(/^The list holds/)).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
    expect(await box('Poo bags')).toBeTruthy();
  });

  it('is sorted by aisle, in units that shops sell, supplements included', async () => {
    await planBowl();
    open();
    const meat = await screen.findByRole('region', { name: 'Meat and fish' });
    expect(within(meat).getByText('3 kg')).toBeTruthy();
    const supplements = screen.getByRole('region', { name: 'Supplements' });
    expect(within(supplements).getByText('bottle of 200')).toBeTruthy();
    expect(within(supplements).getByText('6 tablets needed')).toBeTruthy();
    expect(within(supplements).getByText(/Measure carefully/)).toBeTruthy();
  });

  it('puts the amount to buy before the amount needed, with an article for a single pack', async () => {
    const rice = { ingredientId: 'rice-brown-dry', grams: 250, metric: '250 g rice', us: '1 1/3 cups rice' };
    await database.recipes.put(aSyncedRecipe(1, 1, { ...BOWL, ingredientLines: [rice] }));
    await setPreference('unitSystem', 'us');
    await changeShopping((kept) => toggleListRecipe(kept, 1));
    open();
    expect(await box(/^Brown rice ?: buy a 500 g bag ?; 1 1\/3 cups needed$/)).toBeTruthy();
    await changeShopping((kept) => withMoreBatches(kept, 1, 6));
    expect(await box(/^Brown rice ?: buy 2 × 1 kg bags ?; .+ cups needed$/)).toBeTruthy();
  });

  it('ticks a row, unticks it, and keeps the tick when the list is reopened', async () => {
    await planBowl();
    open();
    fireEvent.click(await box(CHICKEN));
    await waitFor(async () => expect((await box(CHICKEN)).checked).toBe(true));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await box(CHICKEN)).checked).toBe(false));
    fireEvent.click(await box(CHICKEN));
    await waitFor(async () => expect((await box(CHICKEN)).checked).toBe(true));
    await screen.findByText('Chicken breast, skinless: ticked');
    cleanup();
    open();
    expect((await box(CHICKEN)).checked).toBe(true);
  });

  it('keeps the ticks when the plan changes, and asks only for the rest if it grew', async () => {
    await planBowl();
    open();
    fireEvent.click(await box(CHICKEN));
    await waitFor(async () => expect((await box(CHICKEN)).checked).toBe(true));
    await changePlan((plan) => withMoreDays(plan, 1, -1));
    await screen.findByText('200 g needed');
    expect((await box(CHICKEN)).checked).toBe(true);
    await changePlan((plan) => withMoreDays(plan, 1, 2));
    await screen.findByText('4 kg needed, 3 kg there already');
    expect((await box(CHICKEN)).checked).toBe(false);
    expect(screen.getByText('1 kg')).toBeTruthy();
  });

  it('shows a tick at once, and rolls it back if it could not be stored', async () => {
    await planBowl();
    open();
    const chicken = await box(CHICKEN);
    fireEvent.click(chicken);
    expect(chicken.checked).toBe(true);
    await screen.findByText('Chicken breast, skinless: ticked');
    vi.spyOn(database.shopping, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    fireEvent.click(await box(/^Carrot/));
    await waitFor(() => expect(toastStore.getState().toast?.variant).toBe('destructive'));
    await waitFor(async () => expect((await box(/^Carrot/)).checked).toBe(false));
    expect((await box(CHICKEN)).checked).toBe(true);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['on the list', () => changeShopping((kept) => toggleListRecipe(kept, 2))],
    ['in the plan', () => changePlan((plan) => withRecipe(plan, 2))],
  ])('a tick keeps the ticks for a recipe %s that this phone doesn’t have yet', async (_where, add) => {
    await planBowl();
    await add();
    await changeShopping((kept) => ({ ...kept, ticks: { salmon: 400 } }));
    open();
    fireEvent.click(await box(CHICKEN));
    await screen.findByText('Chicken breast, skinless: ticked');
    expect((await changeShopping((kept) => kept)).ticks).toEqual({ salmon: 400, 'chicken-breast': 3000 });
  });

  it('clears the ticks for the next time, and an undo brings them back', async () => {
    await planBowl();
    open();
    fireEvent.click(await box(CHICKEN));
    await waitFor(async () => expect((await box(CHICKEN)).checked).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Clear ticks' }));
    await waitFor(async () => expect((await box(CHICKEN)).checked).toBe(false));
    await screen.findByText('The ticks are cleared');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await box(CHICKEN)).checked).toBe(true));
  });

  it('is shared as text through the share sheet', async () => {
    const share = vi.fn(() => Promise.resolve());
    give('share', share);
    await planBowl();
    open();
    await box(CHICKEN);
    fireEvent.click(screen.getByRole('button', { name: 'Share the list' }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]).toMatchObject([
      { title: 'Shopping list', text: expect.stringContaining('- Chicken breast, skinless: 3 kg') },
    ]);
  });

  it('is copied if there is no share sheet, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    give('share', undefined);
    give('clipboard', { writeText });
    await planBowl();
    open();
    await box(CHICKEN);
    fireEvent.click(screen.getByRole('button', { name: 'Share the list' }));
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('List copied'));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Fruit and vegetables\n- Carrot: 300 g'));
  });
});
