// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fakeResponse, problemResponse } from '../../testing/fake-response.ts';
import { fakeRequest, POISON } from '../../testing/fake-write-server.ts';
import { outboxFixture, START } from '../../testing/outbox-fixture.ts';
import type { PendingItem } from './item.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a flush', () => {
  it('retries network failures in the same run once another item has arrived, but not a 503', async () => {
    const { enqueue, flush, online, statuses, clock } = outboxFixture();
    for (const comment of ['First bowl.', 'Second bowl.']) await enqueue(comment);
    const unreachable = async () => {
      throw new TypeError('Failed to fetch');
    };
    await flush(unreachable);
    for (const comment of ['Third bowl.', 'Fourth bowl.', 'Fifth bowl.']) await enqueue(comment);
    clock.now += 100;
    let calls = 0;
    // The network comes back within the run: the third item fails, the fourth gets a 503, the fifth arrives.
    const result = await flush(async (path, init) => {
      calls += 1;
      if (calls === 1) return unreachable();
      if (calls === 2) return problemResponse(503, 'unavailable', 'Busy.');
      return online(path, init);
    });
    expect(result).toMatchObject({ sent: 4, waiting: 1 });
    expect(calls).toBe(6);
    expect(await statuses()).toEqual(['sent', 'sent', 'sent', 'waiting', 'sent']);
  });

  it('posts the review as written, under its id as the key, and ends with the acknowledgement', async () => {
    const { enqueue, flush, store, server } = outboxFixture();
    const { id } = await enqueue();
    const seen: [string, RequestInit][] = [];
    const result = await flush(async (path, init) => {
      seen.push([String(path), init ?? {}]);
      return server.receive(fakeRequest(path, init));
    });
    const [path, init] = seen[0] ?? ['', {}];
    expect(path).toBe('/api/recipes/3/ratings');
    expect(init.method).toBe('POST');
    expect(init.redirect).toBe('error');
    expect(init.headers).toMatchObject({
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      'X-Bowlful-Protocol': '1',
    });
    expect(init.body).toBe('{"rating":5,"comment":"Licked the bowl clean.","userName":"Robin"}');
    expect(result).toEqual({ outcome: 'done', sent: 1, refused: 0, waiting: 0, nextAttemptAt: null });
    expect(await store.list()).toEqual([
      {
        id,
        v: 1,
        seq: 1,
        type: 'review',
        title: 'Review of Bowl',
        recipeId: 3,
        secret: '00000000-0000-4000-8000-000000000003',
        status: 'sent',
        sentAt: '2026-03-01T12:00:00.000Z',
      },
    ]);
  });

  it('records the attempt before the request can leave, so that it survives a kill', async () => {
    const { enqueue, flush, store } = outboxFixture();
    await enqueue();
    let atRequest: unknown;
    await flush(async () => {
      [atRequest] = await store.list();
      throw new TypeError('Failed to fetch');
    });
    expect(atRequest).toMatchObject({ status: 'waiting', everAttempted: true, attempts: 0 });
  });

  it('notifies the page after each item', async () => {
    const { enqueue, flush, online } = outboxFixture();
    await enqueue();
    await enqueue(`${POISON} bait is no food.`);
    let announced = 0;
    await flush(online, {
      announce: () => {
        announced += 1;
      },
    });
    expect(announced).toBe(2);
  });
});

describe('faults of the server', () => {
  it.each([500, 502, 504])(
    'fault 22: %d three times: kept, backed off, then delivered once',
    async (status) => {
      const { enqueue, flush, store, server, clock, statuses } = outboxFixture();
      await enqueue();
      const failing = async () => fakeResponse({ status, contentType: 'text/html' });
      const waits: number[] = [];
      for (let n = 0; n < 3; n++) {
        const before = clock.now;
        await flush(failing);
        const next = Date.parse(((await store.list())[0] as PendingItem).nextAttemptAt);
        waits.push(next - before);
        await flush(failing); // not due: no request
        clock.now = next;
      }
      expect(waits).toEqual([3_000, 5_000, 9_000]); // half way from 2 s to 4 s, 8 s, 16 s
      await flush();
      expect(await statuses()).toEqual(['sent']);
      expect(server.requests).toBe(1);
    },
  );

  it.each([
    ['5', 5_625], // spread by half of a quarter
    ['Sun, 01 Mar 2026 12:01:00 GMT', 67_500], // 60 s, spread likewise
    ['-1', 3_000], // ignored: half way from 2 s to 4 s
    ['99999', HOUR], // one hour at most
    ['soon', 3_000],
  ])('fault 23: 503 and 429 with Retry-After: %s wait %d ms', async (retryAfter, waitMs) => {
    for (const status of [503, 429]) {
      const { enqueue, flush } = outboxFixture();
      await enqueue();
      const result = await flush(async () =>
        problemResponse(status, 'unavailable', 'Later, please.', retryAfter),
      );
      expect(result).toMatchObject({ waiting: 1, nextAttemptAt: START + waitMs });
    }
  });

  it.each([401, 403, 408, 409, 425, 426])('%d in our own error format waits too', async (status) => {
    const { enqueue, flush, statuses, store } = outboxFixture();
    await enqueue();
    await flush(async () => problemResponse(status, 'some-code', 'In the words of the server.'));
    expect(await statuses()).toEqual(['waiting']);
    expect(await store.list()).toMatchObject([{ lastProblem: { detail: 'In the words of the server.' } }]);
  });

  it.each([400, 404, 413, 415, 422])(
    '%d in our own error format refuses: kept with the reason, not resent',
    async (status) => {
      const { enqueue, flush, store, server } = outboxFixture();
      await enqueue();
      const result = await flush(async () =>
        problemResponse(status, 'invalid', 'In the words of the server.'),
      );
      expect(result).toMatchObject({ refused: 1, waiting: 0 });
      expect(await store.list()).toMatchObject([
        {
          status: 'refused',
          lastProblem: { code: 'invalid', detail: 'In the words of the server.' },
          body: { draft: { comment: 'Licked the bowl clean.' } },
        },
      ]);
      await flush();
      expect(server.requests).toBe(0);
    },
  );
});
