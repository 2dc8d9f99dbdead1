import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { StorageFull, StorageUnavailable } from './storage-error.ts';

function standardOutput(): DestinationStream {
  const output = destination({ fd: 1, sync: false });
  output.on('error', () => undefined);
  return output;
}

/** Lines of JSON on standard output; a full disk or a closed pipe loses lines and never ends the process. */
export function createLogger(level: string, output = standardOutput()): Logger {
  const timestamp = () => `,"time":"${new Date().toISOString()}"`;
  return pino({ level, base: null, timestamp, serializers: { err: safeError } }, output);
}

/** An e-mail address, also inside a mail server's reply or a duplicate-key error. */
const ADDRESS = /[\p{L}\p{N}._+%-]+@[\p{L}\p{N}.-]+/gu;
const MOST_CAUSES = 4;

const withoutAddresses = (text: string) => text.replace(ADDRESS, '<address>');

type SafeError = { type: string; message: string; code?: string | number; stack?: string; cause?: SafeError };

/** An error for the log: name, message, code, stack and causes, without e-mail addresses or other fields. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(error.stack !== undefined && { stack: withoutAddresses(error.stack) }),
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: safeError(error.cause, depth + 1) }),
  };
}

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
