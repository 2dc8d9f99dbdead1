import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { KIBBLE, TIN } from '#domain/pet-food/label-foods.test-support';
import { plannedPet } from '#domain/plan/planned-pet';
import { saveLabelFood } from '../../platform/own/label-foods.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { CompleteFoodChoice } from './how-much.tsx';
import type { ChangePlan } from './plan-pets.tsx';

const rex = (completeFoodId?: string) =>
  plannedPet(
    { id: 'rex', species: 'dog', profile: { ...BEAGLE, dailyEnergyKcal: 600 } },
    {
      ...{ mealsPerDay: null, changeOverDays: null, completeFoodPercent: 60 },
      ...(completeFoodId !== undefined && { completeFoodId }),
    },
  );
const changes: ReturnType<Parameters<ChangePlan>[1]>[] = [];
const change: ChangePlan = async (_, make) => {
  changes.push(make({ startsOn: '2126-11-23', rows: [], pets: [] }));
};
const open = (completeFoodId?: string) =>
  showScreen(<CompleteFoodChoice pet={rex(completeFoodId)} change={change} />, '/plan', []);

beforeEach(async () => {
  await clearDevice();
  changes.length = 0;
});
afterEach(cleanup);

it('offers, of the foods that the owner typed from labels, only the complete ones', async () => {
  await saveLabelFood(KIBBLE);
  await saveLabelFood(TIN);
  open();
  const choice = await screen.findByLabelText<HTMLSelectElement>('Which food Rex eats');
  expect([...choice.options].map(({ text }) => text)).toEqual(['Any complete food', KIBBLE.name]);
  fireEvent.change(choice, { target: { value: KIBBLE.id } });
  await waitFor(() => expect(changes[0]?.pets[0]?.completeFoodId).toBe(KIBBLE.id));
});

it('weighs the day’s share by the energy on the label of the chosen food', async () => {
  await saveLabelFood({ ...KIBBLE, energy: { amount: 4000, per: 'kg' } });
  open(KIBBLE.id);
  // 60% of 600 kcal, at 400 kcal in 100 g.
  expect(await screen.findByText(/^90 g a day\. It must be complete/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Energy of the kibble/)).toBeNull();
});
