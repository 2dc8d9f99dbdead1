import type { Db, MongoClient } from 'mongodb';
import { waitFor } from '../waiting-budget.ts';
import { isDatabaseOutage } from './database-outage.ts';

/** A client that has had no answer for so long is replaced: the driver may have stopped looking for the server. */
const RENEW_AFTER_MS = 4000;
const PROBE_EVERY_MS = 1000;
/** A replaced client keeps its connections for as long as its last commands may take. */
const RETIRE_AFTER_MS = 5000;
const CLOSE_WITHIN_MS = 2000;

type Held = {
  client: MongoClient;
  /** The driver finds lost servers again, but not after a first connection that failed: then it has to start anew. */
  isConnected: boolean;
  since: number;
};

type Options = {
  newClient: () => MongoClient;
  /** How long a command may take, connecting included. */
  deadlineMs: number;
  /** Told once an outage when the client is replaced. */
  onRenewed?: () => void;
};

const never = (): undefined => undefined;

/**
 * A client of the driver that is watched: from the first command on that finds no database it is asked once a second
 * whether it has one again, and replaced by a new client where it goes on failing.
 */
export class WatchedClient {
  readonly #options: Options;
  #held: Held;
  readonly #retired = new Map<MongoClient, NodeJS.Timeout>();
  #failingSince: number | null = null;
  #isTold = false;
  #probe: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#held = this.#newHeld();
  }

  /** Runs a command on the present client. */
  async run<Result>(command: (database: Db) => Promise<Result>): Promise<Result> {
    const held = this.#held;
    try {
      const result = await waitFor(this.#options.deadlineMs, () => this.#connected(held, command));
      this.#answered(held);
      return result;
    } catch (error) {
      if (isDatabaseOutage(error)) this.#failed(held);
      else this.#answered(held);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#probe);
    const clients = [this.#held.client, ...this.#retired.keys()];
    for (const timer of this.#retired.values()) clearTimeout(timer);
    await Promise.all(clients.map(closeSoon));
  }

  #newHeld(): Held {
    return { client: this.#options.newClient(), isConnected: false, since: performance.now() };
  }

  async #connected<Result>(held: Held, command: (database: Db) => Promise<Result>): Promise<Result> {
    if (!held.isConnected) {
      await held.client.connect();
      held.isConnected = true;
    }
    return await command(held.client.db());
  }

  #answered(held: Held): void {
    if (held !== this.#held) return;
    this.#failingSince = null;
    this.#isTold = false;
  }

  #failed(held: Held): void {
    if (held !== this.#held || this.#isClosed) return;
    this.#failingSince ??= performance.now();
    this.#probe ??= setTimeout(() => void this.#look(), PROBE_EVERY_MS).unref();
  }

  async #look(): Promise<void> {
    await this.run((database) => database.command({ ping: 1 })).catch(never);
    this.#probe = undefined;
    if (this.#failingSince === null || this.#isClosed) return;
    const failingMs = performance.now() - Math.max(this.#failingSince, this.#held.since);
    if (failingMs >= RENEW_AFTER_MS) this.#renew();
    this.#failed(this.#held);
  }

  #renew(): void {
    const { client } = this.#held;
    const retire = () => {
      this.#retired.delete(client);
      void closeSoon(client);
    };
    this.#retired.set(client, setTimeout(retire, RETIRE_AFTER_MS).unref());
    this.#held = this.#newHeld();
    if (!this.#isTold) this.#options.onRenewed?.();
    this.#isTold = true;
  }
}

/** A client that hangs cannot be waited for; its sockets are closed all the same. */
async function closeSoon(client: MongoClient): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_WITHIN_MS).unref();
  });
  await Promise.race([client.close().catch(never), deadline]).finally(() => clearTimeout(timer));
}
