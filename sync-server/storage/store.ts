import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Recipe } from '#domain/recipe/recipe';
import type { Administrators } from './administrators.ts';
import { assemble } from './assemble.ts';
import type { Changes } from './changes.ts';
import type { ContactMessages } from './contact-messages.ts';
import type { Counters } from './counters.ts';
import { removeParts } from './data-folder.ts';
import type { Devices } from './devices.ts';
import type { EditorialActs } from './editorial/editorial-acts.ts';
import type { Erasure } from './editorial/erasure.ts';
import type { Published } from './editorial/published.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { Greetings } from './greetings.ts';
import type { Limits } from './limits.ts';
import { openMongoDatabase } from './mongodb/mongo-database.ts';
import type { Newsletter } from './newsletter.ts';
import type { Photos } from './photos.ts';
import { createProbe, type Probe } from './probe.ts';
import type { Recipes } from './recipes.ts';
import { type Repetition, repeat } from './repeat.ts';
import type { Reviews } from './reviews.ts';
import type { SafetyReports } from './safety-reports.ts';
import type { Sessions } from './sessions.ts';
import type { Shares } from './shares.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { Stats } from './stats.ts';
import type { Submissions } from './submissions.ts';
import { outsideRequests } from './waiting-budget.ts';

/** Everything the server keeps. Any call may reject with `StorageUnavailable` while the database is away. */
export type Store = {
  engine: 'mongodb' | 'embedded';
  recipes: Recipes;
  acts: EditorialActs;
  published: Published;
  erasure: Erasure;
  reviews: Reviews;
  submissions: Submissions;
  administrators: Administrators;
  sessions: Sessions;
  devices: Devices;
  signInAttempts: SignInAttempts;
  limits: Limits;
  contactMessages: ContactMessages;
  newsletter: Newsletter;
  greetings: Greetings;
  safetyReports: SafetyReports;
  shares: Shares;
  photos: Photos;
  counters: Counters;
  stats: Stats;
  changes: Changes;
  /** @throws {StorageUnavailable} within some two seconds when the database does not answer */
  ping(): Promise<void>;
  /** @throws {StorageUnavailable} when nothing can be written, on a full disk for instance */
  probe: Probe;
  /** Whether indexes and the built-in catalogue are in place; they are retried until they are. */
  isReady(): boolean;
  /** Resolves as soon as `isReady()`; never rejects. */
  whenReady(): Promise<void>;
  /** Does something now, from time to time and when woken, until the store is closed; one round after the other. */
  whileOpen(action: () => Promise<void>, everyMs: number): Pick<Repetition, 'wake'>;
  close(): Promise<void>;
};

export type StoreConfig = {
  /** With it, MongoDB; without it, the embedded engine under `dataDir`. */
  mongodbUrl?: string;
  dataDir: string;
  /** The built-in catalogue, brought into step at every start. */
  builtinRecipes: readonly Recipe[];
  /** Told of failures behind the scenes: initialisation that will be tried again, maintenance. */
  onProblem?: (problem: unknown) => void;
  /** Milliseconds since 1970; another clock in tests. */
  clock?: () => number;
  /** Days after which the messages of visitors are forgotten. */
  contactKeptDays?: number;
  /** How long readers wait for an unfinished write; shorter in tests. */
  patienceMs?: number;
};

const INITIALISE_AGAIN_MS = 1000;
const MAINTENANCE_MS = 60_000;
const CLOSE_AFTER_MS = 3000;

/**
 * Opens the storage. With MongoDB nothing is connected yet, and a database that is away is no error: the store becomes
 * ready by itself. The embedded engine is ready when this resolves.
 * @throws {StorageUnusable} when the folder or its data cannot be used, saying what to do
 * @throws when the URL makes no sense
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  const database =
    config.mongodbUrl === undefined
      ? openEmbeddedDatabase(path.resolve(config.dataDir))
      : openMongoDatabase(config.mongodbUrl, { onProblem: config.onProblem });
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
  return {
    engine: database.engine,
    ...repositories,
    ping: () => database.ping(),
    probe: createProbe(database, config.clock ?? Date.now),
    isReady: () => isReady,
    whenReady: () => initialisation.done,
    whileOpen(action, everyMs) {
      const repetition = repeat(() => outsideRequests(action), { everyMs, onProblem });
      repetitions.push(repetition);
      return repetition;
    },
    async close() {
      // A mail server may take its time over the message of a round: the process does not wait for it.
      const patience = setTimeout(CLOSE_AFTER_MS, undefined, { ref: false });
      await Promise.race([Promise.all(repetitions.map((repetition) => repetition.stop())), patience]);
      // What was counted in the last seconds; the figures are not worth a failed end.
      await repositories.counters.flush().catch(() => undefined);
      await database.close();
    },
  };
}
