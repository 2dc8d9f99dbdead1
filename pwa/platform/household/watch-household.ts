import { HOUSEHOLD_CALLS } from '#domain/contract/household-records';
import { requestOf } from '../sync/call-request.ts';
import { textLines } from '../sync/text-lines.ts';
import type { HouseholdKeys } from './seal.ts';

/** The server sends a heartbeat every 25 s: a stream that is silent for longer is dead. */
const SILENT_AFTER_MS = 60_000;
/** A proxy that holds back the answer's head will hold back the events, too. */
const CONNECT_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
/** Where no stream gets through, the server is asked this often instead. */
const LONGEST_RETRY_MS = 10_000;

type Options = { fetch?: typeof fetch; silentAfterMs?: number; firstRetryMs?: number };

/**
 * Follows a household's writes until stopped. Calls back for each, and whenever some may have been missed: after connecting,
 * and at every failed attempt, so that a network without streams is merely slower.
 * @returns the function that stops
 */
export function watchHousehold(
  keys: Pick<HouseholdKeys, 'household' | 'memberKey'>,
  onWrite: () => void,
  options: Options = {},
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
