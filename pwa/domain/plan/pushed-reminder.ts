import { localDate } from './calendar.ts';
import type { Reminder } from './reminder.ts';

export const PUSHED_KINDS = ['use-by'] as const;

/** A reminder as the server knows it: a moment and a kind, without names. */
export type PushedReminder = {
  /** ISO 8601, UTC. */
  at: string;
  kind: (typeof PUSHED_KINDS)[number];
};

/** Enough for the use-by days of a freezer full of packs. */
export const MOST_PUSHED = 50;

/** Hour of the owner's morning. */
const HOUR = 8;

/** @param day YYYY-MM-DD, in the device's time zone */
function pushedOn(day: string): PushedReminder {
  const morning = new Date(`${day}T00:00:00`);
  morning.setHours(HOUR);
  return { at: morning.toISOString(), kind: 'use-by' };
}

/** What to push for these reminders: one for each day to come, the nearest first. */
export function pushedReminders(reminders: readonly Pick<Reminder, 'day'>[], now: Date): PushedReminder[] {
  const days = [...new Set(reminders.map(({ day }) => day))].sort();
  return days
    .map(pushedOn)
    .filter(({ at }) => at > now.toISOString())
    .slice(0, MOST_PUSHED);
}

/** One tag for a day's notifications, so that the device's own and a pushed one replace each other. */
const tagOf = ({ kind, at }: PushedReminder): string => `${kind} ${at}`;

/** The tag of the notifications of a day, today by default. */
export const tagOfDay = (now: Date): string => tagOf(pushedOn(localDate(now)));

/** A push that browsers with declarative push show by themselves, in words that are the same for everybody. */
export function pushOf(reminder: PushedReminder, origin: string) {
  return {
    web_push: 8030,
    // The worker may show the device's own words instead.
    mutable: true,
    notification: {
      title: 'Use by today',
      body: 'You asked us to remind you. Open Bowlful to see of what.',
      tag: tagOf(reminder),
      navigate: `${origin}/plan`,
    },
  };
}
