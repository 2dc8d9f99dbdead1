import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { database } from '../../platform/database/bowlful.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { addDog, usePets } from './pets.ts';
import { addWeighIn } from './weigh-ins.ts';
import { WeightHistory } from './weight-history.tsx';

function Weights() {
  const [pet] = usePets() ?? [];
  return pet === undefined ? null : <WeightHistory pet={pet} />;
}

const toast = () => toastStore.getState().toast;
const removeButton = (day: string) => screen.findByRole('button', { name: `Remove the weight of ${day}` });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const rows = () =>
  within(screen.getByRole('region', { name: 'Weights of Rex' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

async function weigh(day: string, kg: string) {
  fireEvent.change(field('Weighed on'), { target: { value: day } });
  fireEvent.change(field('Weight in kg'), { target: { value: kg } });
  fireEvent.click(screen.getByRole('button', { name: 'Add weight' }));
  await expect.poll(() => field('Weight in kg').value).toBe('');
}

beforeEach(async () => {
  await setPreference('unitSystem', 'metric');
  await database.pets.clear();
  await database.weighIns.clear();
  toastStore.setState({ toast: null });
  await addDog({ ...BEAGLE, weightKg: 12.4 }, 'rex');
  await addWeighIn('rex', { day: '2026-05-03', weightKg: 12.4 });
});
afterEach(cleanup);

it('says the profile’s weight once a mistyped one is removed, and an undo puts that back', async () => {
  await addWeighIn('rex', { day: '2026-06-03', weightKg: 42.1 });
  render(<Weights />);
  fireEvent.click(await removeButton('3 Jun 2026'));
  await expect.poll(toast).toMatchObject({
    title: 'The weight of 3 Jun 2026 is removed',
    description: 'The profile of Rex now says 12.4 kg.',
  });
  await expect.poll(() => screen.queryByText('3 Jun 2026')).toBeNull();
  toast()?.undo?.();
  await removeButton('3 Jun 2026');
  expect((await database.pets.get('rex'))?.profile).toMatchObject({ weightKg: 42.1 });
});

it('says that the profile keeps its weight when the only one is removed', async () => {
  render(<Weights />);
  fireEvent.click(await removeButton('3 May 2026'));
  await expect.poll(toast).toMatchObject({ description: 'The profile of Rex still says 12.4 kg.' });
});

it('charts and lists weights with the energy for each, says the trend, and shows pounds too', async () => {
  render(<Weights />);
  expect(await screen.findByText('Add a weight on another day to see a chart.')).toBeTruthy();
  expect(rows()).toEqual([expect.stringMatching(/3 May 2026.*12\.4 kg/)]);
  expect(document.querySelector('polyline')).toBeNull();
  await weigh('2026-03-02', '13');
  await weigh('2026-01-05', '15.5');
  expect(rows()).toEqual([
    expect.stringMatching(/3 May 2026.*12\.4 kg.*kcal/),
    expect.stringMatching(/2 Mar 2026.*13 kg.*kcal/),
    expect.stringMatching(/5 Jan 2026.*15\.5 kg.*kcal/),
  ]);
  // 12.4 of 15.5 kg.
  expect(
    screen.getByText(/^From 15\.5 kg on 5 Jan 2026 to 12\.4 kg on 3 May 2026: 20% lighter\./),
  ).toBeTruthy();
  expect(document.querySelector('[data-points="3"] polyline')?.getAttribute('points')).toBeTruthy();
  cleanup();
  await setPreference('unitSystem', 'us');
  render(<Weights />);
  await removeButton('2 Mar 2026');
  // 12.4, 13 and 15.5 kg at 2.2046.
  expect(rows()).toEqual([
    expect.stringMatching(/27\.3 lb/),
    expect.stringMatching(/28\.7 lb/),
    expect.stringMatching(/34\.2 lb/),
  ]);
  fireEvent.click(await removeButton('2 Mar 2026'));
  await expect.poll(() => rows().length).toBe(2);
});

it('refuses a future date', async () => {
  render(<Weights />);
  await screen.findByRole('form', { name: 'Add a weight' });
  fireEvent.change(field('Weight in kg'), { target: { value: '12' } });
  const add = screen.getByRole('button', { name: 'Add weight' });
  expect(isDisabled(add)).toBe(false);
  fireEvent.change(field('Weighed on'), { target: { value: '2999-01-01' } });
  expect(screen.getByText('Today or earlier')).toBeTruthy();
  expect(isDisabled(add)).toBe(true);
});
