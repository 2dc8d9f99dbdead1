/** Background sync, which no TypeScript library declares. */
export type RegistrationWithSync = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
};

/**
 * Asks the browser to wake the worker when the network is there, even after this page is closed. Best effort: many
 * browsers lack it, a first visit has no worker yet, and the person may have forbidden it.
 */
export async function registerSync(tag: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) await (registration as RegistrationWithSync).sync?.register(tag);
  } catch {
    // The page's own triggers deliver.
  }
}
