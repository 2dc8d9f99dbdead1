import { destination, type Logger, pino } from 'pino';

/** Lines of JSON on standard output; a full disk or a closed pipe loses lines and never ends the process. */
export function createLogger(level: string): Logger {
  const output = destination({ fd: 1, sync: false });
  output.on('error', () => undefined);
  return pino({ level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, output);
}
