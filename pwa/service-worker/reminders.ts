import * as z from 'zod/mini';
import { PUSH_CALLS } from '#domain/contract/pushed-reminders';
import { localDate } from '#domain/plan/calendar';
import {
  pushedReminders,
  REMINDERS_KEY,
  type Reminder,
  readReminders,
  tagOfDay,
} from '#domain/plan/reminder';
import { exchange, requestOf } from '../platform/sync/http.ts';
import { inExisting, PAGES_DATABASE } from './open-existing.ts';

const TABLE = 'preferences';

type Show = (title: string, options: NotificationOptions) => Promise<void>;
type Rows = { get(): Promise<unknown>; put(value: readonly Reminder[]): Promise<void> };

/** The reminders on this device. */
const storedReminders = (): Promise<Reminder[]> => inRow(async ({ get }) => readReminders(await get()));

/** Whether any of today's reminders has not been shown. */
export const hasDue = async (now = new Date()): Promise<boolean> =>
  (await storedReminders()).some(({ day }) => day === localDate(now));

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

let lastTold: Promise<boolean> = Promise.resolve(false);

/**
 * Shows today's reminders in one notification, each once. Later ones wait; past ones are left to the pages.
 * @returns whether it showed any
 */
export function tellReminders(show: Show, now = new Date()): Promise<boolean> {
  // Sequential: two pages may ask at the same moment.
  lastTold = lastTold.then(() => tell(show, now)).catch(() => false);
  return lastTold;
}

/** Of a background sync that tells the server what to push. */
export const PUT_TAG = 'bowlful-reminders';

type Registration = Pick<ServiceWorkerRegistration, 'pushManager'>;

async function put({ pushManager }: Registration, now: Date): Promise<void> {
  const subscription = (await pushManager?.getSubscription()) ?? null;
  if (subscription === null) return;
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const due = pushedReminders(await storedReminders(), now);
  const body = { subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } }, due };
  const answer = await exchange(requestOf(PUSH_CALLS.putReminders, { body }));
  // If the server didn't hear it, the push service tells it at the next reminder.
  if (due.length === 0) await subscription.unsubscribe();
  else if (answer.kind !== 'answer' || answer.status !== 204) throw new Error('The reminders were not taken');
}

let lastPut: Promise<void> = Promise.resolve();

/**
 * Tells the server what to push to this device, if it subscribed; without reminders it unsubscribes.
 * @throws if the server couldn't be reached or took nothing
 */
export function putReminders(registration: Registration, now = new Date()): Promise<void> {
  // Sequential: the last state must arrive last.
  lastPut = lastPut.catch(() => {}).then(() => put(registration, now));
  return lastPut;
}

const pushSchema = z.object({
  notification: z.object({ title: z.string(), body: z.string(), tag: z.string(), navigate: z.string() }),
});

/**
 * Shows a push: today's reminders in the device's own words if there are any, else in the server's, unless the device has
 * told them already. Without data the browser shows it by itself.
 */
export async function showPush(
  data: Pick<PushMessageData, 'json'> | null,
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>,
  now = new Date(),
): Promise<void> {
  if (await tellReminders((title, options) => registration.showNotification(title, options), now)) return;
  if (data === null) return;
  const { title, body, tag, navigate } = pushSchema.parse(data.json()).notification;
  if ((await registration.getNotifications({ tag })).length > 0) return;
  const path = new URL(navigate).pathname;
  await registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: { path } });
}
