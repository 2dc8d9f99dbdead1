import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Path of the program built by `.ci/ferretdb`; undefined if the variable is not set. */
export const TEST_FERRETDB = process.env['TEST_FERRETDB'];

/** A MongoDB-compatible server that can be killed and restarted on its data. */
export class FerretdbProcess {
  readonly #program: string;
  readonly #stateDir: string;
  #child: ChildProcess | undefined;
  #authority = '127.0.0.1:0';

  constructor(program: string, stateDir: string) {
    this.#program = program;
    this.#stateDir = stateDir;
  }

  get url(): string {
    return `mongodb://${this.#authority}`;
  }

  /** Starts it; a restart uses the same port. */
  async start(): Promise<void> {
    const child = spawn(this.#program, ['-state', this.#stateDir, '-listen', this.#authority], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    this.#authority = /mongodb:\/\/([^/\s]+)/.exec(line.toString())?.[1] ?? this.#authority;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
