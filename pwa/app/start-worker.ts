import { catalogueStore } from '../database/catalogue-store.ts';
import { whenIdle } from '../database/device.ts';

/** The worker waits no longer than this for a catalogue that is late, or never comes. */
const PATIENCE_MS = 8_000;

/**
 * Has the service worker installed once the first pull is over: it unpacks three hundred files, and beside the pull each
 * would hold up the other, and both the page.
 */
export async function startWorker(): Promise<void> {
  await Promise.race([firstPull(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  await whenIdle();
  const { registerWorker } = await import('../service-worker/register.ts');
  await registerWorker();
}

function firstPull(): Promise<void> {
  return new Promise((resolve) => {
    if (catalogueStore.getState().isSettled) return resolve();
    const stop = catalogueStore.subscribe(({ isSettled }) => {
      if (!isSettled) return;
      stop();
      resolve();
    });
  });
}
