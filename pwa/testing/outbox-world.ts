import { IDBFactory } from 'fake-indexeddb';
import { type OutboxCommands, outboxCommands } from '../platform/outbox/commands.ts';
import { connectOutbox } from '../platform/outbox/database.ts';
import type { Reopened } from '../platform/outbox/delivery.ts';
import { flushOutbox } from '../platform/outbox/flush.ts';
import type { ItemType, OutboxItem } from '../platform/outbox/item.ts';
import { withdrawalOf } from '../platform/outbox/item.ts';
import { type OutboxStore, outboxStore } from '../platform/outbox/store.ts';
import { FakeLocks } from './fake-locks.ts';
import { FakeNetwork } from './fake-network.ts';
import { FakeWriteServer, withdrawalWords, wordsOf } from './fake-write-server.ts';
import { KillableContext } from './killable-context.ts';
import { draftOf, entryOf, type WrittenType, wordsFor } from './outbox-entries.ts';

export const CONTEXTS = ['tab A', 'tab B', 'worker'] as const;
export type ContextName = (typeof CONTEXTS)[number];

/** The person's view of an item: its sequence number in the queue, and its texts, oldest first. */
export type Entry = { seq: number; type: ItemType; lane: string; texts: string[]; discarded: boolean };

export type Written = {
  type: WrittenType;
  lane: string;
  poisoned: boolean;
  photo: 'none' | 'sound' | 'poisoned';
};

/** Replaces the correct sender or store by a faulty one, to prove that the model detects the fault. */
export type FetchMutation = (send: typeof fetch, store: OutboxStore) => typeof fetch;
export type StoreMutation = (store: OutboxStore) => OutboxStore;
export type WorldOptions = { uniqueIds?: boolean; mutate?: FetchMutation; mutateStore?: StoreMutation };

const HOUR_MS = 3_600_000;

/** Two tabs and a worker over one queue, a network controlled by the test, a server, and a clock that jumps. */
export class OutboxWorld {
  readonly server: FakeWriteServer;
  readonly network: FakeNetwork;
  readonly entries: Entry[] = [];
  readonly store: OutboxStore;
  now = Date.parse('2026-03-01T12:00:00.000Z');
  readonly #locks = new FakeLocks();
  readonly #contexts = new Map<ContextName, KillableContext>();
  readonly #commands: OutboxCommands;
  readonly #mutate: FetchMutation;
  #hasLocks = true;
  #busy = 0;
  #ids = 0;
  #lane = '';

  constructor({
    uniqueIds = true,
    mutate = (send) => send,
    mutateStore = (store) => store,
  }: WorldOptions = {}) {
    this.server = new FakeWriteServer({ uniqueIds });
    this.network = new FakeNetwork(this.server);
    this.#mutate = mutate;
    this.store = this.#counted(mutateStore(outboxStore(connectOutbox({ factory: new IDBFactory() }))));
    const laned: OutboxStore = {
      ...this.store,
      add: (item, ...more) =>
        this.store.add(
          { ...item, lane: this.#lane },
          ...more.map((other) => ({ ...other, lane: this.#lane })),
        ),
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

  /** Enqueues an item; a photo is a second entry, after its review's. */
  async enqueue({ type, lane, poisoned, photo }: Written): Promise<void> {
    this.#lane = lane;
    const hasPhoto = type === 'review' && photo !== 'none';
    const text = wordsFor(this.entries.length, 0, poisoned);
    const photoText = hasPhoto ? wordsFor(this.entries.length + 1, 0, photo === 'poisoned') : null;
    const entry = entryOf(type, text, photoText);
    const { seq } = await this.#commands.enqueue(entry);
    this.entries.push({ seq, type, lane, texts: [wordsOf(entry.draft)], discarded: false });
    if (photoText === null) return;
    this.entries.push({ seq: seq + 1, type: 'photo', lane, texts: [photoText], discarded: false });
  }

  /** Withdraws a delivered review. */
  async withdraw(n: number): Promise<void> {
    const sent = (await this.store.list()).filter((item) => item.type === 'review' && item.status === 'sent');
    const review = sent[n % Math.max(1, sent.length)];
    if (review?.type !== 'review' || review.status !== 'sent') return;
    if (withdrawalOf(review.id, await this.store.list())) return;
    const { id: reviewId, recipeId, secret } = review;
    this.#lane = `withdrawal ${this.entries.length}`;
    const { seq } = await this.#commands.enqueue({
      type: 'withdrawal',
      recipeId,
      recipeTitle: 'Bowl',
      reviewId,
      secret,
      draft: {},
    });
    const texts = [withdrawalWords(reviewId)];
    this.entries.push({ seq, type: 'withdrawal', lane: this.#lane, texts, discarded: false });
  }

  async edit(n: number, poisoned: boolean): Promise<void> {
    const [entry, id] = await this.#pick(n);
    if (entry === null || entry.type === 'withdrawal') return;
    const words = wordsFor(this.entries.indexOf(entry), entry.texts.length, poisoned);
    const draft = draftOf(entry.type, words);
    const edited = await this.#commands.editItem(id, draft);
    if (edited?.status === 'waiting') entry.texts.push(wordsOf(draft));
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
    const photo = this.photoOf(entry);
    if (photo === undefined) return;
    // A photo delivered just before stays listed as delivered; any other is discarded with its review.
    const row = (await this.store.list()).find(({ seq }) => seq === photo.seq);
    photo.discarded = row?.status !== 'sent';
  }

  /** The entry of a review's photo, if any. */
  photoOf(review: Entry): Entry | undefined {
    return review.type === 'review'
      ? this.entries.find(({ type, seq }) => type === 'photo' && seq === review.seq + 1)
      : undefined;
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

  /** Waits until every context is idle or waits for the network. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#busy > 0) quiet = -1;
    }
  }

  /** Ends the faults, advances the clock, and flushes in every context until nothing changes. */
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

  async #pick(n: number): Promise<[Entry, string] | [null, '']> {
    const items = await this.store.list();
    const item: OutboxItem | undefined = items[n % Math.max(1, items.length)];
    const entry = this.entries.find(({ seq }) => seq === item?.seq);
    return item === undefined || entry === undefined || item.status === 'sent'
      ? [null, '']
      : [entry, item.id];
  }

  /** The context of this name; a killed one is restarted. */
  #context(name: ContextName): KillableContext {
    const living = this.#contexts.get(name);
    if (living !== undefined && !living.dead) return living;
    const born: KillableContext = new KillableContext(() => this.#locks.release(born));
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
      add: (item, ...more) => counted(store.add(item, ...more)),
      change: (id, change) => counted(store.change(id, change)),
    };
  }
}
