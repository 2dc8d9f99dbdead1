import { type CatalogueChange, flushCatalogueChanges, noteCatalogueChange } from '../database/load-cards.ts';

const CHANNEL = 'bowlful-catalogue';

type PullChannel = {
  /** Tells this tab and the others what was committed. */
  committed(change: CatalogueChange): void;
  /** Nothing more comes for now; resolves when this tab's screens show all of it. */
  ended(): Promise<void>;
  close(): void;
};

/** Keeps the cards of all open tabs in step with what one of them pulls. */
export function openPullChannel(): PullChannel {
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
