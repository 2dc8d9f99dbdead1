import { catalogueStore } from '../platform/database/catalogue-store.ts';
import { loadDevice, watchDevice, whenIdle } from '../platform/database/device.ts';
import { reportDeviceProblem } from '../platform/database/device-problem.ts';
import { withTimeout } from '../platform/database/with-timeout.ts';
import { importsMayExist } from '../platform/imports/imports-exist.ts';
import { followBrowser, noteReached } from '../platform/sync/connection.ts';

let stop: (() => void) | undefined;

/**
 * Keeps the catalogue and the queue in step with the server for as long as the page lives. Everything it needs loads
 * after the first paint. Calling it again changes nothing; the function it returns stops it.
 */
export function startSync(): () => void {
  stop ??= begin();
  return stop;
}

/**
 * Reads links that wait to be imported; loads the code only on devices with imports. If that fails offline, the next
 * trigger tries again.
 */
async function readLinks(): Promise<void> {
  if (await importsMayExist()) await (await import('../platform/imports/read-links.ts')).readLinks();
}

function begin(): () => void {
  const stops = [followBrowser()];
  let isStopped = false;
  const begun = (start: () => () => void) => {
    if (!isStopped) stops.push(start());
  };
  loadDevice()
    .then(() => import('../platform/sync/pull-loop.ts'))
    .then(({ startPulling }) => begun(startPulling))
    .catch(() => reportDeviceProblem('unavailable'));
  // The queue has its own database and is delivered even if the other fails.
  whenIdle()
    .then(() => import('../platform/outbox/triggers.ts'))
    .then(({ startPush }) =>
      begun(() =>
        startPush({ readLinks: () => void readLinks().catch(() => {}), reached: () => noteReached(true) }),
      ),
    )
    // Offline and not in the worker's cache: the worker delivers, and the next start tries again.
    .catch(() => {});
  stops.push(followHousehold(), followReminders());
  return () => {
    isStopped = true;
    stop = undefined;
    for (const stopPart of stops) stopPart();
  };
}

/** Keeps the reminders that the server pushes like those on this device. */
function followReminders(): () => void {
  let hadAny = false;
  const put = () => {
    if (hadAny)
      void import('../platform/sync/reminder-watch.ts')
        .then(({ putReminders }) => putReminders())
        .catch(() => {});
  };
  const stopWatch = watchDevice(
    ({ database }) => database.preferences.get('reminders'),
    (row) => {
      // Also put once there are none any more.
      hadAny ||= row !== undefined;
      put();
    },
  );
  window.addEventListener('online', put);
  return () => {
    stopWatch();
    window.removeEventListener('online', put);
  };
}

/** Keeps this device in step with its household for as long as it is in one, and loads nothing for that otherwise. */
function followHousehold(): () => void {
  let stopLoop: (() => void) | undefined;
  let isMember = false;
  const stopWatch = watchDevice(
    ({ database }) => database.householdMembership.count(),
    (count) => {
      isMember = count > 0;
      if (!isMember) {
        stopLoop?.();
        stopLoop = undefined;
        return;
      }
      import('../platform/household/household-loop.ts').then(
        ({ startHouseholdLoop }) => {
          if (isMember) stopLoop ??= startHouseholdLoop();
        },
        // Offline and not in the worker's cache: the next start tries again.
        () => {},
      );
    },
  );
  return () => {
    isMember = false;
    stopWatch();
    stopLoop?.();
  };
}

/** Longest wait for a first pull that is slow or hangs. */
const PATIENCE_MS = 8_000;

/**
 * Installs the service worker after the first pull: it unpacks three hundred files, which would compete with the pull
 * and slow down the page.
 * @param register loads and registers the worker; replaced in tests
 */
export async function startWorker(register = loadAndRegister): Promise<void> {
  await withTimeout(firstPull(), PATIENCE_MS, () => {});
  await whenIdle();
  await register();
}

async function loadAndRegister(): Promise<void> {
  const { registerWorker } = await import('../service-worker/register.ts');
  await registerWorker();
}

function firstPull(): Promise<void> {
  return new Promise((resolve) => {
    if (catalogueStore.getState().isSettled) return resolve();
    const unsubscribe = catalogueStore.subscribe(({ isSettled }) => {
      if (!isSettled) return;
      unsubscribe();
      resolve();
    });
  });
}
