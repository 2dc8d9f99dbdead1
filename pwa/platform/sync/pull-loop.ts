import { catalogueStore } from '../database/catalogue-store.ts';
import { loadDevice } from '../database/device.ts';
import { type CatalogueChange, flushCatalogueChanges, noteCatalogueChange } from '../database/load-cards.ts';
import { setLocalMarker } from '../database/local-marker.ts';
import { readPageData } from '../query/page-data.ts';
import { catalogueProblemSentence } from './catalogue-problem.ts';
import { connectionStore, noteReached } from './connection.ts';
import { readHeld } from './held-recipes.ts';
import { type PullOutcome, pullCatalogue } from './pull.ts';
import type { pullBeside } from './pull-beside.ts';
import { whenOthersRest } from './pull-lock.ts';

const CHANNEL = 'bowlful-catalogue';

type PullChannel = {
  /** Tells this tab and the others what was committed. */
  committed(change: CatalogueChange): void;
  /** Nothing more comes for now; resolves when this tab's screens show all of it. */
  ended(): Promise<void>;
  close(): void;
};

/** Keeps the cards of all open tabs in step with what one of them pulls. */
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

/** A tab of another build may be on the channel too. */
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
/** A page that is looked at again after so long asks again. */
const STALE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 15_000;
/** Between two tellings of how far a pull is: each is drawn. */
const PROGRESS_MS = 1_000;

/**
 * Pulls at once, when the network comes back, when the page is looked at again, and every quarter of an hour while it
 * is; after a failure sooner, at growing intervals. Returns the function that stops.
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
        // Once a visit every row is looked at; the other pulls trust the running digest.
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

/** Doubles from a quarter of a minute to a quarter of an hour, spread so that devices do not come back as one. */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  if (failures === 0) return EVERY_MS;
  const fullMs = Math.min(EVERY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return fullMs * (0.5 + random() / 2);
}

/** Few catalogues are so large. Without its code the page goes on by itself. */
const beside: typeof pullBeside = async (...order) => {
  const code = await import('./pull-beside.ts').catch(() => null);
  return (await code?.pullBeside(...order)) ?? null;
};

/** Few operators have a product list: its code is loaded where its version has changed. Without it the next pull tries again. */
async function keepNewProducts(): Promise<void> {
  const device = await loadDevice();
  const state = await device.database.syncState.get('catalogue');
  if (state?.site?.productsVersion === state?.products?.version) return;
  await (await import('./keep-products.ts')).keepProducts(device);
}

/** How far the device's catalogue is, for whoever shows it. */
async function readProgress(): Promise<void> {
  const counts = readPageData(document)?.counts;
  const known = counts ? counts.dog + counts.cat : 0;
  connectionStore.setState(await readHeld(await loadDevice(), known));
}
