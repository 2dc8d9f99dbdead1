import { liveQuery, type Subscription } from 'dexie';
import type { Bowlful } from './bowlful.ts';
import { hasLocalMarker } from './cookies.ts';
import { DeviceError, deviceErrorOf, isConnectionLost } from './device-error.ts';
import { deviceProblemStore, reportDeviceProblem, resolveDeviceProblem } from './device-problem.ts';
import { isNewer } from './guarded-factory.ts';
import { withTimeout } from './with-timeout.ts';

/** A transaction that has not settled by then never will; in Chrome some hang when the disk is full. */
const DEADLINE_MS = 10_000;
/** Limit on restarts of a live query whose connection is lost repeatedly. */
const MOST_REVIVALS = 5;

export type Storage = {
  database: Bowlful;
  /** Runs `operation`, retried once on a new connection if it was lost. @throws {DeviceError} for the person */
  run<T>(operation: (database: Bowlful) => PromiseLike<T>): Promise<T>;
  /** Calls `onAnswer` with the answer now and after every change of the data read; returns the unsubscribe function. */
  watch<T>(ask: () => T | Promise<T>, onAnswer: (answer: T) => void): () => void;
};

export function createStorage(database: Bowlful, deadlineMs = DEADLINE_MS): Storage {
  async function run<T>(operation: (database: Bowlful) => PromiseLike<T>): Promise<T> {
    const attempt = () =>
      withTimeout(Promise.resolve(operation(database)), deadlineMs, () => {
        throw new DeviceError('slow');
      });
    try {
      return await attempt();
    } catch (error) {
      refuseIfSuperseded(error);
      if (!isConnectionLost(error)) throw deviceErrorOf(error);
      return await reopen(database).then(attempt).catch(throwDeviceError);
    }
  }

  function watch<T>(ask: () => T | Promise<T>, onAnswer: (answer: T) => void): () => void {
    let subscription: Subscription | undefined;
    let isStopped = false;
    let revivals = 0;
    const begin = () => {
      subscription = liveQuery(async () => handOver(ask)).subscribe({
        next: onAnswer,
        error: ({ cause }: FailedQueryError) => {
          subscription?.unsubscribe();
          if (isStopped || deviceProblemStore.getState().problem === 'superseded') return;
          if (!isConnectionLost(cause)) return reportWatchFailure(cause);
          if (++revivals > MOST_REVIVALS) return reportDeviceProblem('lost');
          reopen(database).then(
            () => !isStopped && begin(),
            () => reportDeviceProblem('lost'),
          );
        },
      });
    };
    begin();
    return () => {
      isStopped = true;
      subscription?.unsubscribe();
    };
  }

  return { database, run, watch };
}

/** Dexie silently drops errors of closed databases and aborts in a live query, unless they have another name. */
async function handOver<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new FailedQueryError(cause);
  }
}

class FailedQueryError extends Error {
  constructor(cause: unknown) {
    super('A live question failed', { cause });
    this.name = 'FailedQueryError';
  }
}

/** A bug in our code goes to the page's error handlers instead of being reported as a storage problem. */
function reportWatchFailure(error: unknown): void {
  if (deviceErrorOf(error) instanceof DeviceError) reportDeviceProblem('unavailable');
  else reportError(error);
}

/** Never retry on the old connection, where it would fail forever. */
async function reopen(database: Bowlful): Promise<void> {
  database.close({ disableAutoOpen: false });
  await database.open();
}

/** After an upgrade in another tab this code must not use the storage again. */
function refuseIfSuperseded(cause: unknown): void {
  if (deviceProblemStore.getState().problem === 'superseded') throw new DeviceError('superseded', cause);
}

function throwDeviceError(cause: unknown): never {
  throw deviceErrorOf(cause);
}

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
