import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearDrafts } from '../../platform/database/drafts.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { CatProfilePanel } from './cat-profile-panel.tsx';
import { DogProfilePanel } from './dog-profile-panel.tsx';
import * as pets from './pets.ts';

const REX = { name: 'Rex', breed: 'Beagle', ageMonths: 30, weightKg: 12, activityLevel: 'low' } as const;
const LUNA = { name: 'Luna', breed: 'Pug', ageMonths: 9, weightKg: 7, activityLevel: 'high' } as const;
const MOG = { name: 'Mog', age: 'adult', weightLbs: 9, activity: 'low' } as const;
const MISO = { name: 'Miso', age: 'senior', weightLbs: 11, activity: 'high' } as const;

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

const rowOf = async (id: string) => database.pets.get(id);
const weightsOf = async (id: string) => (await database.weighIns.get(id))?.value;

beforeEach(async () => {
  toastStore.setState({ toast: null });
  await Promise.all([database.pets.clear(), database.weighIns.clear(), clearDrafts('pet-form:')]);
});
afterEach(cleanup);

async function openForm(panel: React.ReactNode, chip: string) {
  render(panel, { wrapper: BrowserRouter });
  await press(chip);
  await press('Edit');
  await screen.findByDisplayValue(chip);
}

it('saves a dog’s form to the dog it was opened for, though another became active meanwhile', async () => {
  await pets.addDog(LUNA, 'luna');
  await pets.addDog(REX, 'rex');
  await openForm(<DogProfilePanel />, 'Rex');
  type('Weight in kg', '13');
  type('Daily energy in kcal (optional)', '700');
  await pets.selectPet('luna');
  await screen.findByRole('button', { name: 'Luna' });
  expect(field('Name (optional)').value).toBe('Rex');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Luna' });
  expect(await rowOf('luna')).toMatchObject({ isActive: true, profile: LUNA });
  expect(await rowOf('rex')).toMatchObject({
    isActive: false,
    profile: { ...REX, weightKg: 13, dailyEnergyKcal: 700, energySince: expect.any(String) },
  });
  expect(await weightsOf('luna')).toBeUndefined();
  expect(await weightsOf('rex')).toEqual([expect.objectContaining({ weightKg: 13 })]);
  expect(decodeURIComponent(document.cookie)).toContain('"name":"Luna"');
});

it('saves a cat’s form to the cat it was opened for, though another became active meanwhile', async () => {
  await pets.addCat(MISO, 'miso');
  await pets.addCat(MOG, 'mog');
  await openForm(<CatProfilePanel />, 'Mog');
  type('Name (optional)', 'Moggy');
  await pets.selectPet('miso');
  await screen.findByRole('button', { name: 'Miso' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Miso' });
  expect((await rowOf('miso'))?.profile).toEqual(MISO);
  expect((await rowOf('mog'))?.profile).toEqual({ ...MOG, name: 'Moggy' });
});

it('saves a dog’s edited fields, and keeps what another device stored since the form opened', async () => {
  await pets.addDog({ ...REX, bodyCondition: 5 }, 'rex');
  await openForm(<DogProfilePanel />, 'Rex');
  await pets.saveDogProfile({ ...REX, bodyCondition: 5, conditions: ['kidney'], weightKg: 12.5 }, 'rex');
  type('Name (optional)', '');
  type('Weight in kg', '13');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Your dog' });
  const { name: _, ...unnamed } = REX;
  expect((await rowOf('rex'))?.profile).toStrictEqual({
    ...unnamed,
    weightKg: 13,
    bodyCondition: 5,
    conditions: ['kidney'],
  });
});

it('keeps what another device has stored of a cat since its form opened', async () => {
  await pets.addCat(MOG, 'mog');
  await openForm(<CatProfilePanel />, 'Mog');
  await pets.saveCatProfile({ ...MOG, conditions: ['kidney'] }, 'mog');
  type('Name (optional)', 'Moggy');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Moggy' });
  expect((await rowOf('mog'))?.profile).toEqual({ ...MOG, name: 'Moggy', conditions: ['kidney'] });
});

it('keeps the form and says so if its dog is gone', async () => {
  await pets.addDog(LUNA, 'luna');
  await pets.addDog(REX, 'rex');
  await openForm(<DogProfilePanel />, 'Rex');
  type('Name (optional)', 'Rexy');
  await pets.removePet('rex');
  await screen.findByRole('button', { name: 'Luna' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toastStore.getState().toast?.description).toBe(
      'This dog is no longer on this device, so we couldn’t save it. What you typed is still in the form.',
    ),
  );
  expect(field('Name (optional)').value).toBe('Rexy');
  expect(await database.pets.toArray()).toEqual([expect.objectContaining({ id: 'luna', profile: LUNA })]);
});

it('says what keeps a dog from being saved: the daily energy, an answer for the vet or what is missing', async () => {
  await pets.addDog(REX, 'rex');
  await openForm(<DogProfilePanel />, 'Rex');
  type('Daily energy in kcal (optional)', '5');
  expect(await screen.findByText('Correct the daily energy to save.')).toBeTruthy();
  type('Weight in kg', '');
  expect(await screen.findByText('Enter a breed, an age and a weight to save.')).toBeTruthy();
  type('Weight in kg', '12');
  type('Daily energy in kcal (optional)', '');
  await waitFor(() => expect(screen.queryByText(/ to save\.$/)).toBeNull());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pregnant' }));
  type('Weeks since mating', '12');
  expect(await screen.findByText('Correct your answers under ‘As a vet would ask’ to save.')).toBeTruthy();
  type('Weeks since mating', '5');
  await waitFor(() => expect(screen.queryByText(/ to save\.$/)).toBeNull());
});

it('saving a new dog leaves a dog unchanged that was added meanwhile', async () => {
  render(<DogProfilePanel />, { wrapper: BrowserRouter });
  await press('Add Dog Profile');
  await screen.findByLabelText('Breed');
  type('Breed', 'Beagle');
  type('Weight in kg', '12');
  const added = pets.addDog(LUNA, 'luna');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await added;
  await waitFor(async () => expect(await database.pets.count()).toBe(2));
  expect((await rowOf('luna'))?.profile).toEqual(LUNA);
});
