import type { Bowlful } from './bowlful.ts';
import { reportDeviceProblem, resolveDeviceProblem } from './device-problem.ts';
import { hasLocalMarker } from './local-marker.ts';
import { isNewer } from './newer-version.ts';

/** An opening that takes longer is told to the person; it carries on all the same. */
const OPEN_TIMEOUT_MS = 5_000;

/**
 * Opens the database and says in plain words what keeps it from opening. Resolves when it is open, or after
 * `timeoutMs` while it is still being waited for: what is asked of it then is answered as soon as it opens.
 */
export async function openDatabase(
  database: Bowlful,
  version: number,
  timeoutMs = OPEN_TIMEOUT_MS,
): Promise<void> {
  database.on('populate', (transaction) => {
    // A new database where a marker says that there was one: the browser threw it away.
    if (hasLocalMarker()) transaction.table('preferences').add({ key: 'wasCleared', value: true });
  });
  database.on('blocked', () => {
    reportDeviceProblem('blocked');
    return false;
  });
  database.on('versionchange', (event) => {
    const isUpgrade = event.newVersion !== null && event.newVersion > 0;
    // Let go at once, or the other tab hangs; and stay away, because this code would write over newer rows.
    database.close({ disableAutoOpen: isUpgrade });
    if (isUpgrade) reportDeviceProblem('superseded');
    return false;
  });

  const opened = database.open().then(
    () => {
      resolveDeviceProblem('blocked');
      resolveDeviceProblem('slow');
      if (isNewer(database, version)) reportDeviceProblem('newer');
    },
    () => reportDeviceProblem('unavailable'),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      reportDeviceProblem('slow');
      resolve();
    }, timeoutMs);
  });
  await Promise.race([opened, late]);
  clearTimeout(timer);
}
