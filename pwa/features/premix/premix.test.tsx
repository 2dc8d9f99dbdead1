import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { premixSchema, premixUseSchema } from '#domain/nutrition/premix';
import type { Recipe } from '#domain/recipe/recipe';
import { database } from '../../platform/database/bowlful.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { PLAIN_BOWL } from '../../testing/plain-bowl.ts';
import { IngredientList } from '../recipe/ingredient-list.tsx';
import { NutritionPanel } from '../recipe/nutrition-panel.tsx';
import { VerdictCard } from '../recipe/verdict-card.tsx';
import { clearOwnerData, makeBackup, openBackup, restoreBackup } from '../settings/backup/backup.ts';
import { followPremixes } from './follow-premixes.ts';
import { premixStore } from './premix-store.ts';

const RECIPE: Recipe = {
  ...PLAIN_BOWL,
  supplements: [{ id: 'kelp-tablet', grams: 1, dose: '4 tablets, 150 µg iodine each, crushed' }],
};
const OTHER: Recipe = { ...RECIPE, id: RECIPE.id + 1 };

beforeEach(async () => {
  await clearDevice();
  followPremixes();
  await waitFor(() => expect(premixStore.getState().premixes).toEqual([]));
});
afterEach(cleanup);

const page = (recipe = RECIPE) =>
  render(
    <>
      <VerdictCard recipe={recipe} />
      <IngredientList recipe={recipe} />
      <NutritionPanel recipe={recipe} />
    </>,
  );
const theSwitch = () => screen.getByRole('switch', { name: 'With a premix' }) as HTMLInputElement;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const supplements = () => screen.getByRole('list', { name: 'Supplements' }).textContent;
const title = () => document.getElementById('verdict-title')?.textContent;

async function usePremix(): Promise<void> {
  fireEvent.click(theSwitch());
  type('Name of the premix', 'Felini Complete');
  type('Dose for the whole recipe', '12');
  type('Calcium (mg)', '25000');
  type('Zinc (mg)', '500');
  press('Use this premix');
  await screen.findByText('Felini Complete');
}

it('a premix replaces the supplements, is judged and named, and leaves no trace when it is off', async () => {
  page();
  const before = { title: title(), supplements: supplements() };
  expect(before.supplements).toContain('Kelp');
  await usePremix();
  expect(supplements()).toBe('Felini Complete Measure carefully12 g');
  expect(title()).toMatch(/, with Felini Complete$/);
  expect(document.body.textContent).toContain(
    'With Felini Complete, 12 g a batch, instead of the recipe’s supplements.',
  );
  // Iodine was the kelp's; the label doesn't state any.
  const notes = screen.getAllByText(/Not known in full: .*Felini Complete/);
  expect(notes.length).toBeGreaterThan(0);
  expect(screen.queryByRole('form', { name: 'Your premix' })).toBeNull();

  fireEvent.click(theSwitch());
  await waitFor(() => expect(supplements()).toBe(before.supplements));
  expect(title()).toBe(before.title);
  expect(document.body.textContent).not.toContain('Felini Complete');

  fireEvent.click(theSwitch());
  await waitFor(() => expect(supplements()).toContain('12 g'));
});

it('keeps in the draft what was typed while the premix was being stored', async () => {
  page();
  fireEvent.click(theSwitch());
  type('Name of the premix', 'Felini Complete');
  type('Dose for the whole recipe', '12');
  type('Calcium (mg)', '25000');
  press('Use this premix');
  type('Zinc (mg)', '500');
  await screen.findByText('Felini Complete');
  await waitFor(async () =>
    expect((await database.drafts.get(`premix-form:${RECIPE.id}`))?.value).toMatchObject({ zinc: '500' }),
  );
});

it('a premix is stored once, as typed, and offered on another recipe', async () => {
  page();
  await usePremix();
  const rows = await database.preferences.where('key').startsWith('premix').toArray();
  expect(rows).toEqual([
    {
      key: `premix-of:${RECIPE.id}`,
      value: { isOn: true, species: 'dog', name: 'Felini Complete', amount: 12, unit: 'g' },
    },
    {
      key: 'premix:dog:felini complete',
      value: {
        species: 'dog',
        name: 'Felini Complete',
        per: '100g',
        scoopGrams: null,
        holds: { calcium: 25_000, zinc: 500 },
      },
    },
  ]);
  expect(premixUseSchema.safeParse(rows[0]?.value).success).toBe(true);
  expect(premixSchema.safeParse(rows[1]?.value).success).toBe(true);
  cleanup();

  page(OTHER);
  expect(theSwitch().checked).toBe(false);
  fireEvent.click(theSwitch());
  const offered = await screen.findByRole('group', { name: 'Premixes on this device' });
  fireEvent.click(within(offered).getByText('Felini Complete'));
  expect((screen.getByLabelText('Calcium (mg)') as HTMLInputElement).value).toBe('25000');
  expect((screen.getByLabelText('Dose for the whole recipe') as HTMLInputElement).value).toBe('');
  type('Dose for the whole recipe', '20');
  press('Use this premix');
  await waitFor(() => expect(supplements()).toBe('Felini Complete Measure carefully20 g'));
  expect(await database.preferences.where('key').startsWith('premix:').count()).toBe(1);
});

it('an undo gives back what was typed before a stored premix replaced it', async () => {
  page();
  await usePremix();
  cleanup();
  page(OTHER);
  fireEvent.click(theSwitch());
  type('Name of the premix', 'Another');
  type('Calcium (mg)', '300');
  press('Felini Complete');
  expect(screen.getByLabelText('Calcium (mg)')).toHaveProperty('value', '25000');
  act(() => toastStore.getState().toast?.undo?.());
  expect(screen.getByLabelText('Calcium (mg)')).toHaveProperty('value', '300');
});

it('says what is missing or can’t be true, and takes the premix once that is corrected', async () => {
  page();
  fireEvent.click(theSwitch());
  press('Use this premix');
  expect(await screen.findByText('Enter the name on the tub.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the premix'));
  expect(screen.getByText('Enter the dose for the whole recipe.')).toBeTruthy();
  type('Name of the premix', 'Felini Complete');
  type('Dose for the whole recipe', '2');
  fireEvent.click(screen.getByLabelText('Scoops'));
  type('Calcium (mg)', '250000');
  expect(await screen.findByText('Enter what one scoop weighs.')).toBeTruthy();
  expect(screen.getByText(/These figures weigh more than the premix/)).toBeTruthy();
  type('One level scoop weighs (g)', '6');
  type('Calcium (mg)', '25000');
  press('Use this premix');
  await waitFor(() => expect(supplements()).toContain('2 scoops (12 g)'));
});

it('a premix is in the backup file, and goes when the owner clears the device', async () => {
  page();
  await usePremix();
  const file = await makeBackup();
  await act(clearOwnerData);
  await waitFor(() => expect(supplements()).toContain('Kelp'));
  expect(await database.preferences.where('key').startsWith('premix').count()).toBe(0);
  const backup = await openBackup(new Blob([file]));
  await act(() => restoreBackup(backup, 'merge'));
  await waitFor(() => expect(supplements()).toContain('Felini Complete'));
});

it('a premix is not offered for a treat', () => {
  page({ ...RECIPE, role: 'occasional' });
  expect(screen.queryByRole('switch')).toBeNull();
});

it('keeps what was typed if the device cannot store the premix', async () => {
  page();
  fireEvent.click(theSwitch());
  type('Name of the premix', 'Felini Complete');
  type('Dose for the whole recipe', '12');
  type('Calcium (mg)', '25000');
  const full = vi.spyOn(database.preferences, 'bulkPut').mockRejectedValueOnce(new Error('The disk is full'));
  press('Use this premix');
  await waitFor(() => expect(full).toHaveBeenCalled());
  await waitFor(async () => expect(await database.drafts.count()).toBe(1));
  expect((screen.getByLabelText('Calcium (mg)') as HTMLInputElement).value).toBe('25000');
  press('Use this premix');
  await waitFor(() => expect(supplements()).toContain('12 g'));
});
