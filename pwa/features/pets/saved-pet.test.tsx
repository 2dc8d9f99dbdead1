import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import { database } from '../../platform/database/bowlful.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { CatProfilePanel } from './cat-profile-panel.tsx';
import { DogProfilePanel } from './dog-profile-panel.tsx';
import { clearDogProfile } from './pets.ts';
import * as weighIns from './weigh-ins.ts';

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

/** Renders the panel from stored data, as after a reload, and presses its chip. */
async function open(panel: React.ReactNode, chip: string) {
  cleanup();
  render(
    <>
      {panel}
      <div id={LIVE_REGIONS.polite} data-testid="said" />
    </>,
    { wrapper: BrowserRouter },
  );
  await press(chip);
}

/** Waits until the save has finished: until then it may still close a form that the test opens next. */
const saved = (name: string) =>
  expect.poll(() => screen.getByTestId('said').textContent).toContain(`${name} is saved`);

beforeEach(async () => {
  toastStore.setState({ toast: null });
  await clearDevice();
  await clearDogProfile();
});
afterEach(cleanup);

it.each([
  ['a cat', CatProfilePanel, 'Add Cat Profile', 'Miso'],
  ['a dog', DogProfilePanel, 'Add Dog Profile', 'Rex'],
])('announces once that %s is saved', async (_which, Panel, chip, name) => {
  await open(<Panel />, chip);
  await type('Name (optional)', name);
  if (name === 'Rex') await type('Breed', 'Village dog');
  await type('Weight in kg', '4.1');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await saved(name);
  expect(screen.getByTestId('said').textContent?.match(/is saved/g)).toHaveLength(1);
});

it.each([
  ['a cat', CatProfilePanel, 'Add Cat Profile', 'Miso'],
  ['a dog', DogProfilePanel, 'Add Dog Profile', 'Rex'],
])('keeps the form of %s open until its weight is recorded too', async (_which, Panel, chip, name) => {
  let go = () => {};
  const noted = new Promise<void>((resolve) => {
    go = resolve;
  });
  const note = vi.spyOn(weighIns, 'withWeightsNoted').mockImplementation(async (_petId, save) => {
    await save();
    await noted;
  });
  await open(<Panel />, chip);
  await type('Name (optional)', name);
  if (name === 'Rex') await type('Breed', 'Village dog');
  await type('Weight in kg', '4.1');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => database.pets.count()).toBe(1);
  // The panel shows the animal as the active one as soon as it is stored.
  await screen.findByRole('button', { name: new RegExp(name) });
  expect(field('Weight in kg').value).toBe('4.1');
  go();
  await heading(name);
  expect(screen.queryByLabelText('Weight in kg')).toBeNull();
  note.mockRestore();
});

it('sets up a dog, saves it, adds another and clears both, and the cookie follows', async () => {
  await open(<DogProfilePanel />, 'Add Dog Profile');
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
  await saved('Rex');
  expect(cookieDog()).toBe('Rex');

  await press('Add another dog');
  await chooseBreed('Pug');
  await type('Name (optional)', 'Ada');
  await press('Save');
  await heading('Ada');
  await saved('Ada');
  await open(<DogProfilePanel />, 'Ada');
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

it('keeps a dog’s vet details and avoided foods after a reload, and sizes the bowl by them', async () => {
  await open(<DogProfilePanel />, 'Add Dog Profile');
  await type('Breed', 'Beagle');
  await type('Name (optional)', 'Rex');
  await type('Weight in kg', '19.2');
  expect(await text('As a vet would ask')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '7 heavy' }));
  await type('Eaten besides the bowl', '10');
  await type('Foods to avoid (optional)', 'chick');
  expect(await screen.findAllByRole('option', { name: /^Chicken/ })).not.toEqual([]);
  fireEvent.keyDown(field('Foods to avoid (optional)'), { key: 'Enter' });
  expect(await screen.findByRole('button', { name: 'Take chicken off the list' })).toBeTruthy();
  await press('Save');
  await heading('Rex');
  await open(<DogProfilePanel />, 'Rex');
  // 19.2 kg without the 20% excess of score 7 are 16 kg: 70 to 90 · 8; the bowl gives 90% of the middle.
  expect(await text('560–720 kcal a day')).toBeTruthy();
  expect(await text('576 kcal a day')).toBeTruthy();
  expect(screen.getByText('Avoids')).toBeTruthy();
  expect(await text('chicken')).toBeTruthy();
});

it('a cat whose weight was typed with a comma is there after a reload', async () => {
  await open(<CatProfilePanel />, 'Add Cat Profile');
  await heading("Set Up Your Cat's Profile");
  await type('Name (optional)', 'Mog');
  await type('Weight in kg', '4,3');
  await press('Save');
  await heading('Mog');
  await open(<CatProfilePanel />, 'Mog');
  expect(await text('4.3 kg')).toBeTruthy();
});
