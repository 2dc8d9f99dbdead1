import { localDate } from '#domain/plan/calendar';
import { REMINDERS_KEY, type Reminder, readReminders, tagOfDay } from '#domain/plan/reminder';
import { inExisting, PAGES_DATABASE } from './open-existing.ts';

const TABLE = 'preferences';

type Show = (title: string, options: NotificationOptions) => Promise<void>;
type Rows = { get(): Promise<unknown>; put(value: readonly Reminder[]): Promise<void> };

/** The reminders on this device. */
export const storedReminders = (): Promise<Reminder[]> =>
  inRow(async ({ get }) => readReminders(await get()));

/** The row in the pages' database. */
function inRow<T>(work: (rows: Rows) => Promise<T>): Promise<T> {
  return inExisting(PAGES_DATABASE, async (database) => {
    const { store, done } = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
    const result = await work({
      get: async () => (await store.get(REMINDERS_KEY))?.value,
      put: async (value) => {
        if (value.length === 0) await store.delete(REMINDERS_KEY);
        else await store.put({ key: REMINDERS_KEY, value });
      },
    });
    await done;
    return result;
  });
}

async function tell(show: Show, now: Date): Promise<boolean> {
  const today = localDate(now);
  const due = (await storedReminders()).filter(({ day }) => day === today);
  const [first] = due;
  if (first === undefined) return false;
  await show('Use by today', {
    body: due.map(({ label }) => label).join('\n'),
    tag: tagOfDay(now),
    icon: '/icons/icon-192.png',
    data: { path: due.every(({ path }) => path === first.path) ? first.path : '/plan' },
  });
  // Only now: a reminder that could not be shown still appears in the app.
  const told = new Set(due.map(({ id }) => id));
  await inRow(async ({ get, put }) => put(readReminders(await get()).filter(({ id }) => !told.has(id))));
  return true;
}

let last: Promise<boolean> = Promise.resolve(false);

/**
 * Shows today's reminders in one notification, each once. Later ones wait; past ones are left to the pages.
 * @returns whether it showed any
 */
export function tellReminders(show: Show, now = new Date()): Promise<boolean> {
  // Sequential: two pages may ask at the same moment.
  last = last.then(() => tell(show, now)).catch(() => false);
  return last;
}
