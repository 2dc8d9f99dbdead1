import type { OutboxStore } from '../platform/outbox/store.ts';

const never = new Promise<never>(() => {});

/** A tab or worker that can die at any step: afterwards its steps neither happen nor return. */
export class KillableContext {
  dead = false;
  flushing = false;
  #stepsLeft = Number.POSITIVE_INFINITY;
  #lastStepHappens = false;
  readonly #onDeath: () => void;

  constructor(onDeath: () => void) {
    this.#onDeath = onDeath;
  }

  /** Schedules its death at the n-th step from now, before or after that step. */
  dieAt(step: number, after: boolean): void {
    this.#stepsLeft = step;
    this.#lastStepHappens = after;
  }

  die(): void {
    this.dead = true;
    this.#onDeath();
  }

  async step<T>(work: () => Promise<T>): Promise<T> {
    if (this.dead) return never;
    this.#stepsLeft -= 1;
    if (this.#stepsLeft <= 0) {
      this.die();
      if (this.#lastStepHappens) await work();
      return never;
    }
    const result = await work().catch((cause) => (this.dead ? never : Promise.reject(cause)));
    return this.dead ? never : result;
  }

  store(store: OutboxStore): OutboxStore {
    return {
      list: () => this.step(() => store.list()),
      add: (item, ...more) => this.step(() => store.add(item, ...more)),
      change: (id, change) => this.step(() => store.change(id, change)),
    };
  }

  fetch(send: typeof fetch): typeof fetch {
    return (path, init) => this.step(() => send(path, init));
  }
}
