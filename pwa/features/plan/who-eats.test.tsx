import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import type { Plan } from '#domain/plan/plan';
import { database } from '../../platform/database/bowlful.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addDog } from '../pets/pets.ts';
import { PlanPage } from './plan-page.tsx';
import { changePlan } from './plans.ts';

const eaters = async () => ((await database.plans.toArray())[0]?.value as Plan | undefined)?.rows[0]?.petIds;
const chip = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Who eats Chicken bowl' })).getByRole('button', { name });

beforeEach(async () => {
  await clearDevice();
  await database.recipes.put(aSyncedRecipe(1, 1, { title: 'Chicken bowl' }));
  await database.cards.put(aCard({ id: 1, title: 'Chicken bowl' }));
  for (const name of ['Ada', 'Bob', 'Rex']) await addDog({ ...BEAGLE, name }, name);
  const rows = [{ recipeId: 1, days: 3, petIds: null }];
  await changePlan((plan) => ({ ...plan, startsOn: '2126-11-23', rows }));
  showScreen(<PlanPage />, '/plan', [aCard({ id: 1, title: 'Chicken bowl' })]);
});
afterEach(cleanup);

it('loses neither of two quick presses', async () => {
  fireEvent.click(await chip('Ada'));
  fireEvent.click(await chip('Bob'));
  await expect.poll(eaters).toEqual(['Rex']);
});

it('an animal that is out of the plan for now stays among those who eat the recipe', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Rex \d/ }));
  await screen.findByText('Rex is out of the plan');
  fireEvent.click(await chip('Ada'));
  await expect.poll(eaters).toEqual(['Bob', 'Rex']);
});
