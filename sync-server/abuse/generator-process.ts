import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Target } from './target.ts';

type Played = { calls: number; statuses: Record<string, number> };

/** Niceness: readers and server go first when the processor is busy. */
const PRIORITY = 5;

/** The child process that plays abuses. */
export class GeneratorProcess {
  readonly #child: ChildProcess;

  constructor() {
    const script = fileURLToPath(new URL('./generator.ts', import.meta.url));
    this.#child = fork(script, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    setPriority(this.#child.pid ?? 0, PRIORITY);
  }

  /** Plays abuses in parallel for `forMs`. */
  play(names: readonly string[], target: Target, forMs: number): Promise<Played> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (played) => resolve(played as Played));
      this.#child.removeAllListeners('exit');
      this.#child.once('exit', () => reject(new Error('the generator ended')));
      this.#child.send({ names: [...names], target, forMs });
    });
  }

  stop(): void {
    this.#child.removeAllListeners('exit');
    this.#child.kill('SIGKILL');
  }
}
