import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { REMINDERS_KEY } from '#domain/plan/reminder';
import { database } from '../../platform/database/bowlful.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addDog } from '../pets/pets.ts';
import { PlanPage } from './plan-page.tsx';
import { changePlan } from './plans.ts';

const reminders = async () => (await database.preferences.get(REMINDERS_KEY))?.value;
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 5000 }));

beforeEach(async () => {
  await clearDevice();
  await database.recipes.put(aSyncedRecipe(1, 1, { title: 'Chicken bowl' }));
  await database.cards.put(aCard({ id: 1, title: 'Chicken bowl' }));
  await addDog(BEAGLE);
  // One pack in the refrigerator.
  const rows = [{ recipeId: 1, days: 1, petIds: null }];
  await changePlan((plan) => ({ ...plan, startsOn: '2126-11-23', rows }));
  showScreen(<PlanPage />, '/plan', [aCard({ id: 1, title: 'Chicken bowl' })]);
  await press(/^Remind me: Chicken bowl/);
  await screen.findByRole('button', { name: /^Reminder set: Chicken bowl/ });
});
afterEach(cleanup);

it.each([
  ['an animal', /^Rex/, 'Rex is out of the plan'],
  ['a recipe', 'Take Chicken bowl out of the plan', 'Chicken bowl is out of the plan'],
])('keeps the reminder of a pack while an undo may bring %s back', async (_what, name, said) => {
  await press(name);
  await screen.findByText(said);
  expect(await reminders()).toHaveLength(1);
  await press('Undo');
  expect(await screen.findByRole('button', { name: /^Reminder set: Chicken bowl/ })).toBeTruthy();
});

it('forgets the reminder of a pack that is out of the plan once the plan is left', async () => {
  await press(/^Rex/);
  await screen.findByText('Rex is out of the plan');
  cleanup();
  await expect.poll(reminders).toBeUndefined();
});
