import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Bowlful } from '../platform/database/bowlful.ts';
import { aCard } from '../testing/screen-world.tsx';
import { deviceState } from './device-state.ts';

const NOW = new Date('2026-11-25T12:00:00');
const state = (build = 'a', now = NOW) => deviceState(build, now);

let database: Bowlful;
beforeEach(async () => {
  database = new Bowlful();
  await database.open();
});
afterEach(() => database.delete());

const pet = (name: string) => ({
  id: 'misty',
  species: 'cat' as const,
  isActive: true,
  updatedAt: '2026-11-25T08:00:00.000Z',
  profile: { name, age: 'adult', weightLbs: 9, activity: 'moderate' },
});

it('stays the same while nothing changes', async () => {
  expect(await state()).toBe(await state());
});

it.each<[string, () => Promise<unknown>]>([
  ['an animal', () => database.pets.put(pet('Misty') as never)],
  ['a favourite', () => database.favourites.put({ recipeId: 1, addedAt: NOW.toISOString() })],
  ['a setting', () => database.preferences.put({ key: 'unitSystem', value: 'us' })],
  ['the plan', () => database.plans.put({ id: 'current', value: {}, updatedAt: '' } as never)],
  ['a meal', () => database.fedMeals.put({ id: '2026-11-25 misty 1 r1', value: {}, updatedAt: '' })],
  ['the catalogue', () => database.syncState.put({ key: 'catalogue', cursor: '1.7' } as never)],
  ['another visit', () => database.preferences.put({ key: 'visits', value: { count: 2, lastAt: null } })],
])('changes when %s is written', async (_, write) => {
  const before = await state();
  await write();
  expect(await state()).not.toBe(before);
});

it('changes with the build and with the day', async () => {
  const before = await state();
  expect(await state('b')).not.toBe(before);
  expect(await state('a', new Date('2026-11-26T00:00:01'))).not.toBe(before);
});

it('changes when an animal is renamed', async () => {
  await database.pets.put(pet('Misty') as never);
  const before = await state();
  await database.pets.put(pet('Tom') as never);
  expect(await state()).not.toBe(before);
});

it('reads neither the catalogue, whose cursor stands for it, nor the time of the last visit', async () => {
  const before = await state();
  await database.cards.put(aCard({ id: 1 }));
  await database.listHeads.put({ key: 'head:dog', counts: { dog: 1, cat: 0 }, cards: [] } as never);
  expect(await state()).toBe(before);
  const opened = (lastAt: string) => database.preferences.put({ key: 'visits', value: { count: 1, lastAt } });
  await opened('2026-11-25T08:00:00.000Z');
  const morning = await state();
  await opened('2026-11-25T11:00:00.000Z');
  expect(await state()).toBe(morning);
});

it('reads nothing of a household’s sync, which no pre-rendered page shows', async () => {
  const before = await state();
  await database.householdMembership.put({ id: 'current' } as never);
  await database.householdReplica.put({ name: 'pet/rex' } as never);
  expect(await state()).toBe(before);
});

it('reads the meals of the last 31 days only', async () => {
  const before = await state();
  // 31 days before 25 November is 25 October.
  await database.fedMeals.put({ id: '2026-10-24 misty 1 r1', value: {}, updatedAt: '' });
  expect(await state()).toBe(before);
  await database.fedMeals.put({ id: '2026-10-25 misty 1 r1', value: {}, updatedAt: '' });
  expect(await state()).not.toBe(before);
});

it('rejects without a database and creates none', async () => {
  await database.delete();
  await expect(state()).rejects.toThrow();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
});
