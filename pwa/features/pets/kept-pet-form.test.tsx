import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localDate } from '#domain/plan/calendar';
import { database } from '../../platform/database/bowlful.ts';
import { clearDrafts } from '../../platform/database/drafts.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { CatProfilePanel } from './cat-profile-panel.tsx';
import { DogProfilePanel } from './dog-profile-panel.tsx';
import * as pets from './pets.ts';
import { addWeighIn } from './weigh-ins.ts';

const REX = { name: 'Rex', breed: 'Beagle', ageMonths: 30, weightKg: 12, activityLevel: 'low' } as const;
const SAVED = 'Draft saved on this device';

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const draftKeys = () => database.drafts.where('key').startsWith('pet-form:').primaryKeys();

async function open(panel: React.ReactNode, chip: string) {
  cleanup();
  render(panel, { wrapper: BrowserRouter });
  await press(chip);
}

beforeEach(async () => {
  await database.pets.clear();
  await clearDrafts('pet-form:');
});
afterEach(cleanup);

it('keeps a new dog’s form while it is minimised and after a reload, until it is saved', async () => {
  await open(<DogProfilePanel />, 'Add Dog Profile');
  await type('Name (optional)', 'Rex');
  await type('Breed', 'Village dog');
  await type('Age in months', '4.');
  await type('Weight in kg', '18.5');
  await press('Minimize');
  await press('Add Dog Profile');
  await screen.findByDisplayValue('Rex');
  expect(screen.getByText(SAVED)).toBeTruthy();
  await open(<DogProfilePanel />, 'Add Dog Profile');
  await screen.findByDisplayValue('Rex');
  expect(['Breed', 'Age in months', 'Weight in kg'].map(shown)).toEqual(['Village dog', '4.', '18.5']);
  await press('Save');
  await screen.findByRole('heading', { name: 'Rex' });
  await waitFor(async () => expect(await draftKeys()).toEqual([]));
});

it('reopens a minimised edit with the week typed in it, not the stored one', async () => {
  await pets.addDog({ ...REX, conditions: ['pregnant'], litter: { week: 4 } }, 'rex');
  await open(<DogProfilePanel />, 'Rex');
  await press('Edit');
  await type('Weeks since mating', '6');
  await press('Minimize');
  await open(<DogProfilePanel />, 'Rex');
  await press('Edit');
  await waitFor(() => expect(shown('Weeks since mating')).toBe('6'));
});

it('a resumed edit saves only changed fields, and the others show what was stored meanwhile', async () => {
  await pets.addDog(REX, 'rex');
  await open(<DogProfilePanel />, 'Rex');
  await press('Edit');
  await type('Name (optional)', 'Rexy');
  await press('Minimize');
  await waitFor(async () => expect(await draftKeys()).toEqual(['pet-form:rex:dog']));
  const today = localDate(new Date());
  await addWeighIn('rex', { day: today, weightKg: 13 });
  await pets.saveDailyEnergy('dog', 700);
  await open(<DogProfilePanel />, 'Rex');
  await press('Edit');
  await waitFor(() => expect(shown('Name (optional)')).toBe('Rexy'));
  expect(['Weight in kg', 'Daily energy in kcal (optional)'].map(shown)).toEqual(['13', '700']);
  await press('Save');
  await screen.findByRole('heading', { name: 'Rexy' });
  const [row] = await database.pets.toArray();
  expect(row?.profile).toMatchObject({ name: 'Rexy', weightKg: 13, dailyEnergyKcal: 700 });
  expect((await database.weighIns.get('rex'))?.value).toEqual([{ day: today, weightKg: 13 }]);
});

it('keeps a new cat’s form and empties it on request; an undo leaves what was typed since', async () => {
  await open(<CatProfilePanel />, 'Add Cat Profile');
  await type('Weight in kg', '4.3');
  await type('Age', 'senior');
  await type('Daily energy in kcal (optional)', '2');
  await open(<CatProfilePanel />, 'Add Cat Profile');
  await screen.findByDisplayValue('4.3');
  expect(['Age', 'Daily energy in kcal (optional)'].map(shown)).toEqual(['senior', '2']);
  await press('Empty the form');
  expect(['Weight in kg', 'Age'].map(shown)).toEqual(['', 'adult']);
  await waitFor(async () => expect(await draftKeys()).toEqual([]));
  await type('Weight in kg', '5');
  toastStore.getState().toast?.undo?.();
  await waitFor(() => expect(['Weight in kg', 'Age'].map(shown)).toEqual(['5', 'senior']));
});

it('keeps the changes to each animal apart, and forgets them on Cancel', async () => {
  await pets.addDog(REX, 'rex');
  await open(<DogProfilePanel />, 'Rex');
  await press('Edit');
  await type('Name (optional)', 'Rexy');
  await press('Minimize');
  await press('Rex');
  await press('Add another dog');
  await waitFor(() => expect(shown('Name (optional)')).toBe(''));
  await type('Name (optional)', 'Ada');
  await waitFor(async () => expect(await draftKeys()).toEqual(['pet-form:new:dog', 'pet-form:rex:dog']));
  await press('Cancel');
  await press('Edit');
  await screen.findByDisplayValue('Rexy');
  await press('Cancel');
  await waitFor(async () => expect(await draftKeys()).toEqual([]));
  await press('Edit');
  expect(shown('Name (optional)')).toBe('Rex');
});
