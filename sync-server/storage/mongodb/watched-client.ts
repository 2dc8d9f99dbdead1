import { type Db, type MongoClient, MongoError, MongoServerError } from 'mongodb';
import { StorageUnavailable } from '../../lib/storage-error.ts';
import { waitFor, withTimeout } from '../../lib/waiting-budget.ts';

/** Time without answers after which a client is replaced: the driver may have stopped looking for the server. */
const RENEW_AFTER_MS = 4000;
const PROBE_EVERY_MS = 1000;
/** A replaced client keeps its connections while its last commands may still run. */
const RETIRE_AFTER_MS = 5000;
const CLOSE_WITHIN_MS = 2000;

type Held = {
  client: MongoClient;
  /** The driver finds lost servers again, except after a failed first connection: then it must be replaced. */
  isConnected: boolean;
  since: number;
};

type Options = {
  newClient: () => MongoClient;
  /** Time limit of a command, connecting included. */
  deadlineMs: number;
  /** Called once per outage, when the client is replaced. */
  onRenewed?: () => void;
};

const never = (): undefined => undefined;

/**
 * Watches a driver client: after the first failed command it is pinged every second, and replaced if that keeps
 * failing.
 */
export class WatchedClient {
  readonly #options: Options;
  #held: Held;
  readonly #retired = new Map<MongoClient, NodeJS.Timeout>();
  #failingSince: number | null = null;
  #isReported = false;
  #probe: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#held = this.#newHeld();
  }

  /** Runs a command on the current client. */
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
    this.#isReported = false;
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
    if (!this.#isReported) this.#options.onRenewed?.();
    this.#isReported = true;
  }
}

/** Does not wait for a hanging client, but closes its sockets. */
async function closeSoon(client: MongoClient): Promise<void> {
  await withTimeout(client.close().catch(never), CLOSE_WITHIN_MS, never);
}

/**
 * Error codes of a server that is unable to serve, or unsure whether the command took effect; names as in MongoDB's
 * list of error codes.
 */
const PASSING = {
  InternalError: 1,
  HostUnreachable: 6,
  HostNotFound: 7,
  UnknownError: 8,
  Unauthorized: 13,
  AuthenticationFailed: 18,
  LockTimeout: 24,
  CursorNotFound: 43,
  LockBusy: 46,
  MaxTimeMSExpired: 50,
  WriteConcernTimeout: 64,
  UnknownReplWriteConcern: 79,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  FailedToSatisfyReadPreference: 133,
  ReadConcernMajorityNotAvailableYet: 134,
  QueryPlanKilled: 175,
  PrimarySteppedDown: 189,
  NetworkInterfaceExceededTimeLimit: 202,
  CursorKilled: 237,
  ExceededTimeLimit: 262,
  TooManyLogicalSessions: 261,
  ConnectionPoolExpired: 317,
  ConnectionError: 384,
  ReauthenticationRequired: 391,
  SocketException: 9001,
  LegacyNotPrimary: 10058,
  NotWritablePrimary: 10107,
  InterruptedAtShutdown: 11600,
  Interrupted: 11601,
  InterruptedDueToReplStateChange: 11602,
  NotPrimaryNoSecondaryOk: 13435,
  NotPrimaryOrSecondary: 13436,
  OutOfDiskSpace: 14031,
} as const;
const PASSING_CODES = new Set<number>(Object.values(PASSING));
const PASSING_LABELS = [
  'RetryableWriteError',
  'RetryableError',
  'TransientTransactionError',
  'SystemOverloadedError',
];

/** A socket error of Node's own; the driver passes some of them on unwrapped. */
function isOfSocket(error: Error): boolean {
  const isMistake = error instanceof TypeError || error instanceof RangeError;
  return !isMistake && 'code' in error && typeof error.code === 'string';
}

/**
 * Whether a driver error means that the database cannot be reached or cannot serve. The server's refusals are the
 * caller's concern (such as a duplicate key); all other driver errors are outages: cleared pools, lost connections,
 * closed clients, time-outs.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof StorageUnavailable) return true;
  if (!(error instanceof MongoError)) return error instanceof Error && isOfSocket(error);
  if (!(error instanceof MongoServerError)) return true;
  return (
    PASSING_CODES.has(Number(error.code)) ||
    error.writeConcernError !== undefined ||
    PASSING_LABELS.some((label) => error.hasErrorLabel(label))
  );
}
