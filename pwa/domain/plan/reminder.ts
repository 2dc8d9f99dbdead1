import * as z from 'zod/mini';

/** Key of the row of preferences that holds them. */
export const REMINDERS_KEY = 'reminders';

/** A freezer full of packs. */
const MOST_REMINDERS = 200;

/** A use-by date that the owner asked to be reminded of. It stays on the device. */
const reminderSchema = z.object({
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

export type Reminder = z.infer<typeof reminderSchema>;

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

/**
 * The reminders without those of packs that have left the plan before they were cooked; what was cooked lies in the freezer
 * whatever is planned next.
 * @param planned ids of the plan's packs
 * @param today YYYY-MM-DD
 */
export function withoutUnplanned(
  reminders: readonly Reminder[],
  planned: ReadonlySet<string>,
  today: string,
): Reminder[] {
  return reminders.filter(({ id, cookOn }) => cookOn === undefined || cookOn < today || planned.has(id));
}
