import type * as z from 'zod/mini';
import type { reminderSchema } from './read-reminders.ts';

/** Key of the row of preferences that holds them. */
export const REMINDERS_KEY = 'reminders';

/** A use-by date that the owner asked to be reminded of. It stays on the device. */
export type Reminder = z.infer<typeof reminderSchema>;

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
