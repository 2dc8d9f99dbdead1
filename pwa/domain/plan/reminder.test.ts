import { expect, it } from 'vitest';
import { type Reminder, readReminders, withoutUnplanned } from './reminder.ts';

const pack = (id: string, cookOn?: string): Reminder => ({
  id,
  label: `Pack ${id}`,
  day: '2026-11-27',
  path: '/plan',
  ...(cookOn !== undefined && { cookOn }),
});

it('drops invalid reminders and links to other sites', () => {
  const rows = [pack('a'), { ...pack('b'), day: 'soon' }, { ...pack('c'), path: '//elsewhere' }, null, 7];
  expect(readReminders(rows)).toEqual([pack('a')]);
  expect(readReminders({ a: 1 })).toEqual([]);
});

it('forgets a pack that left the plan uncooked, and keeps those cooked earlier or without a plan', () => {
  const reminders = [
    pack('planned', '2026-11-24'),
    pack('taken out', '2026-11-24'),
    pack('frozen last week', '2026-11-17'),
    pack('cooked without a plan'),
  ];
  const kept = withoutUnplanned(reminders, new Set(['planned']), '2026-11-24');
  expect(kept.map(({ id }) => id)).toEqual(['planned', 'frozen last week', 'cooked without a plan']);
});
