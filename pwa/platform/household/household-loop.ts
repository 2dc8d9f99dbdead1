import { Dexie } from 'dexie';
import { database } from '../database/bowlful.ts';
import { registerSync } from '../outbox/register-sync.ts';
import { sharedTables } from './household-tables.ts';
import { isLive, onLiveChange } from './live-household.ts';
import { type SyncReason, type SyncResult, syncHere } from './sync-here.ts';
import { HOUSEHOLD_SYNC_TAG } from './sync-tag.ts';
import { watchHousehold } from './watch-household.ts';

/** After an edit, so that a sentence is sent once and not letter by letter. */
const EDIT_REST_MS = 250;
/** While the page is visible and the server could not be reached, or something waits. */
const TRY_AGAIN_MS = 60_000;

type LoopOptions = {
  sync?: (reason: SyncReason) => Promise<SyncResult>;
  watch?: typeof watchHousehold;
  editRestMs?: number;
};

/**
 * Keeps this device in step with its household until stopped: at once, after edits in any tab, when the network comes back or
 * the page becomes visible, and at every write of another member while a screen that shows them is open.
 */
export function startHouseholdLoop(options: LoopOptions = {}): () => void {
  const { sync = syncHere, watch = watchHousehold, editRestMs = EDIT_REST_MS } = options;
  let running: Promise<void> | null = null;
  let next: SyncReason | null = null;
  let edited: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let keys: Parameters<typeof watchHousehold>[0] | null = null;
  let stopWatch: (() => void) | null = null;
  let isStopped = false;

  /** One at a time; what is asked meanwhile follows once, asking the server if anybody wanted it. */
  function run(reason: SyncReason): void {
    if (isStopped) return;
    if (running !== null) {
      next = next === 'ask' ? next : reason;
      return;
    }
    clearTimeout(later);
    running = sync(reason)
      .then(takeStock)
      // Storage failed or the code is not here: the rows are as they were, and the next trigger tries again.
      .catch(() => {})
      .then(() => {
        running = null;
        const wanted = next;
        next = null;
        if (wanted !== null) run(wanted);
      });
  }

  function takeStock(result: SyncResult): void {
    if (result.keys?.household !== keys?.household) stopFollowing();
    keys = result.keys;
    followLive();
    if (result.isDone || isStopped) return;
    if (result.waiting > 0) void registerSync(HOUSEHOLD_SYNC_TAG);
    later = setTimeout(tryAgain, TRY_AGAIN_MS);
  }

  function tryAgain(): void {
    if (document.visibilityState === 'visible') run('ask');
  }

  function followLive(): void {
    const isWanted = !isStopped && keys !== null && isLive() && document.visibilityState === 'visible';
    if (isWanted && keys !== null) stopWatch ??= watch(keys, () => run('ask'));
    else stopFollowing();
  }
  function stopFollowing(): void {
    stopWatch?.();
    stopWatch = null;
  }

  function onMutated(parts: object): void {
    if (!isShared(parts)) return;
    clearTimeout(edited);
    edited = setTimeout(sendEdits, editRestMs);
  }
  function sendEdits(): void {
    edited = undefined;
    run('edit');
  }

  function onVisibility(): void {
    followLive();
    if (document.visibilityState === 'visible') run('ask');
    else if (edited !== undefined) {
      clearTimeout(edited);
      sendEdits();
    }
  }
  const onOnline = () => run('ask');

  Dexie.on('storagemutated', onMutated);
  const stopLive = onLiveChange(followLive);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  run('ask');

  return () => {
    isStopped = true;
    clearTimeout(edited);
    clearTimeout(later);
    followLive();
    stopLive();
    Dexie.on.storagemutated.unsubscribe(onMutated);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Whether Dexie's description of a change names a table that the household shares. */
export function isShared(parts: object): boolean {
  const tables = sharedTables(database).map(({ name, db }) => `idb://${db.name}/${name}/`);
  return Object.keys(parts).some((part) => tables.some((table) => part.startsWith(table)));
}
