import { Dexie } from 'dexie';
import { HOUSEHOLD_CALLS } from '#domain/contract/household-records';
import { database } from '../database/bowlful.ts';
import { registerSync } from '../outbox/register-sync.ts';
import { requestOf, textLines } from '../sync/http.ts';
import { HOUSEHOLD_SYNC_TAG } from './household-server.ts';
import { sharedTables } from './household-tables.ts';
import { isLive, onLiveChange } from './live-household.ts';
import type { HouseholdKeys } from './seal.ts';
import { type SyncReason, type SyncResult, syncHere } from './sync-here.ts';

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

/** The server sends a heartbeat every 25 s: a stream that is silent for longer is dead. */
const SILENT_AFTER_MS = 60_000;
/** A proxy that holds back the answer's head will hold back the events, too. */
const CONNECT_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
/** Where no stream gets through, the server is asked this often instead. */
const LONGEST_RETRY_MS = 10_000;

type WatchOptions = { fetch?: typeof fetch; silentAfterMs?: number; firstRetryMs?: number };

/**
 * Follows a household's writes until stopped. Calls back for each, and whenever some may have been missed: after connecting,
 * and at every failed attempt, so that a network without streams is merely slower.
 * @returns the function that stops
 */
export function watchHousehold(
  keys: Pick<HouseholdKeys, 'household' | 'memberKey'>,
  onWrite: () => void,
  options: WatchOptions = {},
): () => void {
  const { silentAfterMs = SILENT_AFTER_MS, firstRetryMs = FIRST_RETRY_MS } = options;
  // Called as a plain function: browsers refuse `fetch` of another object.
  const send = options.fetch ?? ((path, init) => fetch(path, init));
  const { path, headers = {} } = requestOf(HOUSEHOLD_CALLS.watchHousehold, {
    params: { household: keys.household },
    memberKey: keys.memberKey,
  });
  let isStopped = false;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connection = new AbortController();

  async function follow(): Promise<void> {
    connection = new AbortController();
    const { signal } = connection;
    const stay = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => connection.abort(), ms);
    };
    stay(Math.min(CONNECT_MS, silentAfterMs));
    try {
      const response = await send(path, {
        headers: { ...headers, Accept: 'text/event-stream' },
        cache: 'no-store',
        redirect: 'error',
        signal,
      });
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
      if (response.status !== 200 || !isStream || response.body === null) throw new Error('No stream');
      stay(silentAfterMs);
      onWrite();
      for await (const line of textLines(response.body as ReadableStream<Uint8Array<ArrayBuffer>>)) {
        stay(silentAfterMs);
        retryMs = firstRetryMs;
        if (line.startsWith('data:') && !isStopped) onWrite();
      }
    } catch {
      if (!isStopped) onWrite();
    }
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void follow(), retryMs);
    retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
  }

  void follow();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    connection.abort();
  };
}
