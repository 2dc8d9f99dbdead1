import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageUnavailable } from './storage-error.ts';
import { within } from './within.ts';

/** How long one request waits for the database, over all its commands. */
const REQUEST_MS = 5000;

/** What is left of the time that one request may wait; waits side by side count once, reading a body not at all. */
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

/** Runs a request, whose commands share one deadline from here on. */
export function withinRequest<Result>(act: () => Result, totalMs = REQUEST_MS): Result {
  return budgets.run(new WaitingBudget(totalMs), act);
}

/** Runs what serves more than the present request, or has to be finished after it: only its own deadlines hold. */
export function outsideRequests<Result>(act: () => Result): Result {
  return budgets.run(undefined, act);
}

/** @throws {StorageUnavailable} when the present request has no time left to wait */
export function requireTimeLeft(): void {
  if ((budgets.getStore()?.leftMs ?? 1) <= 0) {
    throw new StorageUnavailable('The request has waited for the database long enough.');
  }
}

/**
 * Waits for a command, no longer than the present request may. The command itself goes on.
 * @param mostMs the deadline of this command, which holds outside of requests too
 * @throws {StorageUnavailable} when the time is over; the command was not begun if it was over before
 */
export async function waitFor<Result>(mostMs: number, command: () => Promise<Result>): Promise<Result> {
  requireTimeLeft();
  const budget = budgets.getStore();
  budget?.begin();
  try {
    return await within(Math.min(mostMs, budget?.leftMs ?? mostMs), command());
  } finally {
    budget?.end();
  }
}
