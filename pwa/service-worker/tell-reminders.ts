import { localDate } from '#domain/plan/calendar';
import { REMINDERS_KEY, type Reminder, readReminders } from '#domain/plan/reminder';
import { openExisting } from './open-existing.ts';

const NAME = 'bowlful';
const TABLE = 'preferences';

type Show = (title: string, options: NotificationOptions) => Promise<void>;
type Rows = { get(): Promise<unknown>; put(value: readonly Reminder[]): Promise<void> };

/** The row in the pages' database. */
async function inRow<T>(work: (rows: Rows) => Promise<T>): Promise<T> {
  const database = await openExisting(NAME);
  try {
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
  } finally {
    database.close();
  }
}

async function tell(show: Show, now: Date): Promise<void> {
  const today = localDate(now);
  const due = await inRow(async ({ get }) => readReminders(await get()).filter(({ day }) => day === today));
  for (const { id, label, path } of due) {
    await show('Use by today', {
      body: label,
      tag: `reminder-${id}`,
      icon: '/icons/icon-192.png',
      data: { path },
    });
    // Only now: a reminder that could not be shown still appears in the app.
    await inRow(async ({ get, put }) => put(readReminders(await get()).filter((each) => each.id !== id)));
  }
}

let last: Promise<void> = Promise.resolve();

/** Shows today's reminders as notifications, each once. Later ones wait; past ones are left to the pages. */
export function tellReminders(show: Show, now = new Date()): Promise<void> {
  // Sequential: two pages may ask at the same moment.
  last = last.then(() => tell(show, now)).catch(() => {});
  return last;
}
