import { PassThrough } from 'node:stream';
import { tooManyRequests, unavailable } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';

const MOST_IN_ALL = 1000;
/** Phones of many households can share a carrier's address. */
const MOST_PER_ADDRESS = 100;
const MOST_PER_HOUSEHOLD = 16;
/** Less than the 30 s after which we, and most proxies, close a silent connection. */
const HEARTBEAT_MS = 25_000;
/** How late a write of another process may be noticed. */
const LOOK_EVERY_MS = 3000;
/** How soon to look again while a write is unfinished. */
const LOOK_AGAIN_MS = 100;
/** A reader that leaves as much unread is gone. */
const MOST_UNREAD_BYTES = 16 * 1024;
const RETRY_SECONDS = 60;

type Watcher = { household: string; address: string; stream: PassThrough };

export type Watchers = {
  /**
   * A stream of events for a household.
   * @param address of the caller, as a rate-limit key
   * @throws {ApiError} 429 if too many are watching, 503 while the server is stopping
   */
  watch(household: string, address: string): Promise<PassThrough>;
  /** Looks for writes now: this process has just written. */
  wake(): void;
  count(): number;
  /** Ends the streams of an erased household, so that its devices ask and learn of it. */
  endOf(household: string): void;
  /** Ends every stream, and begins no more: the server is stopping. */
  end(): void;
};

/**
 * Tells devices that their household was written, as soon as the write can be read. One look at the log serves all: it
 * finds the writes of every process.
 */
export function createWatchers(store: Pick<Store, 'householdRecords' | 'whileOpen'>): Watchers {
  const watchers = new Set<Watcher>();
  /** Position in the log up to which watchers were told; null while there are none. */
  let told: number | null = null;
  let isEnded = false;

  function send({ stream }: Watcher, text: string): void {
    if (stream.writableEnded) return;
    if (stream.readableLength + stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
    else stream.write(text);
  }

  async function look(): Promise<void> {
    if (watchers.size === 0) {
      told = null;
      return;
    }
    const { upTo, isWriting, households } = await store.householdRecords.writtenSince(told);
    told = upTo;
    for (const watcher of watchers) {
      if (households.has(watcher.household)) send(watcher, 'data: written\n\n');
    }
    if (isWriting) setTimeout(looking.wake, LOOK_AGAIN_MS).unref();
  }
  const looking = store.whileOpen(look, LOOK_EVERY_MS);

  // A comment, which is no event.
  store.whileOpen(async () => {
    for (const watcher of watchers) send(watcher, ':\n\n');
  }, HEARTBEAT_MS);

  function requireRoom(household: string, address: string): void {
    if (isEnded) throw unavailable();
    const all = [...watchers];
    const isFull =
      all.length >= MOST_IN_ALL ||
      all.filter((each) => each.address === address).length >= MOST_PER_ADDRESS ||
      all.filter((each) => each.household === household).length >= MOST_PER_HOUSEHOLD;
    if (isFull)
      throw tooManyRequests('Too many devices are watching. Please try again later.', RETRY_SECONDS);
  }

  return {
    async watch(household, address) {
      requireRoom(household, address);
      const watcher = { household, address, stream: new PassThrough() };
      watchers.add(watcher);
      watcher.stream.once('close', () => watchers.delete(watcher));
      try {
        // What is written from here on is told. Others may have begun meanwhile; the lowest misses nothing.
        if (told === null) {
          const { upTo } = await store.householdRecords.writtenSince(null);
          told = Math.min(told ?? upTo, upTo);
        }
      } catch (error) {
        watcher.stream.destroy();
        throw error;
      }
      // Sends the head at once. The household may have been erased meanwhile.
      send(watcher, ':\n\n');
      return watcher.stream;
    },
    wake: () => looking.wake(),
    count: () => watchers.size,
    endOf(household) {
      for (const watcher of watchers) if (watcher.household === household) watcher.stream.end();
    },
    end() {
      isEnded = true;
      for (const { stream } of watchers) stream.end();
    },
  };
}
