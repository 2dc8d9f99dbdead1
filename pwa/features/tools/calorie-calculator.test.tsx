import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addCat, clearCatProfile, clearDogProfile } from '../pets/pets.ts';
import { CalorieCalculator } from './calorie-calculator.tsx';

const ADDRESS = '/tools/calorie-calculator';
/** 1,000 g of lean beef mince, 1,370 kcal, cooked down to 800 g. */
const mince = aRecipe({
  id: 1,
  title: 'Beef Bowl',
  role: 'everyday',
  servings: 4,
  cookedWeightGrams: 800,
  ingredientLines: [{ ingredientId: 'beef-mince-lean', grams: 1000, metric: '1 kg beef', us: '2.2 lb beef' }],
  supplements: [],
});
const open = (url = ADDRESS) => showScreen(<CalorieCalculator />, url, [aCard(mince)]);
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(async () => {
  await clearDevice();
  await clearDogProfile();
  await clearCatProfile();
});
afterEach(cleanup);

describe('the calorie calculator', () => {
  it('shows the site’s estimate and the veterinary reference, and explains each', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('Weight in kg'), { target: { value: '16' } });
    expect(row('Site estimate')).toBe('560 kcal'); // 70 × 16^0.75
    expect(row('Veterinary reference')).toBe('760–896 kcal'); // 95 × 8 to 112 × 8
    const words = screen.getByRole('region', { name: 'Why two numbers' });
    expect(within(words).getByText(/one that vets use for losing weight/)).toBeTruthy();
    expect(within(words).getByText(/FEDIAF gives a grown dog 95 kcal/)).toBeTruthy();
    expect(within(words).getByText(/growing, pregnant, nursing or ill/)).toBeTruthy();
  });

  it('shows the grams of a chosen recipe, and keeps the typed values', async () => {
    await database.recipes.put({ ...mince, revision: 1 });
    await database.cards.put(aCard(mince));
    open();
    fireEvent.change(await screen.findByLabelText('Weight in kg'), { target: { value: '16' } });
    await screen.findByRole('option', { name: 'Beef Bowl' });
    fireEvent.change(screen.getByLabelText('Recipe (optional)'), { target: { value: '1' } });
    await waitFor(() => expect(row('Food a day')).toBe('484 g')); // 828 kcal at 1.7125 kcal a gram
    expect(screen.getByLabelText<HTMLInputElement>('Weight in kg').value).toBe('16');
    fireEvent.change(screen.getByLabelText('Recipe (optional)'), { target: { value: '' } });
    await waitFor(() => expect(screen.queryByText('Food a day')).toBeNull());
  });

  it('is for cats if the address or the only profile says so', async () => {
    open(`${ADDRESS}?animal=cat`);
    expect(await screen.findByLabelText('Lives indoors')).toBeTruthy();
    cleanup();
    await addCat({ age: 'adult', weightLbs: 10, activity: 'low' });
    open();
    expect(await screen.findByLabelText('Lives indoors')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Dog'));
    expect(screen.queryByLabelText('Lives indoors')).toBeNull();
  });
});
