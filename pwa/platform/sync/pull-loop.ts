import { type CatalogueChange, flushCatalogueChanges, noteCatalogueChange } from '../database/cards.ts';
import { catalogueStore } from '../database/catalogue-store.ts';
import { setLocalMarker } from '../database/cookies.ts';
import { loadDevice } from '../database/device.ts';
import { readPageData } from '../query/page-data.ts';
import { connectionStore, noteReached } from './connection.ts';
import { readHeld } from './held-recipes.ts';
import { type PullOutcome, pullCatalogue } from './pull.ts';
import type { pullBeside } from './pull-beside.ts';
import { whenOthersRest } from './pull-lock.ts';
import { catalogueProblemSentence } from './pull-page.ts';

const CHANNEL = 'bowlful-catalogue';

type PullChannel = {
  /** Notifies this tab and the others of a commit. */
  committed(change: CatalogueChange): void;
  /** The pull has ended; resolves when this tab's screens show all of it. */
  ended(): Promise<void>;
  close(): void;
};

/** Keeps the cards of all open tabs in sync with what one of them pulls. */
function openPullChannel(): PullChannel {
  let isClosed = false;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'ended') void flushCatalogueChanges();
    else if (isCatalogueChange(data)) noteCatalogueChange(data);
  });
  return {
    committed(change) {
      noteCatalogueChange(change);
      if (!isClosed) channel?.postMessage(change);
    },
    ended() {
      if (!isClosed) channel?.postMessage('ended');
      return flushCatalogueChanges();
    },
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}

/** A tab of another build may also be on the channel. */
function isCatalogueChange(data: unknown): data is CatalogueChange {
  return (
    typeof data === 'object' &&
    data !== null &&
    'isReload' in data &&
    'cardIds' in data &&
    Array.isArray(data.cardIds)
  );
}

const EVERY_MS = 15 * 60_000;
/** A page that becomes visible after this long pulls again. */
const STALE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 15_000;
/** Minimum interval between progress updates, since each is rendered. */
const PROGRESS_MS = 1_000;

/**
 * Pulls at once, when the network comes back, when the page becomes visible, and every 15 minutes while it
 * is; after a failure sooner, with exponential backoff. Returns the function that stops.
 */
export function startPulling(): () => void {
  const channel = openPullChannel();
  let isRunning = false;
  let endedAtMs = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let hasVerified = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let progressTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function pull(): void {
    if (isStopped || isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    connectionStore.setState({ syncing: true });
    const outcome = await pullOnce().catch((): PullOutcome => ({ kind: 'problem', problem: 'storage' }));
    await channel.ended();
    clearTimeout(progressTimer);
    progressTimer = undefined;
    await readProgress().catch(() => {});
    settle(outcome);
    if (outcome.kind === 'current') void keepNewProducts().catch(() => {});
    endedAtMs = performance.now();
    if (!isStopped) timer = setTimeout(pullIfLookedAt, pauseMs(failures));
  }

  async function pullOnce(): Promise<PullOutcome> {
    const device = await loadDevice();
    await readProgress();
    return whenOthersRest(() =>
      pullCatalogue({
        fetch: (input, init) => fetch(input, init),
        device,
        now: () => new Date(),
        // Once per visit every row is checked; the other pulls trust the running digest.
        isThorough: !hasVerified,
        pullBeside: beside,
        onCommit: (change) => {
          noteReached(true);
          channel.committed(change);
          tellProgress();
        },
      }),
    );
  }

  function tellProgress(): void {
    progressTimer ??= setTimeout(() => {
      progressTimer = undefined;
      void readProgress().catch(() => {});
    }, PROGRESS_MS);
  }

  function settle(outcome: PullOutcome): void {
    const isCurrent = outcome.kind === 'current';
    failures = isCurrent ? 0 : failures + 1;
    hasVerified ||= isCurrent && outcome.isProven;
    if (isCurrent) setLocalMarker();
    noteReached(isCurrent || outcome.problem !== 'unreachable');
    connectionStore.setState({
      syncing: false,
      problem: isCurrent ? null : catalogueProblemSentence(outcome.problem),
    });
    catalogueStore.setState(isCurrent ? { isSettled: true, isFresh: true } : { isSettled: true });
  }

  const pullIfLookedAt = () => {
    if (document.visibilityState === 'visible') pull();
  };
  const onVisibility = () => {
    if (failures > 0 || performance.now() - endedAtMs > STALE_MS) pullIfLookedAt();
  };
  window.addEventListener('online', pull);
  document.addEventListener('visibilitychange', onVisibility);
  pull();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    channel.close();
    window.removeEventListener('online', pull);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Doubles from 15 s to 15 min, with jitter so that devices do not return together. */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  if (failures === 0) return EVERY_MS;
  const fullMs = Math.min(EVERY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return fullMs * (0.5 + random() / 2);
}

/** Lazy, since few catalogues are that large. If the chunk is missing, the page continues by itself. */
const beside: typeof pullBeside = async (...order) => {
  const code = await import('./pull-beside.ts').catch(() => null);
  return (await code?.pullBeside(...order)) ?? null;
};

/** Lazy, since few operators have a product list: loaded when its version changes. If that fails, the next pull retries. */
async function keepNewProducts(): Promise<void> {
  const device = await loadDevice();
  const state = await device.database.syncState.get('catalogue');
  if (state?.site?.productsVersion === state?.products?.version) return;
  await (await import('./keep-products.ts')).keepProducts(device);
}

/** Progress of the device's catalogue, for display. */
async function readProgress(): Promise<void> {
  const counts = readPageData(document)?.counts;
  const known = counts ? counts.dog + counts.cat : 0;
  connectionStore.setState(await readHeld(await loadDevice(), known));
}
