import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { addDays } from '#domain/plan/calendar';
import type { FedMeal } from '#domain/plan/fed-log';
import type { Recipe } from '#domain/recipe/recipe';
import { database } from '../../platform/database/bowlful.ts';
import { markFed } from '../../platform/database/fed-log.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addCat, addDog, saveDogProfile } from '../pets/pets.ts';
import { addWeighIn } from '../pets/weigh-ins.ts';
import { changePlan } from '../plan/plans.ts';
import { VetSheetPage } from './vet-sheet-page.tsx';

/** 1200 kcal in 1000 g cooked. */
const BOWL: Partial<Recipe> = {
  id: 1,
  title: 'Chicken bowl',
  cookedWeightGrams: 1000,
  ingredientLines: [
    { ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken', us: '2 lb chicken' },
  ],
  supplements: [{ id: 'eggshell-powder', grams: 4, dose: '3/4 level tsp' }],
};
const today = '2026-11-25';
const yesterday = addDays(today, -1);

const idOf = async (species: string) => (await database.pets.where({ species }).first())?.id ?? '';
/** A meal of half a day: 250 g and 300 kcal. */
async function feed(day: string, meal: number, changes: Partial<FedMeal> = {}) {
  const [petId, fedAt] = [await idOf('dog'), new Date().toISOString()];
  const food = { kind: 'recipe', recipeId: 1 } as const;
  await markFed([{ petId, day, meal, food, name: 'Chicken bowl', grams: 250, kcal: 300, fedAt, ...changes }]);
}

const open = (address = '/vet-sheet') => showScreen(<VetSheetPage />, address, [aCard(BOWL)]);
const sheet = async () => within(await screen.findByRole('article', { name: /^Diet history of/ }));
const row = async (name: RegExp) =>
  within((await sheet()).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00`) });
  await clearDevice();
  await database.recipes.put(aSyncedRecipe(1, 7, BOWL));
  await database.cards.put(aCard(BOWL));
  await addDog({ ...BEAGLE, dailyEnergyKcal: 600 }, 'rex');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the sheet for the vet', () => {
  it('says what is missing while there is no animal, and while nothing is recorded', async () => {
    open();
    expect(await screen.findByText('Nothing recorded yet')).toBeTruthy();
    cleanup();
    await database.pets.clear();
    open();
    expect(await screen.findByText('Whose sheet?')).toBeTruthy();
  });

  it('gives each food in grams and kcal of the mean day, and says what was not marked', async () => {
    await changePlan((plan) => ({
      ...plan,
      startsOn: yesterday,
      rows: [{ recipeId: 1, days: 3, petIds: null }],
    }));
    await feed(yesterday, 1);
    await feed(yesterday, 2, { grams: 0, kcal: 0, wasGiven: false });
    open();
    // 250 g yesterday and 500 g planned today: 375 g and 450 kcal a day.
    expect(await row(/^Chicken bowl/)).toEqual(['375 g', '450 kcal', '100%', '2']);
    const words = await sheet();
    expect(words.getByText('2 of 3 meals planned, not marked as fed')).toBeTruthy();
    expect(
      words.getByText(
        'Averages over 2 of 30 days: 1 meal marked as fed, 2 meals planned but not marked and 1 meal not given. No record for 28 days.',
      ),
    ).toBeTruthy();
    expect(words.getByText(/^Fed 450 kcal a day: \d+% below the reference\./)).toBeTruthy();
  });

  it('describes the animal as a vet asks, and marks what its owner hasn’t noted', async () => {
    await saveDogProfile(
      {
        ...BEAGLE,
        isNeutered: true,
        bodyCondition: 7,
        conditions: ['kidney', 'medicines'],
        avoidedFoods: [{ kind: 'chicken' }],
        besidesPercent: 10,
        dailyEnergyKcal: 600,
      },
      'rex',
    );
    await feed(today, 1);
    open();
    const facts = Object.fromEntries(
      (await sheet()).getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    );
    expect(facts).toMatchObject({
      Breed: 'Beagle',
      Neutered: 'yes',
      'Body condition': '7 of 9, heavy',
      Conditions: 'kidney disease and takes medicines every day',
      Avoids: 'chicken',
    });
    // Slimming an ill dog is for the vet.
    expect(facts).not.toHaveProperty('Target weight');
    // Treats and leftovers are a tenth of 600 kcal; beside the 300 kcal fed that is 17%.
    expect(await row(/^Treats and leftovers besides/)).toEqual(['–', '60 kcal', '17%', '–']);
    cleanup();
    await saveDogProfile(BEAGLE, 'rex');
    open();
    expect((await sheet()).getAllByText('not noted')).toHaveLength(5);
  });

  it('prints questions and brands, and keeps them for the next time', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await feed(today, 1);
    open();
    expect(await row(/^Eggshell powder/)).toEqual(['brand not noted', '1 g']);
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    fireEvent.change(field('Your questions for the vet'), { target: { value: 'Is it too much?' } });
    fireEvent.change(field('Eggshell powder'), { target: { value: 'Shellco' } });
    expect((await sheet()).getByText('Is it too much?')).toBeTruthy();
    expect((await row(/^Eggshell powder/))[0]).toBe('Shellco');
    expect(await screen.findByText('Kept on this device')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    cleanup();
    open();
    expect((await sheet()).getByText('Is it too much?')).toBeTruthy();
  });

  it('gives the recipe’s version, and an earlier version that was fed too', async () => {
    await feed(today, 1);
    await feed(yesterday, 1, { food: { kind: 'recipe', recipeId: 1, version: '6' } });
    await database.cookedDays.put({ id: '1', value: [yesterday], updatedAt: new Date().toISOString() });
    open();
    const recipe = (await sheet()).getByText('Chicken bowl', { selector: 'strong' }).closest('p');
    expect(recipe?.textContent).toMatch(
      /^Chicken bowl, revision 7; some was fed as revision 6, which we no longer have; cooked on .*1 kg chicken; Eggshell powder 3\/4 level tsp\.$/,
    );
  });

  it('says that a recipe is toxic before any nutrient', async () => {
    const verdict = { status: 'over', nutrients: 0, lead: 'toxic' } as const;
    await database.cards.put(aCard(BOWL, { verdict }));
    await feed(today, 1);
    open();
    expect((await sheet()).getByText('– Toxic food in it: do not feed')).toBeTruthy();
    expect((await sheet()).getByText(/^By AAFCO: toxic food in it: do not feed\./)).toBeTruthy();
  });

  it('gives the number of tablets a day and their strength', async () => {
    // 4 tablets of 0.3 g in 1000 g; 250 g are one tablet.
    const supplements = [{ id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each' }];
    await database.recipes.put(aSyncedRecipe(1, 7, { ...BOWL, supplements }));
    await feed(today, 1);
    open();
    expect(await row(/^Kelp/)).toEqual(['brand not noted', '300 mg: 1 × a tablet of 150 µg iodine']);
  });

  it('lists nutrients that are short or unknown against both standards, and the others in a paragraph', async () => {
    await feed(today, 1);
    open();
    const [least, aafco, fediaf] = await row(/^Zinc/);
    expect(least).toMatch(/ mg$/);
    expect(aafco).toMatch(/^Short: at least /);
    expect(fediaf).toMatch(/^Short: .* to /);
    expect((await sheet()).getByText('Met by both standards:').parentElement?.textContent).toContain(
      'Protein',
    );
  });

  it('draws the weights of the last year', async () => {
    await feed(today, 1);
    const id = await idOf('dog');
    for (const [days, weightKg] of [
      [400, 18],
      [30, 17],
      [1, 16],
    ] as const)
      await addWeighIn(id, { day: addDays(today, -days), weightKg });
    open();
    const figure = (await sheet()).getByRole('figure');
    expect(figure.querySelectorAll('circle')).toHaveLength(2);
    expect(figure.textContent).toMatch(/Weights: 17 kg on .*, 16 kg on /);
  });

  it('opens with the animal that its address names, and switches to another', async () => {
    await addCat({ name: 'Mog', age: 'adult', weightLbs: 9, activity: 'low' });
    await feed(today, 1);
    open(`/vet-sheet?pet=${await idOf('cat')}`);
    expect(await screen.findByText(/^Plan Mog’s meals/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Rex' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Diet history of Rex' })).toBeTruthy());
  });
});
