// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fakeResponse, jsonResponse, portalResponse } from '../../testing/fake-response.ts';
import { fakeRequest } from '../../testing/fake-write-server.ts';
import { outboxFixture } from '../../testing/outbox-fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Everything that a network may answer in the server's place. */
const PORTALS: [string, () => Response | Promise<Response>][] = [
  ['200 HTML', () => portalResponse(200)],
  ['201 HTML', () => portalResponse(201)],
  [
    '200 HTML that calls itself JSON',
    () => fakeResponse({ status: 200, contentType: 'application/json', body: '<html>' }),
  ],
  ['200 without type or body', () => fakeResponse({ status: 200 })],
  ['200 {}', () => jsonResponse(200, {})],
  ['200 []', () => jsonResponse(200, [])],
  ['200 {"ok":true}', () => jsonResponse(200, { ok: true })],
  ['201 that names another item', () => jsonResponse(201, { id: crypto.randomUUID(), status: 'pending' })],
  ['204', () => fakeResponse({ status: 204 })],
  ['302, which fetch turns into an error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['200 after a redirect', () => fakeResponse({ status: 200, contentType: 'text/html', redirected: true })],
  ['307 seen as such', () => portalResponse(307)],
  ['403 HTML', () => portalResponse(403)],
  ['404 HTML', () => portalResponse(404)],
  ['511', () => portalResponse(511)],
];

describe('fault 21: a captive portal', () => {
  it.each(PORTALS)('%s: kept, and delivered once when the network is free', async (_name, portal) => {
    const { enqueue, flush, store, server, clock } = outboxFixture();
    await enqueue();
    await flush(async () => portal());
    expect(await store.list()).toMatchObject([
      { status: 'waiting', attempts: 1, body: { draft: { comment: 'Licked the bowl clean.' } } },
    ]);
    clock.now += 15 * MINUTE;
    await flush();
    expect(server.effects).toHaveLength(1);
  });
});

describe('faults of the network', () => {
  it('fault 20: no answer in time is a timeout; no harm if the server received the request', async () => {
    const { enqueue, flush, store, server, clock } = outboxFixture();
    await enqueue();
    const silent: typeof fetch = (path, init) => {
      server.receive(fakeRequest(path, init));
      return new Promise(() => {});
    };
    await flush(silent, { timeoutMs: 20 });
    expect(await store.list()).toMatchObject([{ status: 'waiting', lastProblem: { code: 'timeout' } }]);
    clock.now += MINUTE;
    await flush();
    expect(server.effects).toHaveLength(1);
  });

  it('fault 20: an answer whose body never ends leaves the item waiting', async () => {
    const { enqueue, flush, statuses } = outboxFixture();
    await enqueue();
    const response = jsonResponse(201, {});
    await flush(async () => Object.assign(response, { text: () => new Promise(() => {}) }), {
      timeoutMs: 20,
    });
    expect(await statuses()).toEqual(['waiting']);
  });

  it('fault 24: a request that never reached the server is delivered once', async () => {
    const { enqueue, flush, server, clock, statuses } = outboxFixture();
    await enqueue();
    await flush(() => Promise.reject(new TypeError('Failed to fetch')));
    clock.now += MINUTE;
    await flush();
    expect([await statuses(), server.effects.length, server.requests]).toEqual([['sent'], 1, 1]);
  });

  it('fault 25: an answer lost after the commit causes a repeat, not a second review', async () => {
    const { enqueue, flush, server, clock, statuses } = outboxFixture();
    await enqueue();
    await flush((path, init) => {
      server.receive(fakeRequest(path, init));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await statuses()).toEqual(['waiting']);
    clock.now += MINUTE;
    await flush();
    expect([await statuses(), server.effects.length, server.requests]).toEqual([['sent'], 1, 2]);
  });

  it('fault 26: an acknowledgement cut at any byte keeps the item', async () => {
    const { enqueue, flush, store, server, clock } = outboxFixture();
    const { id } = await enqueue();
    const whole = JSON.stringify({ id, status: 'pending' });
    for (let length = 0; length < whole.length; length++) {
      await flush(async (path, init) => {
        server.receive(fakeRequest(path, init));
        return fakeResponse({ status: 201, contentType: 'application/json', body: whole.slice(0, length) });
      });
      clock.now += HOUR;
    }
    expect(await store.list()).toMatchObject([{ status: 'waiting', attempts: whole.length }]);
    await flush();
    expect(server.effects).toHaveLength(1);
  });

  it('fault 30: a clock that jumps in mid-queue neither loses nor doubles a review', async () => {
    for (const hours of [1, -1, 24, -24, 87_600, -87_600]) {
      const { enqueue, flush, server, clock } = outboxFixture();
      await enqueue('The first of two reviews.');
      await flush(async () => fakeResponse({ status: 500 }));
      clock.now += hours * HOUR;
      await enqueue('The second of two reviews.');
      // No wait counts for longer than an hour, whatever the clock says.
      for (let n = 0; n < 2; n++) {
        await flush();
        clock.now += HOUR;
      }
      const comments = server.effects.map(({ words }) => words).sort();
      expect(comments, `${hours} h`).toEqual(['The first of two reviews.', 'The second of two reviews.']);
    }
  });

  it('a restored network is used at once, whatever the backoff', async () => {
    const { enqueue, flush, server } = outboxFixture();
    await enqueue();
    await flush(() => Promise.reject(new TypeError('Failed to fetch')));
    await flush();
    expect(server.requests).toBe(0);
    await flush(undefined, { reopened: 'way' });
    expect(server.effects).toHaveLength(1);
  });
});
