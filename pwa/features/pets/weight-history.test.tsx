import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { database } from '../../platform/database/bowlful.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { addDog, usePets } from './pets.ts';
import { addWeighIn } from './weigh-ins.ts';
import { WeightHistory } from './weight-history.tsx';

function Weights() {
  const [pet] = usePets() ?? [];
  return pet === undefined ? null : <WeightHistory pet={pet} />;
}

const toast = () => toastStore.getState().toast;
const removeButton = (day: string) => screen.findByRole('button', { name: `Remove the weight of ${day}` });

beforeEach(async () => {
  await database.pets.clear();
  await database.weighIns.clear();
  toastStore.setState({ toast: null });
  await addDog({ ...BEAGLE, weightKg: 12.4 }, 'rex');
  await addWeighIn('rex', { day: '2026-05-03', weightKg: 12.4 });
});
afterEach(cleanup);

it('says what the profile weighs after a slip of the keyboard is removed, and puts it back', async () => {
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

it('says that the profile keeps the only weight', async () => {
  render(<Weights />);
  fireEvent.click(await removeButton('3 May 2026'));
  await expect.poll(toast).toMatchObject({ description: 'The profile of Rex still says 12.4 kg.' });
});
