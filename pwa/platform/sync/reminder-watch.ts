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

/** Has the worker show today's reminders, if permitted. */
export async function tellDueReminders(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: 'TELL_REMINDERS' });
}
