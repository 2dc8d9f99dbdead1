import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { removePartsIn } from '../../lib/data-folder.ts';
import { backupName } from '../../storage/backup/write-backup.ts';
import type { Store } from '../../storage/store/store.ts';

export type BackupPlan = { everyHours: number; folder: string; kept: number };

type Deps = {
  store: Store;
  logger: Logger;
  clock: () => number;
  onEnd: (isMade: boolean) => void;
};

const HOUR_MS = 60 * 60_000;
const CHECK_EVERY_MS = 60_000;
/** Pause between two slices of a backup, so readers wait for at most one slice. */
const PAUSE_MS = 2;
const PREFIX = 'scheduled';
const SCHEDULED = new RegExp(`^${PREFIX}-.+\\.backup$`);

/** Removes all but the newest `kept` scheduled backups; manual backups stay. */
async function prune({ folder, kept }: BackupPlan): Promise<void> {
  // The time is part of the name.
  const names = (await readdir(folder)).filter((name) => SCHEDULED.test(name)).sort();
  for (const name of names.slice(0, -kept)) await rm(path.join(folder, name), { force: true });
}

/**
 * Makes a backup whenever one is due, in this process, slice by slice. Of several processes on the same data, one does
 * it: a claim in the database decides.
 * @returns a function that checks at once whether one is due
 */
export function scheduleBackups(plan: BackupPlan, { store, logger, clock, onEnd }: Deps): () => void {
  async function make(run: number, signal: AbortSignal): Promise<void> {
    const file = path.join(plan.folder, backupName(new Date(clock()), PREFIX));
    const pause = () => setTimeout(PAUSE_MS, undefined, { signal });
    const end = await store.writeBackup(file, { pause });
    const { size: bytes } = await stat(file);
    await store.backupRuns.succeed(run, { ...end, file: path.basename(file), bytes });
    logger.info({ ...end, bytes }, 'backup');
  }

  async function runIfDue(signal: AbortSignal): Promise<void> {
    if (!store.isReady()) return;
    const run = await store.backupRuns.begin(plan.everyHours * HOUR_MS);
    if (run === null) return;
    try {
      removePartsIn(plan.folder);
      await make(run, signal);
      onEnd(true);
    } catch (error) {
      if (signal.aborted) return await store.backupRuns.release(run);
      logger.error({ err: error }, 'backup');
      onEnd(false);
      return await store.backupRuns.fail(run, error instanceof Error ? error.message : String(error));
    }
    // Not in the run: a backup is made even if an old one cannot be deleted.
    await prune(plan).catch((error: unknown) => logger.error({ err: error }, 'old backups'));
  }
  return store.whileOpen(runIfDue, CHECK_EVERY_MS).wake;
}
