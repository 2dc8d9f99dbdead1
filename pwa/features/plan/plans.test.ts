import { beforeEach, expect, it } from 'vitest';
import { hasRecipe, withMoreDays, withRecipe } from '#domain/plan/plan';
import { withOwnItem } from '#domain/plan/shopping';
import { database } from '../../platform/database/bowlful.ts';
import { newId } from '../../platform/database/rows.ts';
import { addRecipeToPlan, changePlan } from './plans.ts';
import { changeShopping } from './shopping.ts';

beforeEach(() => Promise.all([database.plans.clear(), database.shopping.clear()]));

const keptPlan = async () => (await database.plans.get('current'))?.value;

it('stores the plan and returns the previous one, for an undo', async () => {
  await changePlan((plan) => withRecipe(plan, 1));
  const before = await changePlan((plan) => withMoreDays(plan, 1, 2));
  expect(before.rows).toEqual([{ recipeId: 1, days: 3, petIds: null }]);
  expect(await keptPlan()).toMatchObject({ rows: [{ recipeId: 1, days: 5 }] });
  await changePlan(() => before);
  expect(await keptPlan()).toEqual(before);
});

it('loses none of three simultaneous changes', async () => {
  await Promise.all([1, 2, 3].map((id) => changePlan((plan) => withRecipe(plan, id))));
  expect(await keptPlan()).toMatchObject({ rows: [{ recipeId: 1 }, { recipeId: 2 }, { recipeId: 3 }] });
});

it('says whether a recipe was added, was there already or found the plan full', async () => {
  expect(await addRecipeToPlan(1)).toBe('added');
  expect(await addRecipeToPlan(1)).toBe('there');
  for (let id = 2; id <= 20; id += 1) await addRecipeToPlan(id);
  expect(await addRecipeToPlan(21)).toBe('full');
});

it('refuses an invalid plan', async () => {
  await changePlan((plan) => withRecipe(plan, 1));
  await expect(changePlan((plan) => ({ ...plan, startsOn: 'soon' }))).rejects.toThrow();
  expect(await keptPlan()).toMatchObject({ rows: [{ recipeId: 1 }] });
});

it('ignores a damaged plan or shopping list, and starts with an empty one', async () => {
  await database.plans.put({ id: 'current', value: { rows: 'many' }, updatedAt: '' });
  await database.shopping.put({ id: 'current', value: 7, updatedAt: '' });
  const before = await changePlan((plan) => withRecipe(plan, 1));
  expect(hasRecipe(before, 1)).toBe(false);
  expect(before.rows).toEqual([]);
  expect(await changeShopping((kept) => withOwnItem(kept, newId(), 'Poo bags'))).toEqual({
    ticks: {},
    own: [],
    recipes: [],
  });
});
