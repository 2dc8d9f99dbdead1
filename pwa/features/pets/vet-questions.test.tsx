import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { database } from '../../platform/database/bowlful.ts';
import { clearDrafts } from '../../platform/database/drafts.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { CatProfilePanel } from './cat-profile-panel.tsx';
import { DogProfilePanel } from './dog-profile-panel.tsx';
import * as pets from './pets.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fact = (label: string) =>
  screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;
const stored = async () => (await database.pets.toArray()).map(({ profile }) => profile);

beforeEach(async () => {
  await database.pets.clear();
  await clearDrafts('pet-form:');
  await pets.clearDogProfile();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens the form of the stored dog. */
async function editRex() {
  render(<DogProfilePanel />, { wrapper: BrowserRouter });
  fireEvent.click(await screen.findByRole('button', { name: 'Rex' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
}

describe('what a vet would ask of a dog', () => {
  it('is optional: a profile without answers stays as it was', async () => {
    await pets.addDog(BEAGLE);
    await editRex();
    expect(screen.getByText('Body, health and treats')).toBeTruthy();
    press('Save');
    await screen.findByRole('heading', { name: 'Rex' });
    expect(await stored()).toStrictEqual([BEAGLE]);
    await expect.poll(() => fact('Vets’ range')).toBe('760–896 kcal a day');
    expect(screen.queryByText('Body condition', { selector: 'dt' })).toBeNull();
  });

  it('explains the chosen score, and feeds 19.2 kg at score 7 as 16 kg, 560 to 720 kcal', async () => {
    await pets.addDog({ ...BEAGLE, weightKg: 19.2 });
    await editRex();
    const scores = screen.getByRole('group', { name: 'Body condition' });
    expect(within(scores).getAllByRole('radio')).toHaveLength(9);
    fireEvent.click(within(scores).getByRole('radio', { name: '7 heavy' }));
    expect(within(scores).getByText('Hard to feel under a thick cover.')).toBeTruthy();
    expect(screen.getByText(/^Leave blank to use 16 kg, an estimate from the body condition/)).toBeTruthy();
    expect(screen.getByText('Leave blank to use 640 kcal, the middle of the vets’ range.')).toBeTruthy();
    press('Save');
    await screen.findByRole('heading', { name: 'Rex' });
    await expect.poll(() => fact('Body condition')).toBe('7 of 9, heavy');
    await expect.poll(() => fact('Target weight')).toBe('About 16 kg');
    await expect.poll(() => fact('Vets’ range')).toBe('560–720 kcal a day');
    expect(await stored()).toMatchObject([{ bodyCondition: 7, targetWeightKg: 16 }]);
  });

  it('takes the vet’s target weight, refuses an impossible one, and drops it with the score', async () => {
    await pets.addDog({ ...BEAGLE, weightKg: 19.2 });
    await editRex();
    fireEvent.click(screen.getByRole('radio', { name: '7 heavy' }));
    type('Target weight in kg', '1.7');
    // At most 15% too heavy for each of the two points above 5: 19.2 / 1.3 = 14.8.
    expect(screen.getByText('Enter 14.8 to 120 kg.')).toBeTruthy();
    expect(isDisabled(screen.getByRole('button', { name: 'Save' }))).toBe(true);
    type('Target weight in kg', '17');
    expect(isDisabled(screen.getByRole('button', { name: 'Save' }))).toBe(false);
    press('Remove the score');
    expect(screen.queryByLabelText('Target weight in kg')).toBeNull();
    press('Save');
    await screen.findByRole('heading', { name: 'Rex' });
    expect(await stored()).toStrictEqual([{ ...BEAGLE, weightKg: 19.2 }]);
  });

  it('has no target weight for a puppy', async () => {
    await pets.addDog({ ...BEAGLE, ageMonths: 6 });
    await editRex();
    fireEvent.click(screen.getByRole('radio', { name: '8 obese' }));
    expect(screen.getByText(/^A growing animal must not slim/)).toBeTruthy();
    expect(screen.queryByLabelText('Target weight in kg')).toBeNull();
  });

  it('subtracts from the bowl what is eaten besides: 10% of 828 kcal are 83', async () => {
    await pets.addDog(BEAGLE);
    await editRex();
    type('Eaten besides the bowl', '10');
    expect(
      screen.getByText('83 kcal, as in 21 g of cheddar. The bowl gives the other 745 kcal.'),
    ).toBeTruthy();
    press('Save');
    await screen.findByRole('heading', { name: 'Rex' });
    await expect.poll(() => fact('Besides the bowl')).toBe('10% of the day');
    await expect.poll(() => fact('From the bowl')).toBe('745 kcal a day');
  });

  it('asks a nursing bitch for the week and the number of puppies, and adds the milk’s energy', async () => {
    await pets.addDog(BEAGLE);
    await editRex();
    fireEvent.click(screen.getByLabelText('Pregnant'));
    expect(screen.getByLabelText('Weeks since mating')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Nursing'));
    expect(field('Pregnant').checked).toBe(false);
    type('Weeks since birth', '12');
    expect(screen.getByText('Enter 1 to 9 weeks.')).toBeTruthy();
    type('Weeks since birth', '3');
    type('Number of puppies', '6');
    press('Save');
    await screen.findByRole('heading', { name: 'Rex' });
    // 132 to 145 · 16^0.75 for herself; for the milk of six puppies 120 · 16 kg · 1.1 in week 3.
    await expect.poll(() => fact('Vets’ range')).toBe('3,168–3,272 kcal a day');
    await expect.poll(() => fact('Health')).toBe('Nursing, week 3');
  });

  it('notes the day on which an answer changes the energy: only later weights judge it', async () => {
    await pets.addDog(BEAGLE);
    await editRex();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) });
    type('Neutered', 'no');
    press('Save');
    await screen.findByRole('heading', { name: 'Rex' });
    await expect.poll(stored).toStrictEqual([{ ...BEAGLE, isNeutered: false, energySince: '2026-11-25' }]);
  });
});

describe('what a vet would ask of a cat', () => {
  it('is stored, and the foods that the cat avoids stay', async () => {
    const mog = {
      name: 'Mog',
      age: 'adult',
      weightLbs: 10,
      activity: 'moderate',
      avoidedFoods: [{ kind: 'fish' as const }],
    } as const;
    await pets.addCat({ ...mog, avoidedFoods: [...mog.avoidedFoods] });
    render(<CatProfilePanel />, { wrapper: BrowserRouter });
    fireEvent.click(await screen.findByRole('button', { name: 'Mog' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    type('Neutered', 'yes');
    fireEvent.click(screen.getByRole('radio', { name: '5 ideal' }));
    fireEvent.click(screen.getByLabelText('Kidney disease'));
    press('Save');
    await screen.findByRole('heading', { name: 'Mog' });
    expect(await stored()).toMatchObject([
      { ...mog, isNeutered: true, bodyCondition: 5, conditions: ['kidney'] },
    ]);
    await expect.poll(() => fact('Neutered')).toBe('Yes');
    await expect.poll(() => fact('Next step')).toBe('A good weight: keep the amount as it is.');
  });
});
