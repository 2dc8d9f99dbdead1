import { beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { forgetCooked, noteCooked } from './cooked-days.ts';

const kept = async () => (await database.cookedDays.get('7'))?.value;

beforeEach(() => database.cookedDays.clear());

it('records each day once, newest first, and can remove a day', async () => {
  await noteCooked(7, '2026-11-01');
  await noteCooked(7, '2026-11-20');
  await noteCooked(7, '2026-11-20');
  expect(await kept()).toEqual(['2026-11-20', '2026-11-01']);
  await forgetCooked(7, '2026-11-20');
  expect(await kept()).toEqual(['2026-11-01']);
});

it('ignores invalid days and drops the oldest of too many', async () => {
  // At most 104 days are kept: two years of cooking once a week.
  const days = Array.from({ length: 110 }, (_, n) =>
    new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
  );
  await database.cookedDays.put({ id: '7', value: [...days, 'yesterday', 3], updatedAt: '' });
  await noteCooked(7, '2026-11-20');
  expect(await kept()).toHaveLength(104);
  expect(await kept()).toContain('2026-11-20');
  expect(await kept()).not.toContain('2026-01-01');
});
