import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const START_WITHIN_MS = 120_000;
/** Unit of processor time in Linux's /proc. */
const TICK_MS = 10;
const SAMPLE_MS = 50;

/** The command of `npm start`. */
function startCommand(root: string): string {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return scripts.start;
}

type Options = { root: string; port: number; environment: Record<string, string> };

/** The real server in its own process, with its use of resources. */
export class ServerUnderTest {
  readonly origin: string;
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #sampler: NodeJS.Timeout | undefined;
  #peakBytes = 0;
  output = '';

  constructor(options: Options) {
    this.#options = options;
    this.origin = `http://127.0.0.1:${options.port}`;
  }

  async start(): Promise<void> {
    const { root, port, environment } = this.#options;
    const child = spawn('sh', ['-c', `exec env ${startCommand(root)}`], {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output = (this.output + String(chunk)).slice(-4000);
      });
    }
    const deadline = Date.now() + START_WITHIN_MS;
    while (Date.now() < deadline && child.exitCode === null) {
      const ready = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      if (ready?.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${this.output}`);
    this.#sampler = setInterval(() => {
      this.#peakBytes = Math.max(this.#peakBytes, this.ownBytes());
    }, SAMPLE_MS);
  }

  isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Processor time used so far in ms, over all threads. */
  processorMs(): number {
    const fields = readFileSync(`/proc/${this.#child?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }

  /** Private memory in bytes; pages of the mapped database file are a cache that the kernel reclaims. */
  ownBytes(): number {
    try {
      const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
      return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  }

  /** Peak memory in bytes since the last call. */
  takePeakBytes(): number {
    const peak = Math.max(this.#peakBytes, this.ownBytes());
    this.#peakBytes = 0;
    return peak;
  }

  async stop(): Promise<void> {
    clearInterval(this.#sampler);
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}

/** Size of a folder in bytes; tolerates files that the server renames or deletes meanwhile. */
export function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce(
    (sum, { parentPath, name }) =>
      sum + (statSync(path.join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
