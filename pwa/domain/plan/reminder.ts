import * as z from 'zod/mini';
import { SITE_PATH } from '../site/site-path.ts';
import { localDate } from './calendar.ts';
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

/** Pushes for these reminders: one per future day, earliest first. */
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
