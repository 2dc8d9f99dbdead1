import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '../lib/config.ts';

/** Why a server cannot listen there, and what to do. */
export function listenFault(error: unknown, port: number, host: string): ConfigError {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is in use on ${host}. Stop the program that uses it (perhaps another Bowlful), or set another PORT.`,
    EACCES: `PORT ${port} may not be used by this account. Set a PORT above 1023, and put a proxy in front.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  return new ConfigError(reasons[code] ?? `PORT ${port} on HOST ${host} cannot be used (${code}).`);
}

/**
 * Tries the port before anything is created or printed: a second server would otherwise show a password and then die.
 * @throws {ConfigError} when the server could not listen there
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const trial = createServer();
  try {
    const listens = once(trial, 'listening');
    trial.listen(port, host);
    await listens;
  } catch (error) {
    throw listenFault(error, port, host);
  }
  await new Promise((resolve) => trial.close(resolve));
}
