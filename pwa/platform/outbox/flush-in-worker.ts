import { flushOutbox } from './flush-outbox.ts';

/**
 * Poll interval while another flusher runs, in total longer than delivering a text takes; a photo is left to the
 * other one.
 */
const ASK_AGAIN_MS = 500;
const ASK_AT_MOST = 60;

/**
 * Delivers the queue on a `sync` event. A flusher already running may have checked before the network returned, or
 * belong to a page that is closing: wait for it to end, because the event does not fire again.
 * @throws {Error} if items are still waiting and the browser will retry; rejecting requests that retry
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
