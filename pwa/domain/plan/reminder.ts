import * as z from 'zod/mini';
import { SITE_PATH } from '../site/site-path.ts';
import type { Pack } from './packs.ts';

/** Key of the preference row that holds the reminders. */
export const REMINDERS_KEY = 'reminders';

/** Enough for a freezer full of packs. */
const MOST_REMINDERS = 200;

/** A use-by date the owner wants a reminder for. It stays on the device. */
const reminderSchema = z.object({
  id: z.string(),
  /** The food to use up: 'Chicken Bowl, Rex’s pack from Fri 27 Nov'. */
  label: z.string(),
  /** Use-by date, YYYY-MM-DD. */
  day: z.iso.date(),
  /** Path on this site that shows it. */
  path: z.string().check(z.regex(SITE_PATH)),
  /** Cooking day of a pack in the plan; reminders set at the end of cook mode have none. */
  cookOn: z.optional(z.iso.date()),
});

export type Reminder = z.infer<typeof reminderSchema>;

/** Id of the reminder of a pack; another use-by date makes another. */
export const packReminderId = (pack: Pick<Pack, 'cookOn' | 'useBy' | 'firstDate' | 'recipeId' | 'petId'>) =>
  ['pack', pack.cookOn, pack.useBy, pack.firstDate, pack.recipeId, pack.petId].join(' ');

/** A reminder after its pack's animal and recipe got other ids. */
export function renamedReminder(
  reminder: Reminder,
  renames: { pets: ReadonlyMap<string, string>; recipes: ReadonlyMap<number, number> },
): Reminder {
  const [kind, cookOn = '', useBy = '', firstDate = '', recipeId, petId = ''] = reminder.id.split(' ');
  if (kind !== 'pack') return reminder;
  const recipe = Number(recipeId);
  const id = packReminderId({
    cookOn,
    useBy,
    firstDate,
    recipeId: renames.recipes.get(recipe) ?? recipe,
    petId: renames.pets.get(petId) ?? petId,
  });
  return { ...reminder, id };
}

/** The reminders in a stored value. Drops invalid ones, since rows may come from a backup. */
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
 * Drops reminders for packs that left the plan before they were cooked. Cooked packs stay, since they are in the freezer
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
