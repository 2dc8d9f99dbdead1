import { expect, it } from 'vitest';
import { pushedReminders, pushOf, tagOfDay } from './reminder.ts';

const on = (...days: string[]) => days.map((day) => ({ day }));
/** Eight in the morning of a day in November, wherever the test runs. */
const eight = (day: number) => new Date(2026, 10, day, 8).toISOString();

it('pushes once a day at eight, the nearest first, and nothing that is past', () => {
  const now = new Date(2026, 10, 27, 8);
  const reminders = on('2026-11-29', '2026-11-26', '2026-11-28', '2026-11-27', '2026-11-29');
  expect(pushedReminders(reminders, now)).toEqual([
    { at: eight(28), kind: 'use-by' },
    { at: eight(29), kind: 'use-by' },
  ]);
  expect(pushedReminders(on('2026-11-27'), new Date(2026, 10, 27, 7, 59))).toHaveLength(1);
});

it('pushes the nearest fifty days if there are more', () => {
  const days = Array.from({ length: 60 }, (_, n) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString());
  const pushed = pushedReminders(on(...days.map((day) => day.slice(0, 10))), new Date(2026, 10, 27));
  expect(pushed).toHaveLength(50);
  expect(pushed[0]?.at).toBe(new Date(2027, 0, 1, 8).toISOString());
});

it('says the same to everybody, under the tag that the device uses on that day', () => {
  const at = eight(27);
  expect(pushOf({ at, kind: 'use-by' }, 'https://bowlful.example')).toEqual({
    // Marks a push that the browser shows by itself; RFC 8030 is Web Push.
    web_push: 8030,
    mutable: true,
    notification: {
      title: 'Use by today',
      body: 'You asked us to remind you. Open Bowlful to see of what.',
      tag: `use-by ${at}`,
      navigate: 'https://bowlful.example/plan',
    },
  });
  expect(tagOfDay(new Date(2026, 10, 27, 19))).toBe(`use-by ${at}`);
});
