import { afterEach, expect, it, vi } from 'vitest';
import { watchHousehold } from './household-loop.ts';

const KEYS = { household: 'AAAAAAAAAAAAAAAAAAAAAA', memberKey: 'B'.repeat(43) };

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

/** A stream that the test writes to. */
function aStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const response = new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } });
  return { response, write: (text: string) => writer.write(new TextEncoder().encode(text)), writer };
}

it('calls back when connected and after every event, and sends the members’ key', async () => {
  const stream = aStream();
  const fetch = vi.fn(async (_path: unknown, _init?: RequestInit) => stream.response);
  const onWrite = vi.fn();
  stop = watchHousehold(KEYS, onWrite, { fetch });
  await vi.waitFor(() => expect(onWrite).toHaveBeenCalledTimes(1));
  await stream.write(':\n\n');
  await stream.write('data: written\n\n');
  await vi.waitFor(() => expect(onWrite).toHaveBeenCalledTimes(2));
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/households/AAAAAAAAAAAAAAAAAAAAAA/events');
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Household-Key': KEYS.memberKey });
});

it('connects again when the stream ends, and calls back for what it may have missed', async () => {
  const [first, second] = [aStream(), aStream()];
  const fetch = vi.fn().mockResolvedValueOnce(first.response).mockResolvedValueOnce(second.response);
  const onWrite = vi.fn();
  stop = watchHousehold(KEYS, onWrite, { fetch, firstRetryMs: 5 });
  await vi.waitFor(() => expect(onWrite).toHaveBeenCalledTimes(1));
  await first.writer.close();
  await vi.waitFor(() => expect(onWrite).toHaveBeenCalledTimes(2));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('gives up a connection without an answer, calls back, and connects again', async () => {
  const signals: AbortSignal[] = [];
  const fetch = vi.fn((_path: unknown, init?: RequestInit) => {
    if (init?.signal) signals.push(init.signal);
    return new Promise<Response>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
  const onWrite = vi.fn();
  stop = watchHousehold(KEYS, onWrite, { fetch, silentAfterMs: 10, firstRetryMs: 5 });
  await vi.waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(1));
  expect(signals[0]?.aborted).toBe(true);
  expect(onWrite).toHaveBeenCalled();
});

it('calls back at least every 10 s where no stream comes through', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
  const onWrite = vi.fn();
  stop = watchHousehold(KEYS, onWrite, { fetch });
  // After 0, 1, 3, 7, 15 s, then every 10 s.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onWrite).toHaveBeenCalledTimes(9);
});

it('calls back no more once stopped', async () => {
  const stream = aStream();
  const onWrite = vi.fn();
  stop = watchHousehold(KEYS, onWrite, { fetch: async () => stream.response });
  await vi.waitFor(() => expect(onWrite).toHaveBeenCalledTimes(1));
  stop();
  await stream.write('data: written\n\n').catch(() => {});
  expect(onWrite).toHaveBeenCalledTimes(1);
});
