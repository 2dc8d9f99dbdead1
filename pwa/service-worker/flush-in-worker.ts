import { flushOutbox } from '../sync/flush-outbox.ts';

/**
 * Delivers the queue at a `sync` event.
 * @throws {Error} where items wait still and the browser will try again, which is how it is asked to
 */
export async function flushOnSync(
  lastChance: boolean,
  flush: typeof flushOutbox = flushOutbox,
): Promise<void> {
  const result = await flush({ reopened: 'network' });
  // A page that holds the lock delivers them itself.
  if (result.outcome === 'done' && result.waiting > 0 && !lastChance) {
    throw new Error(`${result.waiting} items of the queue wait still`);
  }
}
