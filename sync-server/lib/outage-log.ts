import type { Logger } from 'pino';
import { StorageFull, StorageUnavailable } from './storage-error.ts';

const EVERY_MS = 60_000;

function reasonOf(problem: Error): string {
  const { cause } = problem;
  return cause instanceof Error ? `${problem.message} ${cause.message}` : problem.message;
}

/**
 * Logs that the database is away, in one line a minute however many rounds and requests fail meanwhile.
 * @param clock milliseconds from any origin
 * @returns whether the problem is such an outage; any other one is the caller's to log
 */
export function createOutageLog(
  logger: Logger,
  clock: () => number = () => performance.now(),
): (problem: unknown) => boolean {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (problem) => {
    if (!(problem instanceof StorageUnavailable) || problem instanceof StorageFull) return false;
    if (clock() - lastAt < EVERY_MS) return true;
    lastAt = clock();
    logger.error({ reason: reasonOf(problem) }, 'the database does not answer; still trying');
    return true;
  };
}
