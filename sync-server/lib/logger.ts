import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { safeError } from './safe-error.ts';

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
