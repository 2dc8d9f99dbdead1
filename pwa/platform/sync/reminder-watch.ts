import type { Call } from '#domain/contract/call';
import { PUSH_CALLS, pushKeySchema } from '#domain/contract/pushed-reminders';
import { contentOf } from '#domain/sync/exchange';
import { exchange, requestOf } from './http.ts';

/** Part of the Periodic Background Synchronization API, which no TypeScript library declares. */
type PeriodicSync = { register(tag: string, options: { minInterval: number }): Promise<void> };

export const REMINDER_TAG = 'reminders';
/** A minimum: the browser decides, and checks a rarely used app less often. */
const EVERY_MS = 12 * 60 * 60_000;

/** Asks the browser to wake the worker periodically. True if it will: Chromium, for an installed app in use. */
export async function watchWhileClosed(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { periodicSync } = (registration ?? {}) as { periodicSync?: PeriodicSync };
    await periodicSync?.register(REMINDER_TAG, { minInterval: EVERY_MS });
    return periodicSync !== undefined;
  } catch {
    return false;
  }
}

/** Subscribes to pushes of reminders. False if the server or the browser has none. */
export async function subscribe({ pushManager }: Partial<ServiceWorkerRegistration>): Promise<boolean> {
  if (pushManager === undefined) return false;
  const answer = await exchange(requestOf(PUSH_CALLS.getPushKey as Call, {}));
  const key = contentOf(pushKeySchema, answer)?.key ?? null;
  if (key === null) return false;
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await ask().catch(async (error: unknown) => {
    // Of a subscription with the server's former keys.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    await ask();
  });
  return true;
}

let wanted: Promise<void> = Promise.resolve();

/**
 * Called when the owner asks for a reminder: has reminders pushed, if notifications are allowed. Never rejects.
 * @param added settles once the reminder is stored; before that the worker would find none and unsubscribe
 */
export function wantPush(added: Promise<void> = Promise.resolve()): Promise<void> {
  wanted = added.then(subscribeHere).catch(() => {});
  return wanted;
}

async function subscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined || Notification.permission !== 'granted') return;
  if (await subscribe(registration)) await putReminders();
}

/** Has the worker tell the server what to push, if this device subscribed. */
export async function putReminders(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: 'PUT_REMINDERS' });
}

/** Whether reminders reach this device while the app is closed. */
export async function isPushed(): Promise<boolean> {
  await wanted;
  const registration = await navigator.serviceWorker?.getRegistration();
  return ((await registration?.pushManager?.getSubscription()) ?? null) !== null;
}

/** Has the worker show today's reminders, if permitted. False if there is no worker, or it could not show them. */
export async function tellDueReminders(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active ?? null;
  if (worker === null) return false;
  const { port1, port2 } = new MessageChannel();
  // A worker of an earlier version never answers.
  const told = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  worker.postMessage({ type: 'TELL_REMINDERS' }, [port2]);
  return await told;
}
