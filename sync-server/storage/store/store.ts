import path from 'node:path';
import { removeParts } from '../../lib/data-folder.ts';
import { outsideRequests } from '../../lib/waiting-budget.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { assemble, type StorageOptions } from '../assembly/assemble.ts';
import type { BackupEnd } from '../backup/backup-header.ts';
import { type WriteOptions, writeBackup } from '../backup/write-backup.ts';
import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { openMongoDatabase } from '../mongodb/mongo-database.ts';
import { BEAT_MS } from '../servers.ts';
import { type CommandObserver, observedDatabase } from './observed-database.ts';
import { createProbe, type Probe } from './probe.ts';
import { type Repetition, repeat } from './repeat.ts';

/** All repositories but the one of running servers. */
type Repositories = Omit<ReturnType<typeof assemble>['repositories'], 'servers'>;

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
