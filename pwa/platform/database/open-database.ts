import type { Bowlful } from './bowlful.ts';
import { reportDeviceProblem, resolveDeviceProblem } from './device-problem.ts';
import { hasLocalMarker } from './local-marker.ts';
import { isNewer } from './newer-version.ts';
import { withTimeout } from './with-timeout.ts';

/** A slower opening is reported to the person, but goes on. */
const OPEN_TIMEOUT_MS = 5_000;

/**
 * Opens the database and reports problems to the person. Resolves when it is open, or after `timeoutMs` while it is
 * still opening: queries are then answered as soon as it opens.
 */
export async function openDatabase(
  database: Bowlful,
  version: number,
  timeoutMs = OPEN_TIMEOUT_MS,
): Promise<void> {
  database.on('populate', (transaction) => {
    // A new database although the marker exists: the browser evicted the old one.
    if (hasLocalMarker()) transaction.table('preferences').add({ key: 'wasCleared', value: true });
  });
  database.on('blocked', () => {
    reportDeviceProblem('blocked');
    return false;
  });
  database.on('versionchange', (event) => {
    const isUpgrade = event.newVersion !== null && event.newVersion > 0;
    // Close at once, or the other tab hangs; and do not reopen, because this code would overwrite newer rows.
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
  await withTimeout(opened, timeoutMs, () => reportDeviceProblem('slow'));
}
