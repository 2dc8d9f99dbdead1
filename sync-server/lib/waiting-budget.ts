import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageUnavailable } from './storage-error.ts';

/** How long one request waits for the database, over all its commands. */
const REQUEST_MS = 5000;

/** Remaining time that a request may wait for the database; parallel waits count once, reading a body not. */
class WaitingBudget {
  #leftMs: number;
  #waits = 0;
  #since = 0;

  constructor(totalMs: number) {
    this.#leftMs = totalMs;
  }

  get leftMs(): number {
    return this.#waits === 0 ? this.#leftMs : this.#leftMs - (performance.now() - this.#since);
  }

  begin(): void {
    if (this.#waits === 0) this.#since = performance.now();
    this.#waits += 1;
  }

  end(): void {
    const { leftMs } = this;
    this.#waits -= 1;
    if (this.#waits === 0) this.#leftMs = leftMs;
  }
}

const budgets = new AsyncLocalStorage<WaitingBudget | undefined>();

/** Runs a request whose commands share one deadline. */
export function withinRequest<Result>(act: () => Result, totalMs = REQUEST_MS): Result {
  return budgets.run(new WaitingBudget(totalMs), act);
}

/** Runs work that serves other requests too or outlives this one: only its own deadlines apply. */
export function outsideRequests<Result>(act: () => Result): Result {
  return budgets.run(undefined, act);
}

/** @throws {StorageUnavailable} when the current request has no time left */
export function requireTimeLeft(): void {
  if ((budgets.getStore()?.leftMs ?? 1) <= 0) {
    throw new StorageUnavailable('The request has waited for the database long enough.');
  }
}

/**
 * Waits for a command within the current request's deadline. The command itself is not cancelled.
 * @param mostMs the command's own time limit, which also applies outside requests
 * @throws {StorageUnavailable} at the deadline; the command was not started if it had passed before
 */
export async function waitFor<Result>(mostMs: number, command: () => Promise<Result>): Promise<Result> {
  requireTimeLeft();
  const budget = budgets.getStore();
  budget?.begin();
  try {
    return await withTimeout(command(), Math.min(mostMs, budget?.leftMs ?? mostMs), () => {
      throw new StorageUnavailable('The database did not answer in time.');
    });
  } finally {
    budget?.end();
  }
}

/**
 * The promise's result, or that of `onTimeout`, which may throw, if it has not settled after `ms`. The work itself goes
 * on; a caller that can cancel it does so in `onTimeout`.
 * @param ms Infinity for no limit
 */
export async function withTimeout<T, Instead = T>(
  promise: Promise<T>,
  ms: number,
  onTimeout: () => Instead,
): Promise<T | Instead> {
  // A timer of Infinity would fire at once.
  if (ms === Number.POSITIVE_INFINITY) return await promise;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return await Promise.race([promise, late.then(onTimeout)]).finally(() => clearTimeout(timer));
}
