import * as z from 'zod/mini';
import type { Reminder } from './reminder.ts';

/** A freezer full of packs. */
const MOST_REMINDERS = 200;

export const reminderSchema = z.object({
  id: z.string(),
  /** The food to use up: 'Chicken Bowl, Rex’s pack from Fri 27 Nov'. */
  label: z.string(),
  /** Use-by date, YYYY-MM-DD. */
  day: z.iso.date(),
  /** Path of this site that shows it. */
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** Cooking day of a pack of the plan; missing for what is cooked already. */
  cookOn: z.optional(z.iso.date()),
});

/** The reminders in a stored value; damaged ones are left out, since rows may come from a backup. */
export function readReminders(value: unknown): Reminder[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((each) => {
      const reminder = reminderSchema.safeParse(each);
      return reminder.success ? [reminder.data] : [];
    })
    .slice(-MOST_REMINDERS);
}
