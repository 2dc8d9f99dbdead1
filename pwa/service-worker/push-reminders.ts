import * as z from 'zod/mini';
import { PUSH_CALLS } from '#domain/contract/pushed-reminders';
import { pushedReminders } from '#domain/plan/reminder';
import { requestOf } from '../platform/sync/call-request.ts';
import { exchange } from '../platform/sync/http.ts';
import { storedReminders, tellReminders } from './tell-reminders.ts';

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

let last: Promise<void> = Promise.resolve();

/**
 * Tells the server what to push to this device, if it subscribed; without reminders it unsubscribes.
 * @throws if the server couldn't be reached or took nothing
 */
export function putReminders(registration: Registration, now = new Date()): Promise<void> {
  // Sequential: the last state must arrive last.
  last = last.catch(() => {}).then(() => put(registration, now));
  return last;
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
