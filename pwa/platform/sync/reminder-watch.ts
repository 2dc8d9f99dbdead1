/** Part of the Periodic Background Synchronization API, which no TypeScript library declares. */
type PeriodicSync = { register(tag: string, options: { minInterval: number }): Promise<void> };

export const REMINDER_TAG = 'reminders';
/** The browser decides; it looks less often at an app that is little used. */
const EVERY_MS = 12 * 60 * 60_000;

/** Asks the browser to wake the worker now and then. True if it will: Chromium, of an installed app that is used. */
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

/** Has the worker show what is due today, where it may. */
export async function tellDueReminders(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: 'TELL_REMINDERS' });
}
