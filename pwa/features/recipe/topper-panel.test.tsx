import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { KIBBLE } from '#domain/pet-food/label-foods.test-support';
import type { Recipe } from '#domain/recipe/recipe';
import { BUILTIN_RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import { saveLabelFood } from '../../platform/own/label-foods.ts';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { food, PLAIN_BOWL } from '../../testing/plain-bowl.ts';
import { addDog } from '../pets/pets.ts';
import { TopperPanel } from './topper-panel.tsx';

/** 120 kcal per 100 g, and per 1000 kcal 42 mg of calcium beside 1775 mg of phosphorus. */
const CHICKEN = aRecipe({
  ingredientLines: [food('chicken-breast', 1000, '1 kg chicken breast')],
  cookedWeightGrams: 1000,
});

const open = (recipe: Recipe, lead: 'toxic' | null = null) =>
  render(<TopperPanel recipe={recipe} reading={undefined} lead={lead} />, { wrapper: MemoryRouter });
const text = () => document.body.textContent ?? '';
const slider = () => screen.getByRole<HTMLInputElement>('slider');

beforeEach(clearDevice);
afterEach(cleanup);

describe('a recipe on top of kibble', () => {
  it('says how much of the day it may be for the owner’s animal, in grams of both', async () => {
    await addDog({ ...BEAGLE, dailyEnergyKcal: 600 });
    open(CHICKEN);
    await screen.findByText(/^Rex eats 600 kcal a day\./);
    // Nine tenths of AAFCO's 1 to 1: 125 / (125 + 0.9 · 1775 − 42) = 7.4%.
    expect(text()).toContain(
      'Up to 7% of the day keeps at least 90% of every AAFCO minimum. Not more, because this recipe has too little calcium for its phosphorus.',
    );
    expect(text()).toContain('No amount surely keeps every AAFCO minimum');
    expect(slider().value).toBe('7');
    // 42 kcal of 120 kcal per 100 g; 558 kcal of kibble at an assumed 360.
    expect(text()).toContain('35 g');
    expect(text()).toContain('155 g');
    expect(text()).toContain('of kibble a day, if 100 g have 360 kcal');
  });

  it('takes the energy on the bag, and keeps it for the next time', async () => {
    await addDog({ ...BEAGLE, dailyEnergyKcal: 600 });
    const { unmount } = open(CHICKEN);
    await screen.findByText(/^Rex eats/);
    const field = screen.getByLabelText(/^Energy of the kibble/);
    fireEvent.change(field, { target: { value: '400' } });
    // 558 kcal of kibble at 400 kcal per 100 g.
    await screen.findByText('140 g');
    expect(text()).not.toContain('if 100 g have');
    unmount();
    open(CHICKEN);
    expect(await screen.findByText('140 g')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Energy of the kibble/).value).toBe('400');
    fireEvent.change(screen.getByLabelText(/^Energy of the kibble/), { target: { value: '' } });
    expect(await screen.findByText('155 g')).toBeTruthy();
  });

  it('counts a kibble that the owner typed from its label', async () => {
    await addDog({ ...BEAGLE, dailyEnergyKcal: 600 });
    await saveLabelFood({ ...KIBBLE, energy: { amount: 4000, per: 'kg' } });
    open(CHICKEN);
    const kibble = await screen.findByLabelText('Which kibble or tin');
    fireEvent.change(kibble, { target: { value: KIBBLE.id } });
    await waitFor(() => expect(text()).toContain(`We count ${KIBBLE.name} by its label`));
    fireEvent.change(slider(), { target: { value: '10' } });
    // 540 kcal at 400 kcal in 100 g.
    expect(text()).toContain('135 g');
    expect(text()).not.toContain('if 100 g have');
    expect(screen.queryByLabelText(/^Energy of the kibble/)).toBeNull();
  });

  it('that is complete by itself may be any share, and half is shown first', async () => {
    open(BUILTIN_RECIPES.find(({ id }) => id === 1) as Recipe);
    expect(await screen.findByText('Any amount keeps every AAFCO minimum.')).toBeTruthy();
    expect(slider().value).toBe('50');
    expect(text()).toContain('of kibble a day, if 100 g have 360 kcal');
    fireEvent.change(slider(), { target: { value: '51' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('51% of the day');
    fireEvent.change(screen.getByLabelText(/^Energy of the kibble/), { target: { value: '400' } });
    expect(await screen.findByText('of kibble a day')).toBeTruthy();
  });

  it('warns of a share that may take a nutrient below its minimum', async () => {
    await addDog({ ...BEAGLE, dailyEnergyKcal: 600 });
    open(CHICKEN);
    await screen.findByText(/^Rex eats/);
    fireEvent.change(slider(), { target: { value: '50' } });
    // (0.5 · 1250 + 0.5 · 42) / (0.5 · 1250 + 0.5 · 1775) = 42.7% of 1 to 1.
    expect(text()).toContain('At worst, calcium to phosphorus may fall to 42% of the minimum.');
    expect(text()).toContain('250 g');
    fireEvent.click(screen.getByRole('button', { name: '7%' }));
    expect(slider().value).toBe('7');
  });

  it('counts the treats of the profile', async () => {
    await addDog({ ...BEAGLE, dailyEnergyKcal: 600, besidesPercent: 10 });
    open(CHICKEN);
    await screen.findByText(/Treats and leftovers take 10% of that, by the profile\./);
    await waitFor(() => expect(slider().max).toBe('90'));
    expect(text()).toContain('No amount surely keeps at least 90% of every AAFCO minimum');
  });

  it('says what to ask the vet about an ill animal, instead of the note for healthy ones', async () => {
    await addDog({ ...BEAGLE, dailyEnergyKcal: 600, conditions: ['kidney'] });
    open(CHICKEN);
    expect((await screen.findByRole('list', { name: 'Ask your vet' })).textContent).toContain('Rex');
    expect(text()).not.toContain('For healthy animals only');
  });

  it('is sized for a typical dog until the owner adds one', () => {
    open(PLAIN_BOWL);
    expect(text()).toContain('For a dog of 15 kg that eats');
    expect(screen.getByRole('link', { name: 'Add your dog' })).toBeTruthy();
  });

  it('starts at no more than a tenth of the day for a treat', () => {
    open({ ...CHICKEN, role: 'occasional' });
    expect(Number(slider().value)).toBeLessThanOrEqual(10);
  });

  it('follows the chosen standard', () => {
    open(CHICKEN);
    fireEvent.click(screen.getByRole('radio', { name: 'FEDIAF' }));
    expect(text()).toContain('FEDIAF minimum');
  });

  it('computes nothing with a toxic food, or one that is not in our tables', () => {
    open(CHICKEN, 'toxic');
    expect(text()).toBe('Something in it is toxic. Take that out first.');
    cleanup();
    open({ ...CHICKEN, ingredientLines: [food(null, 300, '300 g samphire'), ...CHICKEN.ingredientLines] });
    expect(text()).toBe('We can’t tell: an ingredient isn’t in our tables, or has no amount.');
  });
});
