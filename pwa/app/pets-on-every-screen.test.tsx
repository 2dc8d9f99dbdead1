import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearDogProfile } from '../features/pets/pets.ts';
import { setPreference } from '../platform/database/preferences.ts';
import { toastStore } from '../platform/state/toast-store.ts';
import { follow, openApp, storeBuiltinRecipes } from '../testing/app-screens.tsx';
import { clearDevice } from '../testing/clear-device.ts';
import { isDisabled } from '../testing/is-disabled.ts';

const text = (words: string | RegExp) => screen.findByText(words);
const heading = (name: string) => screen.findByRole('heading', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const cookieDog = () => /dogProfile=[^;]*%22name%22%3A%22(\w+)%22/.exec(document.cookie)?.[1];

async function chooseBreed(name: string) {
  await type('Breed', name);
  fireEvent.click(await screen.findByRole('option', { name }));
}

/** What a page load does: the screens begin again from what the device holds. */
async function reload(path: string) {
  cleanup();
  await openApp(path);
}

beforeEach(async () => {
  toastStore.setState({ toast: null });
  await clearDevice();
  await clearDogProfile();
  await setPreference('unitSystem', 'metric');
  await storeBuiltinRecipes();
});
afterEach(cleanup);

it('a dog is set up, saved, joined by another, and cleared, and its cookie follows', async () => {
  await openApp('/dog-recipes');
  await press('Add Dog Profile');
  await screen.findByLabelText('Breed');
  expect(isDisabled(screen.getByRole('button', { name: 'Save' }))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await type('Breed', 'Zorgle');
  expect(await text('No breed found.')).toBeTruthy();
  await type('Breed', 'Labradoodle');
  expect([field('Breed').value, field('Weight in kg').value]).toEqual(['Labradoodle', '']);
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field('Breed'), { key });
  expect(field('Weight in kg').value).toBe('26'); // 22 to 30
  expect(screen.getByText('Weight filled from the breed: check it.')).toBeTruthy();
  await chooseBreed('Labrador Retriever');
  expect(field('Weight in kg').value).toBe('30.6');
  await type('Name (optional)', 'Rex');
  await press('Save');
  await heading('Rex');
  expect(cookieDog()).toBe('Rex');

  await press('Add another dog');
  await chooseBreed('Pug');
  await type('Name (optional)', 'Ada');
  await press('Save');
  await heading('Ada');
  await reload('/dog-recipes');
  await press('Ada');
  const dogs = within(await screen.findByRole('group', { name: 'Your dogs' }));
  fireEvent.click(dogs.getByRole('button', { name: 'Rex' }));
  await heading('Rex');
  await press('Clear');
  await heading('Ada');
  toastStore.getState().toast?.undo?.();
  await heading('Rex');
  await press('Clear');
  await heading('Ada');
  await press('Clear');
  expect(await screen.findByRole('button', { name: 'Add Dog Profile' })).toBeTruthy();
  // Happy DOM expires a cookie a millisecond late.
  await expect.poll(() => document.cookie).not.toContain('dogProfile');
});

it('what a vet would ask is kept, and the bowl follows', async () => {
  await openApp('/dog-recipes');
  await press('Add Dog Profile');
  await type('Breed', 'Beagle');
  await type('Name (optional)', 'Rex');
  await type('Weight in kg', '19.2');
  expect(await text('As a vet would ask')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '7 heavy' }));
  await type('Eaten besides the bowl', '10');
  await press('Save');
  await heading('Rex');
  await reload('/dog-recipes');
  await press('Rex');
  // 16 kg without its excess of 20%: 70 to 90 · 8, of which the bowl gives 90% of the middle.
  expect(await text('560–720 kcal a day')).toBeTruthy();
  expect(await text('576 kcal a day')).toBeTruthy();
  await follow('/recipe/1');
  expect(await text(/ a day, beside 10% from treats/)).toBeTruthy();
});

it('a cat whose weight was typed with a comma is there after a reload', async () => {
  await openApp('/cat-recipes');
  await press('Add Cat Profile');
  await heading("Set Up Your Cat's Profile");
  await type('Name (optional)', 'Mog');
  await type('Weight in kg', '4,3');
  await press('Save');
  await heading('Mog');
  await reload('/cat-recipes');
  await press('Mog');
  expect(await text('4.3 kg')).toBeTruthy();
});

it('a dog that avoids chicken is told so in the list, on the recipe and by the plan', async () => {
  await openApp('/dog-recipes');
  await press('Add Dog Profile');
  await type('Name (optional)', 'Rex');
  await chooseBreed('Pug');
  await type('Foods to avoid (optional)', 'chick');
  expect(await screen.findAllByRole('option', { name: /^Chicken/ })).not.toEqual([]);
  fireEvent.keyDown(field('Foods to avoid (optional)'), { key: 'Enter' });
  expect(await screen.findByRole('button', { name: 'Take chicken off the list' })).toBeTruthy();
  await press('Save');
  expect(await text('Avoids')).toBeTruthy();
  await press('Minimize');
  const suits = await screen.findByRole('button', { name: 'Suits Rex' });
  expect(suits.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryAllByText('Has chicken: Rex avoids it')).toEqual([]);
  fireEvent.click(suits);
  expect(await screen.findAllByText('Has chicken: Rex avoids it')).not.toEqual([]);

  await reload('/recipe/1');
  expect(await text(/^Rex avoids chicken\. It’s in this bowl: chicken thigh/)).toBeTruthy();
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add to plan' }))[0] as HTMLElement);
  await expect.poll(() => toastStore.getState().toast?.title).toBe('Not added to your plan');
});
