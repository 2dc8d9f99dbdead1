import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { removeParts } from '../../lib/data-folder.ts';
import { StorageFull, StorageUnavailable } from '../../lib/storage-error.ts';
import { outsideRequests, withTimeout } from '../../lib/waiting-budget.ts';
import { assemble, type StorageOptions } from '../assembly/assemble.ts';
import type { BackupEnd } from '../backup/backup-format.ts';
import { type WriteOptions, writeBackup } from '../backup/write-backup.ts';
import type { Database } from '../database.ts';
import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { openMongoDatabase } from '../mongodb/mongo-database.ts';
import { BEAT_MS } from '../servers.ts';
import { type CommandObserver, observedDatabase } from './observed-database.ts';

/** All repositories but the one of running servers. */
type Repositories = Omit<ReturnType<typeof assemble>['repositories'], 'servers'>;

type Repetition = {
  /** Resolves when `until` is met; never rejects. */
  done: Promise<void>;
  /** Starts the next round now, or as soon as the current one is over. */
  wake(): void;
  /** Starts no further round; resolves when the current one is over. */
  stop(): Promise<void>;
};

/**
 * Tries a write of the size of a recipe, which a full disk refuses although reading and the smallest writes still work.
 * @throws {StorageFull} when the disk is full, or refused any other write within the last minute
 * @throws {StorageUnavailable} when nothing can be written
 */
export type Probe = () => Promise<void>;

/** The server's repositories. Any call may reject with `StorageUnavailable` while the database is away. */
export type Store = Repositories & {
  engine: 'mongodb' | 'embedded';
  /** Writes a backup while the store is in use. */
  writeBackup(file: string, options?: WriteOptions): Promise<BackupEnd>;
  /** @throws {StorageUnavailable} within about two seconds when the database does not answer */
  ping(): Promise<void>;
  /** @throws {StorageUnavailable} when nothing can be written, for instance on a full disk */
  probe: Probe;
  /** Whether indexes and the built-in catalogue are in place; they are retried until they are. */
  isReady(): boolean;
  /** Resolves as soon as `isReady()`; never rejects. */
  whenReady(): Promise<void>;
  /**
   * Repeats an action periodically and when woken, until the store is closed, which aborts the signal; rounds do not
   * overlap.
   */
  whileOpen(action: (signal: AbortSignal) => Promise<void>, everyMs: number): Pick<Repetition, 'wake'>;
  close(): Promise<void>;
};

export type StoreConfig = StorageOptions & {
  /** Selects MongoDB; without it, the embedded engine under `dataDir`. */
  mongodbUrl?: string;
  dataDir: string;
  /** Called for background failures: maintenance, and initialisation that will be retried. */
  onProblem?: (problem: unknown) => void;
  /** Called after each command to the database. */
  onCommand?: CommandObserver;
};

const INITIALISE_AGAIN_MS = 1000;
const MAINTENANCE_MS = 60_000;
const CLOSE_AFTER_MS = 3000;

/**
 * Opens the storage. MongoDB is not connected yet, and its absence is no error: the store becomes ready once it is
 * there. The embedded engine is ready when this resolves.
 * @throws {StorageUnusable} when the folder or its data cannot be used; says what to do
 * @throws when the URL is invalid
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  const opened =
    config.mongodbUrl === undefined
      ? openEmbeddedDatabase(path.resolve(config.dataDir))
      : openMongoDatabase(config.mongodbUrl, { onProblem: config.onProblem });
  let fullAt = Number.NEGATIVE_INFINITY;
  const database = observedDatabase(opened, (command, outcome, ms) => {
    if (outcome === 'full') fullAt = performance.now();
    config.onCommand?.(command, outcome, ms);
  });
  const { repositories, initialise, maintain } = assemble(database, config);
  let isReady = false;
  async function becomeReady(): Promise<void> {
    await initialise();
    isReady = true;
  }
  if (database.engine === 'embedded') {
    await becomeReady().catch(async (problem: unknown) => {
      await database.close();
      throw problem;
    });
  } else if (config.dataDir !== '') removeParts(path.resolve(config.dataDir));
  const { onProblem } = config;
  const initialisation = repeat(becomeReady, {
    everyMs: INITIALISE_AGAIN_MS,
    until: () => isReady,
    onProblem,
  });
  const repetitions = [initialisation, repeat(maintain, { everyMs: MAINTENANCE_MS, onProblem })];
  const { servers, ...visible } = repositories;
  if (database.engine === 'mongodb') repetitions.push(repeat(servers.beat, { everyMs: BEAT_MS }));
  const closing = new AbortController();
  return {
    engine: database.engine,
    ...visible,
    writeBackup: (file, options) =>
      writeBackup(database, file, new Date((config.clock ?? Date.now)()), options),
    ping: () => database.ping(),
    probe: createProbe(database, config.clock ?? Date.now, () => fullAt),
    isReady: () => isReady,
    whenReady: () => initialisation.done,
    whileOpen(action, everyMs) {
      const repetition = repeat(() => outsideRequests(() => action(closing.signal)), { everyMs, onProblem });
      repetitions.push(repetition);
      return repetition;
    },
    async close() {
      closing.abort();
      // Do not wait for a slow mail server of the current round.
      const stopped = Promise.all(repetitions.map((repetition) => repetition.stop()));
      await withTimeout(stopped, CLOSE_AFTER_MS, () => []);
      // Counts of the last seconds; losing them is acceptable.
      await repositories.counters.flush().catch(() => undefined);
      if (database.engine === 'mongodb') await servers.leave().catch(() => undefined);
      await database.close();
    },
  };
}

type Options = {
  everyMs: number;
  /** Ends the repetition once true. */
  until?: () => boolean;
  onProblem?: ((problem: unknown) => void) | undefined;
};

/** Repeats an action, one round after another; a failed round is reported and the next one follows as usual. */
function repeat(action: () => Promise<void>, { everyMs, until, onProblem }: Options): Repetition {
  const isMet = () => until?.() ?? false;
  let isStopped = false;
  let isRunning = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let wake = () => {};
  const done = new Promise<void>((resolve) => {
    function next(): void {
      if (isMet()) resolve();
      else if (!isStopped) round = run();
    }
    async function run(): Promise<void> {
      isRunning = true;
      isWoken = false;
      await action().catch((problem: unknown) => onProblem?.(problem));
      isRunning = false;
      if (isMet()) resolve();
      // Unreferenced: the process may end without waiting for the next round.
      else if (!isStopped) timer = setTimeout(next, isWoken ? 0 : everyMs).unref();
    }
    wake = () => {
      isWoken = true;
      if (isRunning || isStopped) return;
      clearTimeout(timer);
      next();
    };
    next();
  });
  return {
    done,
    wake: () => wake(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** How long a result is reused; while there is none yet, all callers await the same probe. */
const EVERY_MS = 1000;

/** As much as the largest recipe that is sent in; random, so that nothing compresses it. */
const PROBE_BYTES = 48 * 1024;
/** A disk that refused a larger write than the probe is believed to be full for this long. */
const FULL_FOR_MS = 60_000;

type ProbeDocument = { _id: 'probe'; at: Date; filling: string };

/** @param fullAt when the disk last refused a write, by `performance.now()` */
export function createProbe(
  database: Database,
  clock: () => number,
  fullAt: () => number = () => Number.NEGATIVE_INFINITY,
): Probe {
  const probes = database.collection<ProbeDocument>('meta');
  /** Pending until it has an `endedAt`. */
  let last: { outcome: Promise<void>; endedAt?: number } | null = null;

  async function write(): Promise<void> {
    try {
      const filling = randomBytes(PROBE_BYTES).toString('base64');
      const $set = { at: new Date(clock()), filling };
      await probes.updateOne({ _id: 'probe' }, { $set }, { upsert: true });
    } catch (error) {
      // A refusal of this document, because another process probes simultaneously, proves that the database answers.
      if (error instanceof StorageUnavailable) throw error;
    }
    if (performance.now() - fullAt() < FULL_FOR_MS) throw new StorageFull();
  }

  function ask(): Promise<void> {
    // Shared by all callers, so the first caller's deadline must not apply.
    const asked: NonNullable<typeof last> = { outcome: outsideRequests(write) };
    const end = () => {
      asked.endedAt = performance.now();
    };
    asked.outcome.then(end, end);
    last = asked;
    return asked.outcome;
  }

  return () => {
    const isAnswered = last?.endedAt !== undefined && performance.now() - last.endedAt >= EVERY_MS;
    return last === null || isAnswered ? ask() : last.outcome;
  };
}
