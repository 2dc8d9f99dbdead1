import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearDrafts } from '../../platform/database/drafts.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { CatProfilePanel } from './cat-profile-panel.tsx';
import { DogProfilePanel } from './dog-profile-panel.tsx';
import * as pets from './pets.ts';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function chooseBreed(name: string) {
  type('Breed', name);
  fireEvent.click(await screen.findByRole('option', { name }));
}
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

beforeEach(async () => {
  toastStore.setState({ toast: null });
  await database.pets.clear();
  await clearDrafts('pet-form:');
  await pets.clearDogProfile();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the dog profile', () => {
  async function open(chip = 'Add Dog Profile') {
    render(<DogProfilePanel />, { wrapper: BrowserRouter });
    fireEvent.click(await screen.findByRole('button', { name: chip }));
  }

  it('is a chip that opens and closes', async () => {
    await open();
    await screen.findByRole('heading', { name: "Set Up Your Dog's Profile" });
    await screen.findByLabelText('Breed');
    expect(button('Add Dog Profile').getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button('Minimize'));
    expect(screen.queryByLabelText('Breed')).toBeNull();
    expect(button('Add Dog Profile').getAttribute('aria-expanded')).toBe('false');
  });

  it('starts at 24 months and medium activity, with Save waiting for breed, age and weight', async () => {
    await open();
    await screen.findByLabelText('Breed');
    expect(field('Age in months').value).toBe('24');
    expect(field('Activity level').value).toBe('medium');
    expect(isDisabled(button('Save'))).toBe(true);
    type('Breed', 'Village dog');
    expect(isDisabled(button('Save'))).toBe(true);
    type('Weight in kg', '0');
    expect(isDisabled(button('Save'))).toBe(true);
    type('Weight in kg', '18.5');
    expect(isDisabled(button('Save'))).toBe(false);
    type('Age in months', '');
    expect(isDisabled(button('Save'))).toBe(true);
  });

  it('fills empty weight and unset activity from the chosen breed, says so, and follows a later choice', async () => {
    await open();
    await screen.findByLabelText('Breed');
    await chooseBreed('Labrador Retriever');
    expect(field('Breed').value).toBe('Labrador Retriever');
    expect(field('Weight in kg').value).toBe('30.6'); // 24.9 to 36.3
    expect(screen.getByText('Weight filled from the breed: check it.')).toBeTruthy();
    expect(field('Activity level').value).toBe('high');
    expect(isDisabled(button('Save'))).toBe(false);
    await chooseBreed('Pug');
    expect(field('Weight in kg').value).toBe('7.3'); // 6.4 to 8.2
    expect(field('Activity level').value).toBe('medium');
    type('Weight in kg', '7,8');
    expect(screen.queryByText('Weight filled from the breed: check it.')).toBeNull();
    await chooseBreed('Beagle');
    expect(field('Weight in kg').value).toBe('7,8');
  });

  it('never guesses a breed from its beginning', async () => {
    await open();
    await screen.findByLabelText('Breed');
    const words = 'Labradoodle';
    for (let end = 1; end <= words.length; end += 1) {
      type('Breed', words.slice(0, end));
      expect(field('Breed').value).toBe(words.slice(0, end));
      expect(field('Weight in kg').value).toBe('');
    }
    type('Breed', 'Lab');
    fireEvent.keyDown(field('Breed'), { key: 'ArrowDown' });
    fireEvent.blur(field('Breed'));
    expect([field('Breed').value, field('Weight in kg').value]).toEqual(['Lab', '']);
  });

  it('lets the breed be chosen by keyboard, following the combobox pattern', async () => {
    await open();
    const breed = await screen.findByRole('combobox', { name: 'Breed' });
    expect(breed.getAttribute('aria-expanded')).toBe('false');
    type('Breed', 'portuguese podengo');
    expect(breed.getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(breed.getAttribute('aria-controls')).toBe(list.id);
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    fireEvent.keyDown(breed, { key: 'ArrowDown' });
    fireEvent.keyDown(breed, { key: 'ArrowDown' });
    const second = screen.getByRole('option', { name: 'Portuguese Podengo Pequeno' });
    expect(breed.getAttribute('aria-activedescendant')).toBe(second.id);
    expect(second.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(breed, { key: 'Enter' });
    expect(field('Weight in kg').value).toBe('5'); // 4.1 to 5.9
    expect(breed.getAttribute('aria-expanded')).toBe('false');
    fireEvent.keyDown(breed, { key: 'Escape' });
    expect(field('Breed').value).toBe('Portuguese Podengo Pequeno');
  });

  it('takes a decimal comma, and says when the weight is a lot for the breed', async () => {
    await open();
    await screen.findByLabelText('Breed');
    await chooseBreed('Chihuahua');
    type('Weight in kg', '25');
    expect(screen.getByText('25 kg is a lot for a Chihuahua: check it.')).toBeTruthy();
    type('Weight in kg', '2,5');
    expect(screen.queryByText(/a lot for/)).toBeNull();
    fireEvent.click(button('Save'));
    expect(await screen.findByText('2.5 kg')).toBeTruthy();
  });

  it('says when no breed is found, and accepts the typed one anyway', async () => {
    await open();
    await screen.findByLabelText('Breed');
    type('Breed', 'Zorgle');
    expect(screen.getByText('No breed found.')).toBeTruthy();
    type('Weight in kg', '9');
    expect(isDisabled(button('Save'))).toBe(false);
  });

  it('names the bounds of the age', async () => {
    await open();
    await screen.findByLabelText('Breed');
    type('Age in months', '201');
    expect(screen.getByText('Enter 1 to 200 months.')).toBeTruthy();
    expect(field('Age in months').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows the summary after Save, and offers Cancel only while a saved dog is edited', async () => {
    await open();
    await screen.findByLabelText('Breed');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    type('Name (optional)', 'Rex');
    await chooseBreed('Beagle');
    fireEvent.click(button('Save'));
    await screen.findByRole('heading', { name: 'Rex' });
    expect(screen.getByRole('button', { name: 'Rex' })).toBeTruthy();

    fireEvent.click(button('Edit'));
    expect(field('Name (optional)').value).toBe('Rex');
    fireEvent.click(button('Cancel'));
    expect(await screen.findByRole('heading', { name: 'Rex' })).toBeTruthy();
  });

  it('stores a daily energy, shows the reference for an empty one, and refers low ones to the vet', async () => {
    await open();
    await screen.findByLabelText('Breed');
    type('Breed', 'Village dog');
    type('Weight in kg', '16');
    const energy = 'Daily energy in kcal (optional)';
    // 16^0.75 = 8: resting 560, reference 760 to 896; allowed are 0.5 to 5 times the resting energy.
    expect(screen.getByText('Leave blank to use 828 kcal, the middle of the vets’ range.')).toBeTruthy();
    type(energy, '500');
    expect(screen.getByText(/^Below the resting energy of 560 kcal: ask your vet/)).toBeTruthy();
    type(energy, '8000');
    expect(screen.getByText('Enter 280 to 2,800 kcal.')).toBeTruthy();
    expect(isDisabled(button('Save'))).toBe(true);
    type(energy, '800');
    fireEvent.click(button('Save'));
    expect(await screen.findByText('800 kcal')).toBeTruthy();
  });

  it('names a dog without a name by the first word of its breed, and removes the dog on Clear', async () => {
    await pets.addDog({
      breed: 'Border Collie',
      ageMonths: 30,
      weightKg: 17,
      activityLevel: 'high',
    });
    await open('Border');
    await screen.findByText('Border Collie');
    fireEvent.click(button('Clear'));
    expect(await screen.findByRole('button', { name: 'Add Dog Profile' })).toBeTruthy();
    expect(await screen.findByLabelText('Breed')).toBeTruthy();
  });
});

describe('several animals', () => {
  it('coexist: an added dog becomes active, and the first is a tap away', async () => {
    await pets.addDog({
      name: 'Rex',
      breed: 'Beagle',
      ageMonths: 30,
      weightKg: 12,
      activityLevel: 'low',
    });
    render(<DogProfilePanel />, { wrapper: BrowserRouter });
    fireEvent.click(await screen.findByRole('button', { name: 'Rex' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add another dog' }));
    expect(button('Cancel')).toBeTruthy();
    type('Name (optional)', 'Ada');
    await chooseBreed('Pug');
    fireEvent.click(button('Save'));
    await screen.findByRole('heading', { name: 'Ada' });
    const dogs = await screen.findByRole('group', { name: 'Your dogs' });
    fireEvent.click(within(dogs).getByRole('button', { name: 'Rex' }));
    await screen.findByRole('heading', { name: 'Rex' });
    expect(within(dogs).getByRole('button', { name: 'Ada', pressed: false })).toBeTruthy();
    fireEvent.click(button('Clear'));
    await screen.findByRole('heading', { name: 'Ada' });
    expect(screen.queryByRole('group', { name: 'Your dogs' })).toBeNull();
  });

  it('show the first cat again if adding another is cancelled', async () => {
    await pets.addCat({ name: 'Mog', age: 'adult', weightLbs: 9, activity: 'low' });
    render(<CatProfilePanel />, { wrapper: BrowserRouter });
    fireEvent.click(await screen.findByRole('button', { name: 'Mog' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add another cat' }));
    fireEvent.click(button('Cancel'));
    expect(await screen.findByRole('heading', { name: 'Mog' })).toBeTruthy();
  });
});

describe('the cat profile', () => {
  async function open() {
    render(<CatProfilePanel />, { wrapper: BrowserRouter });
    fireEvent.click(await screen.findByRole('button', { name: 'Add Cat Profile' }));
    await screen.findByRole('heading', { name: "Set Up Your Cat's Profile" });
  }

  it('offers the documented ages and activities', async () => {
    await open();
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.text);
    expect(options('Age')).toEqual(['Kitten (0-1 year)', 'Adult (1-7 years)', 'Senior (7+ years)']);
    expect(options('Activity level')).toEqual(['Indoor/Low', 'Moderate', 'Very Active']);
  });

  it('stores the cat', async () => {
    await open();
    type('Name (optional)', 'Mog');
    type('Weight in kg', '4.3');
    fireEvent.click(button('Save'));
    expect(await screen.findByRole('heading', { name: 'Mog' })).toBeTruthy();
    expect(screen.getByText('4.3 kg')).toBeTruthy();
  });

  it('asks in pounds where the units are American: 10 lb are 4.54 kg, resting 218, so 109 to 1,087 kcal', async () => {
    await setPreference('unitSystem', 'us');
    await open();
    await screen.findByLabelText('Weight in lb');
    type('Weight in lb', '10');
    type('Daily energy in kcal (optional)', '1088');
    fireEvent.click(button('Save'));
    expect(screen.getByText('Enter 109 to 1,087 kcal.')).toBeTruthy();
    type('Daily energy in kcal (optional)', '240');
    fireEvent.click(button('Save'));
    expect(await screen.findByText('240 kcal')).toBeTruthy();
    expect(screen.getByText('10 lb')).toBeTruthy();
    await setPreference('unitSystem', 'metric');
    expect(await screen.findByText('4.5 kg')).toBeTruthy();
  });

  it('asks for a weight, and focuses the field that prevents saving', async () => {
    await open();
    fireEvent.click(button('Save'));
    expect(screen.getByText('Enter 0.5 to 20 kg.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Weight in kg'));
    fireEvent.change(field('Weight in kg'), { target: { value: '4' } });
    fireEvent.change(field('Daily energy in kcal (optional)'), { target: { value: '9' } });
    fireEvent.click(button('Save'));
    expect(document.activeElement).toBe(field('Daily energy in kcal (optional)'));
  });
});

it('reports a profile that could not be stored, and keeps the form as it was', async () => {
  render(<CatProfilePanel />, { wrapper: BrowserRouter });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Cat Profile' }));
  await screen.findByLabelText('Weight in kg');
  type('Weight in kg', '9');
  const original = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'pets') throw new DOMException('No room', 'QuotaExceededError');
    return original.apply(this, args);
  });
  fireEvent.click(button('Save'));
  await waitFor(() => expect(toastStore.getState().toast).toMatchObject({ title: 'Error' }));
  expect(field('Weight in kg').value).toBe('9');
});
