import { beforeEach, expect, it } from 'vitest';
import { database } from '../platform/database/bowlful.ts';
import { hasDue, tellReminders } from './reminders.ts';

const NOON = new Date(2026, 10, 27, 12);
const reminder = (id: string, day: string) => ({ id, label: `Pack ${id}`, day, path: '/plan' });
const kept = async () =>
  ((await database.preferences.get('reminders'))?.value as { id: string }[] | undefined)?.map(({ id }) => id);

beforeEach(async () => {
  await database.preferences.clear();
  const value = [
    reminder('gone', '2026-11-26'),
    reminder('today', '2026-11-27'),
    { ...reminder('soup', '2026-11-27'), path: '/recipe/3' },
    reminder('later', '2026-11-28'),
  ];
  await database.preferences.put({ key: 'reminders', value });
});

it('shows today’s reminders once, even if two pages ask at once, and keeps the others', async () => {
  const shown: unknown[] = [];
  const show = async (title: string, { body, tag, data }: NotificationOptions) =>
    void shown.push({ title, body, tag, data });
  const told = await Promise.all([tellReminders(show, NOON), tellReminders(show, NOON)]);
  expect(told).toEqual([true, false]);
  const tag = `use-by ${new Date(2026, 10, 27, 8).toISOString()}`;
  expect(shown).toEqual([
    { title: 'Use by today', body: 'Pack today\nPack soup', tag, data: { path: '/plan' } },
  ]);
  expect(await kept()).toEqual(['gone', 'later']);
  expect(await hasDue(NOON)).toBe(false);
});

it('keeps reminders that it may not show', async () => {
  await tellReminders(() => Promise.reject(new TypeError('No permission')), NOON);
  expect(await kept()).toEqual(['gone', 'today', 'soup', 'later']);
  expect(await hasDue(NOON)).toBe(true);
});

it('deletes the row with the last reminder', async () => {
  await database.preferences.put({ key: 'reminders', value: [reminder('today', '2026-11-27')] });
  await tellReminders(async () => {}, NOON);
  expect(await kept()).toBeUndefined();
});
