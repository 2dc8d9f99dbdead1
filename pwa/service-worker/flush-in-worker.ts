import { flushOutbox } from '../sync/flush-outbox.ts';

/** A flusher at work elsewhere is asked again this often, for longer than a text can take; a photo is left to it. */
const ASK_AGAIN_MS = 500;
const ASK_AT_MOST = 60;

/**
 * Delivers the queue at a `sync` event. A flusher that is at it already may have looked before the network came, or
 * belong to a page that is just being closed: its end is waited for, because the event does not come again.
 * @throws {Error} where items wait still and the browser will try again, which is how it is asked to
 */
export async function flushOnSync(
  lastChance: boolean,
  flush: typeof flushOutbox = flushOutbox,
): Promise<void> {
  let result = await flush({ reopened: 'network' });
  for (let asked = 0; result.outcome === 'busy' && asked < ASK_AT_MOST; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    result = await flush({ reopened: 'network' });
  }
  if (result.outcome === 'done' && result.waiting > 0 && !lastChance) {
    throw new Error(`${result.waiting} items of the queue wait still`);
  }
}
