import { IDBFactory } from 'fake-indexeddb';
import type { Reopened } from '#domain/outbox/due';
import type { ReviewDraft } from '#domain/review/review';
import { connectOutbox } from '../database/outbox/connection.ts';
import { type OutboxCommands, outboxCommands } from '../database/outbox/outbox-commands.ts';
import { type OutboxStore, outboxStore } from '../database/outbox/store.ts';
import { flushOutbox } from '../sync/flush-outbox.ts';
import { FakeLocks } from './fake-locks.ts';
import { FakeNetwork } from './fake-network.ts';
import { FakeReviewServer, POISON } from './fake-review-server.ts';
import { Mortal } from './mortal.ts';

export const CONTEXTS = ['tab A', 'tab B', 'worker'] as const;
export type ContextName = (typeof CONTEXTS)[number];

/** What the person did, as they remember it. */
export type Entry = { title: string; lane: string; comments: string[]; discarded: boolean };

/** Turns the sound sending into a faulty one, to prove that the model notices. */
export type FetchMutation = (send: typeof fetch, store: OutboxStore) => typeof fetch;
export type WorldOptions = { uniqueIds?: boolean; mutate?: FetchMutation };

const HOUR_MS = 3_600_000;

/** Two tabs and a worker over one queue, a network that the test controls, a server, and a clock that jumps. */
export class OutboxWorld {
  readonly server: FakeReviewServer;
  readonly network: FakeNetwork;
  readonly entries: Entry[] = [];
  readonly store: OutboxStore;
  now = Date.parse('2026-03-01T12:00:00.000Z');
  readonly #locks = new FakeLocks();
  readonly #contexts = new Map<ContextName, Mortal>();
  readonly #commands: OutboxCommands;
  readonly #mutate: FetchMutation;
  #hasLocks = true;
  #busy = 0;
  #ids = 0;

  constructor({ uniqueIds = true, mutate = (send) => send }: WorldOptions = {}) {
    this.server = new FakeReviewServer({ uniqueIds });
    this.network = new FakeNetwork(this.server);
    this.#mutate = mutate;
    this.store = this.#counted(outboxStore(connectOutbox({ factory: new IDBFactory() })));
    const laned: OutboxStore = {
      ...this.store,
      add: (item) => this.store.add({ ...item, lane: this.entries.at(-1)?.lane ?? item.lane }),
    };
    this.#commands = outboxCommands({
      store: laned,
      newId: () => this.newId(),
      now: () => this.now,
      changed() {},
    });
  }

  newId(): string {
    this.#ids += 1;
    return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
  }

  async enqueue(lane: string, poisoned: boolean): Promise<void> {
    const title = `entry ${this.entries.length}`;
    const draft = this.#draft(`${title}, version 0`, poisoned);
    this.entries.push({ title: `Review of ${title}`, lane, comments: [draft.comment], discarded: false });
    await this.#commands.enqueueReview({ recipeId: 1, recipeTitle: title, draft });
  }

  async edit(n: number, poisoned: boolean): Promise<void> {
    const [entry, id] = await this.#pick(n);
    if (entry === null) return;
    const draft = this.#draft(`${entry.title}, version ${entry.comments.length}`, poisoned);
    const edited = await this.#commands.editItem(id, draft);
    if (edited?.status === 'waiting') entry.comments.push(draft.comment);
  }

  async retry(n: number): Promise<void> {
    const [entry, id] = await this.#pick(n);
    if (entry !== null) await this.#commands.retryItem(id);
  }

  async discard(n: number): Promise<void> {
    const [entry, id] = await this.#pick(n);
    if (entry === null) return;
    entry.discarded = true;
    await this.#commands.discardItem(id);
  }

  flush(name: ContextName, reopened: Reopened): void {
    const context = this.#context(name);
    if (context.flushing) return;
    context.flushing = true;
    void flushOutbox({
      store: context.store(this.store),
      fetch: context.fetch(this.#mutate(this.network.fetch, this.store)),
      locks: this.#hasLocks ? this.#locks.managerFor(context) : null,
      now: () => this.now,
      random: () => 0.5,
      reopened,
      announce() {},
    }).finally(() => {
      context.flushing = false;
    });
  }

  kill(name: ContextName): void {
    this.#context(name).die();
  }

  killAt(name: ContextName, step: number, after: boolean): void {
    this.#context(name).dieAt(step, after);
  }

  removeLocks(): void {
    this.#hasLocks = false;
  }

  /** Until everything waits for the network or is done. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#busy > 0) quiet = -1;
    }
  }

  /** The faults end, time passes, and everybody flushes until nothing moves. */
  async quiesce(): Promise<void> {
    for (let round = 0; round < 40; round++) {
      this.network.deliverLate();
      this.now += 25 * HOUR_MS;
      for (const name of CONTEXTS) this.flush(name, 'way');
      await this.rest();
      const idle = this.network.held.length === 0;
      while (this.network.held.length > 0) {
        this.network.decide(0, 'arrives');
        await this.rest();
      }
      if (idle && round > 1) return;
    }
  }

  #draft(text: string, poisoned: boolean): ReviewDraft {
    return { rating: 5, userName: 'Robin', comment: poisoned ? `${text} ${POISON}` : text };
  }

  async #pick(n: number): Promise<[Entry, string] | [null, '']> {
    const items = await this.store.list();
    const item = items[n % Math.max(1, items.length)];
    const entry = this.entries.find((candidate) => candidate.title === item?.title);
    return item === undefined || entry === undefined || item.status === 'sent'
      ? [null, '']
      : [entry, item.id];
  }

  /** A killed one is started anew. */
  #context(name: ContextName): Mortal {
    const living = this.#contexts.get(name);
    if (living !== undefined && !living.dead) return living;
    const born: Mortal = new Mortal(() => this.#locks.release(born));
    this.#contexts.set(name, born);
    return born;
  }

  #counted(store: OutboxStore): OutboxStore {
    const counted = async <T>(work: Promise<T>): Promise<T> => {
      this.#busy += 1;
      try {
        return await work;
      } finally {
        this.#busy -= 1;
      }
    };
    return {
      list: () => counted(store.list()),
      add: (item) => counted(store.add(item)),
      change: (id, change) => counted(store.change(id, change)),
    };
  }
}
