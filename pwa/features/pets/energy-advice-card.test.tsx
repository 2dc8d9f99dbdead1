import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { database } from '../../platform/database/bowlful.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { energyAdviceWords } from './energy-advice-card.tsx';
import { addDog, saveDailyEnergy, usePets } from './pets.ts';
import { addWeighIn } from './weigh-ins.ts';
import { WeightHistory } from './weight-history.tsx';

function Weights() {
  const [pet] = usePets() ?? [];
  return pet === undefined ? null : <WeightHistory pet={pet} />;
}

const rex = async () => {
  const [row] = await database.pets.toArray();
  if (row === undefined) throw new Error('No animal is stored');
  return row;
};

beforeEach(async () => {
  await database.pets.clear();
  await database.weighIns.clear();
  toastStore.setState({ toast: null });
});
afterEach(cleanup);

it('after two weeks at +1.8% a week, one press feeds 8% less, and can be undone', async () => {
  await addDog({ ...BEAGLE, bodyCondition: 5 });
  const { id } = await rex();
  await addWeighIn(id, { day: '2026-02-01', weightKg: 15.444 });
  await addWeighIn(id, { day: '2026-02-15', weightKg: 16 });
  render(<Weights />);
  // 5% + 2.5% · (1.8 − 0.5 that count as no change) = 8%; 828 · 0.92 = 761.8.
  expect(await screen.findByText('2 weeks at +1.8% a week: feed 8% less.')).toBeTruthy();
  expect(screen.getByText(/That is 762 kcal a day instead of 828 kcal/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Feed 762 kcal a day' }));
  await expect.poll(async () => (await rex()).profile.dailyEnergyKcal).toBe(762);
  // From now on only newer weights count.
  await expect.poll(() => screen.queryByText(/feed 8% less/)).toBeNull();

  await expect.poll(() => toastStore.getState().toast).toMatchObject({ title: 'Rex gets 762 kcal a day' });
  toastStore.getState().toast?.undo?.();
  await expect.poll(async () => (await rex()).profile).toStrictEqual({ ...BEAGLE, bodyCondition: 5 });
  expect(await screen.findByText('2 weeks at +1.8% a week: feed 8% less.')).toBeTruthy();
});

/** Stores the same weights and presses 'Feed 762 kcal a day'; returns the dog's id once the undo is there. */
async function feedLess(): Promise<string> {
  await addDog({ ...BEAGLE, bodyCondition: 5 });
  const { id } = await rex();
  await addWeighIn(id, { day: '2026-02-01', weightKg: 15.444 });
  await addWeighIn(id, { day: '2026-02-15', weightKg: 16 });
  render(<Weights />);
  fireEvent.click(await screen.findByRole('button', { name: 'Feed 762 kcal a day' }));
  await expect.poll(() => toastStore.getState().toast?.undo).toBeTruthy();
  return id;
}

it('a weight added after the press stays when the press is undone', async () => {
  const id = await feedLess();
  await addWeighIn(id, { day: '2026-02-16', weightKg: 15.9 });
  toastStore.getState().toast?.undo?.();
  await expect
    .poll(async () => (await rex()).profile)
    .toStrictEqual({ ...BEAGLE, bodyCondition: 5, weightKg: 15.9 });
});

it('an energy chosen after the press stays, and the undo says so', async () => {
  await feedLess();
  await saveDailyEnergy('dog', 700);
  toastStore.getState().toast?.undo?.();
  await expect
    .poll(() => toastStore.getState().toast?.description)
    .toBe('The daily energy was changed since, so we left it.');
  expect((await rex()).profile.dailyEnergyKcal).toBe(700);
});

it('the advice says in words how the weight changes and what to do', () => {
  const pace = { weeklyPercent: -0.04, days: 36 };
  const words = (advice: Parameters<typeof energyAdviceWords>[0]) => energyAdviceWords(advice, 'Rex', 560);
  expect(words({ kind: 'keep', pace })).toBe('5 weeks at the same weight: keep the amount as it is.');
  expect(words({ kind: 'score', pace: { weeklyPercent: 1, days: 14 } })).toBe(
    '2 weeks at +1.0% a week. Score the body of Rex in the profile, and we can say whether to feed more or less.',
  );
  expect(words({ kind: 'least', pace: { weeklyPercent: -0.3, days: 14 } })).toBe(
    '2 weeks at −0.3% a week. Less would be below the resting energy of 560 kcal: ask your vet.',
  );
});
