import { liveQuery, type Subscription } from 'dexie';
import type { Bowlful } from './bowlful.ts';
import { DeviceError, deviceErrorOf, isConnectionLost } from './device-error.ts';
import { deviceProblemStore, reportDeviceProblem } from './device-problem.ts';
import { within } from './outbox/within.ts';

/** A transaction that has not settled by then never will; Chrome leaves some hanging when the disk is full. */
const DEADLINE_MS = 10_000;
/** A storage that is lost time and again is not watched for ever. */
const MOST_REVIVALS = 5;

export type Storage = {
  database: Bowlful;
  /** Runs `operation`, once more on a new handle where the old one was lost. Throws DeviceError in plain words. */
  run<T>(operation: (database: Bowlful) => PromiseLike<T>): Promise<T>;
  /** Answers of `ask` now and after every change of what it read; returns the function that stops. */
  watch<T>(ask: () => T | Promise<T>, onAnswer: (answer: T) => void): () => void;
};

export function createStorage(database: Bowlful, deadlineMs = DEADLINE_MS): Storage {
  async function run<T>(operation: (database: Bowlful) => PromiseLike<T>): Promise<T> {
    const attempt = () =>
      within(deadlineMs, Promise.resolve(operation(database)), () => new DeviceError('slow'));
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
        error: ({ cause }: QuestionFailed) => {
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

/** Dexie drops closed databases and aborts in a live query without a word; under another name it hands them over. */
async function handOver<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new QuestionFailed(cause);
  }
}

class QuestionFailed extends Error {
  constructor(cause: unknown) {
    super('A live question failed', { cause });
    this.name = 'QuestionFailed';
  }
}

/** A mistake of ours belongs to the page's error handlers; the storage is not to blame for it. */
function reportWatchFailure(error: unknown): void {
  if (deviceErrorOf(error) instanceof DeviceError) reportDeviceProblem('unavailable');
  else reportError(error);
}

/** Never retried on the old handle: there it would fail for ever. */
async function reopen(database: Bowlful): Promise<void> {
  database.close({ disableAutoOpen: false });
  await database.open();
}

/** After an upgrade in another tab this code must not come back to the storage. */
function refuseIfSuperseded(cause: unknown): void {
  if (deviceProblemStore.getState().problem === 'superseded') throw new DeviceError('superseded', cause);
}

function throwDeviceError(cause: unknown): never {
  throw deviceErrorOf(cause);
}
