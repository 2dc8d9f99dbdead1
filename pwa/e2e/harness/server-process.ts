import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const ADMINISTRATOR = { username: 'keeper', password: 'correct horse battery staple' };

/** The command of `npm start`, whose flags bound the memory. */
const START = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts.start as string;

/** The first start seeds the database, which is slow on a busy machine. */
export const START_TIMEOUT_MS = 90_000;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The real server in its own process. */
export class ServerProcess {
  readonly port: number;
  #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  output = '';

  constructor(port: number, environment: Record<string, string>) {
    this.port = port;
    this.#environment = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      // All journeys share one address.
      REVIEWS_PER_HOUR: '1000000',
      MESSAGES_PER_HOUR: '1000000',
      SHARES_PER_DAY: '1000000',
      HOUSEHOLDS_PER_DAY: '1000000',
      ...environment,
    };
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = spawn('sh', ['-c', `exec env ${START}`], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout?.on('data', (chunk) => (this.output += String(chunk)));
    child.stderr?.on('data', (chunk) => (this.output += String(chunk)));
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const ready = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${this.output}`);
  }

  /** Restarts on the same port and data with these additional variables. */
  async restartWith(environment: Record<string, string>): Promise<void> {
    await this.stop();
    this.#environment = { ...this.#environment, ...environment };
    await this.start();
  }

  /** Stops the process and waits for its exit. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
