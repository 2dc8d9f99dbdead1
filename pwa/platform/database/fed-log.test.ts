// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/plan/calendar';
import type { FedMeal } from '#domain/plan/fed-log';
import { FED_LOG_DAYS } from '#domain/privacy/retention';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { database } from './bowlful.ts';
import { markFed, unmarkFed, useFedMeals } from './fed-log.ts';
import { removePet, restorePet } from './stored-pets.ts';

const meal = (changes: Partial<FedMeal> = {}): FedMeal => ({
  petId: 'rex',
  day: '2026-11-27',
  meal: 1,
  food: { kind: 'recipe', recipeId: 7, version: '41' },
  name: 'Chicken bowl',
  grams: 250,
  kcal: 300,
  fedAt: '2026-11-27T07:30:00.000Z',
  ...changes,
});

beforeEach(() => Promise.all([database.fedMeals.clear(), database.pets.clear()]));

it('shows what was fed between two days, both included, and follows the log', async () => {
  const evening = meal({ meal: 2 });
  const before = meal({ day: '2026-11-20' });
  await markFed([evening, before, meal({ day: '2026-11-19' }), meal({ day: '2026-11-28' })]);
  const { result } = renderHook(() => useFedMeals('2026-11-20', '2026-11-27'));
  await waitFor(() => expect(result.current).toEqual([before, evening]));
  await markFed([meal()]);
  await waitFor(() => expect(result.current).toEqual([before, meal(), evening]));
  await unmarkFed([evening, before]);
  await waitFor(() => expect(result.current).toEqual([meal()]));
});

it('stores one entry for a meal that is marked twice at the same time', async () => {
  await Promise.all([markFed([meal()]), markFed([meal({ grams: 240 })])]);
  expect(await database.fedMeals.count()).toBe(1);
});

it('notes which version of the recipe was fed', async () => {
  await database.recipes.put(aSyncedRecipe(7, 12));
  await markFed([meal({ food: { kind: 'recipe', recipeId: 7 } })]);
  expect((await database.fedMeals.toArray())[0]?.value).toMatchObject({ food: { version: '12' } });
  await database.recipes.clear();
  await markFed([meal({ food: { kind: 'recipe', recipeId: 7 } })]);
  expect((await database.fedMeals.toArray())[0]?.value).toHaveProperty('food', {
    kind: 'recipe',
    recipeId: 7,
  });
});

it('stores the name of the person who feeds, and keeps it when another one corrects the meal', async () => {
  const byOf = async () => (await database.fedMeals.toArray()).map(({ value }) => (value as FedMeal).by);
  await database.preferences.put({ key: 'feeder', value: 'Ada' });
  await markFed([meal()]);
  expect(await byOf()).toEqual(['Ada']);
  await database.preferences.put({ key: 'feeder', value: 'Ben' });
  await markFed([meal({ by: 'Ada', grams: 125 })]);
  expect(await byOf()).toEqual(['Ada']);
  await database.preferences.delete('feeder');
});

it('refuses an invalid meal and keeps the others', async () => {
  await markFed([meal()]);
  await expect(markFed([meal({ meal: 2 }), meal({ day: 'today' })])).rejects.toThrow();
  expect(await database.fedMeals.count()).toBe(1);
});

it('drops the oldest day beyond the limit', async () => {
  const days = Array.from({ length: FED_LOG_DAYS }, (_, at) => meal({ day: addDays('2025-01-01', at) }));
  await markFed(days);
  await markFed([meal()]);
  expect(await database.fedMeals.count()).toBe(FED_LOG_DAYS);
  expect(await database.fedMeals.get('2025-01-01 rex 1 r7')).toBeUndefined();
});

it('removes the meals of a removed animal, and restores them with it', async () => {
  await database.pets.put({
    id: 'rex',
    species: 'dog',
    isActive: true,
    updatedAt: '2026-11-01T08:00:00.000Z',
    profile: { name: 'Rex', breed: 'Border Collie', ageMonths: 30, weightKg: 18.5, activityLevel: 'high' },
  });
  await markFed([meal(), meal({ petId: 'mia' })]);
  const removed = await removePet(database, 'rex');
  expect((await database.fedMeals.toArray()).map(({ id }) => id)).toEqual(['2026-11-27 mia 1 r7']);
  if (removed !== undefined) await restorePet(database, removed);
  expect(await database.fedMeals.count()).toBe(2);
});
