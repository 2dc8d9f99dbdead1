import { catalogueStore } from '../platform/database/catalogue-store.ts';
import { whenIdle } from '../platform/database/device.ts';
import { withTimeout } from '../platform/database/with-timeout.ts';

/** Longest wait for a first pull that is slow or hangs. */
const PATIENCE_MS = 8_000;

/**
 * Installs the service worker after the first pull: it unpacks three hundred files, which would compete with the pull
 * and slow down the page.
 */
export async function startWorker(): Promise<void> {
  await withTimeout(firstPull(), PATIENCE_MS, () => {});
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
