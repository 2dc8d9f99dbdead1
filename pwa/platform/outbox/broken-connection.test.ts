// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  answerCut,
  answerLost,
  answerWith,
  type Fault,
  noAnswer,
  portal,
  requestLost,
} from '../../e2e/harness/faults.ts';
import { queuesAtServer } from '../../testing/queue-at-server.ts';
import type { PendingItem } from './item.ts';

const newQueue = queuesAtServer();
const RATINGS = /^\/api\/recipes\/\d+\/ratings$/;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOAK = process.env['SOAK'] === '1';
/** How often a test repeats its fault, `full` times in the soak, and the time limit for it. */
const counted = (quick: number, full: number) => {
  const runs = SOAK ? full : quick;
  return { runs, options: { timeout: 60_000 + runs * 5_000, meta: { runs } } };
};

const JSON_TYPE = { 'content-type': 'application/json' };
const acknowledgement = (id: string) => JSON.stringify({ id, status: 'pending' });

/** Fifteen responses that do not come from our server. */
const WRONG_ANSWERS: [string, Fault][] = [
  ['a page', portal],
  ['a redirect to a page', answerWith(302, { location: '/robots.txt' }, '')],
  ['a redirect elsewhere', answerWith(307, { location: 'http://127.0.0.1:9/login' }, '')],
  ['511 with a page', answerWith(511, { 'content-type': 'text/html' }, '<p>Sign in')],
  ['an empty 200', answerWith(200, {}, '')],
  ['an empty 201', answerWith(201, JSON_TYPE, '')],
  ['an empty 204', answerWith(204, {}, '')],
  ['{}', answerWith(201, JSON_TYPE, '{}')],
  ['null', answerWith(200, JSON_TYPE, 'null')],
  ['another id', answerWith(201, JSON_TYPE, acknowledgement('7b8f1c7e-8a54-4a5e-9d0f-3c1a2b4d5e6f'))],
  ['an invalid id', answerWith(201, JSON_TYPE, acknowledgement('yes'))],
  ['JSON called text', answerWith(201, { 'content-type': 'text/plain' }, '{"status":"pending"}')],
  ['404 with a page', answerWith(404, { 'content-type': 'text/html' }, '<p>Not found')],
  ['400 with other JSON', answerWith(400, JSON_TYPE, '{"error":"no"}')],
  [
    '422 with our type and another shape',
    answerWith(422, { 'content-type': 'application/problem+json' }, '{"error":1}'),
  ],
];

describe('over a broken connection', () => {
  it('fault 21: whatever answers instead, the review is kept, and later arrives exactly once', async () => {
    const { proxy, enqueue, flush, statuses, clock, held, deliver } = newQueue();
    await enqueue('Fifteen portals.');
    for (const [name, fault] of WRONG_ANSWERS) {
      proxy.mend();
      proxy.break('POST', RATINGS, fault);
      const before = proxy.seen.length;
      await flush();
      expect(proxy.seen.length, name).toBe(before + 1);
      expect(await statuses(), name).toEqual(['waiting']);
      clock.now += HOUR;
    }
    expect(await held('review', ['Fifteen portals.'])).toEqual([]);
    proxy.mend();
    await deliver();
    expect(await statuses()).toEqual(['sent']);
    expect(await held('review', ['Fifteen portals.'])).toEqual(['Fifteen portals.']);
  });

  const failures = counted(1, 50);
  it(
    `fault 22: after 500, 502 and 504 the review is sent when it is due (${failures.runs} times)`,
    failures.options,
    async () => {
      const { proxy, enqueue, store, flush, clock, held } = newQueue();
      const texts: string[] = [];
      for (let run = 0; run < failures.runs; run += 1) {
        for (const status of [500, 502, 504]) proxy.break('POST', RATINGS, answerWith(status, {}, ''), 1);
        texts.push(`Three failures, ${run}.`);
        const { id } = await enqueue(texts.at(-1) ?? '');
        const before = proxy.seen.length;
        const waits: number[] = [];
        for (let attempt = 0; attempt < 3; attempt += 1) {
          await flush();
          const item = (await store.list()).find((each) => each.id === id) as PendingItem;
          waits.push(Date.parse(item.nextAttemptAt) - clock.now);
          clock.now = Date.parse(item.nextAttemptAt);
        }
        expect(waits).toEqual([3_000, 5_000, 9_000]); // half way from 2 s to 4 s, 8 s, 16 s
        expect(await flush()).toMatchObject({ sent: 1, waiting: 0 });
        expect(proxy.seen.length).toBe(before + 4);
      }
      expect(await held('review', texts)).toEqual([...texts].sort());
    },
  );

  it.each<[string, (now: number) => string, number, number]>([
    ['seconds', () => '5', 5.625, 5.625], // spread by half of a quarter
    ['a date', (now) => new Date(now + 600_000).toUTCString(), 570, 755],
    ['more than an hour', () => '99999', 3600, 3600],
    ['a negative number', () => '-1', 3, 3], // ignored: half way from 2 s to 4 s
    ['a word', () => 'soon', 3, 3],
  ])('fault 23: a Retry-After of %s is honoured up to an hour, or ignored', async (_, header, from, to) => {
    const { proxy, enqueue, flush, store } = newQueue();
    proxy.break('POST', RATINGS, answerWith(503, { 'retry-after': header(Date.now()) }, ''));
    await enqueue('Later, please.');
    await flush();
    const [item] = (await store.list()) as PendingItem[];
    expect(item?.attempts).toBe(1);
    const waitMs = Date.parse(item?.nextAttemptAt ?? '') - Date.parse(item?.lastProblem?.at ?? '');
    expect(waitMs / 1000).toBeGreaterThanOrEqual(from);
    expect(waitMs / 1000).toBeLessThanOrEqual(to);
  });

  const lost = counted(3, 100);
  it(
    `fault 24: requests that never reach the server are repeated until one does (${lost.runs} times)`,
    lost.options,
    async () => {
      const { proxy, enqueue, deliver, held } = newQueue();
      const texts: string[] = [];
      for (let run = 0; run < lost.runs; run += 1) {
        const before = proxy.seen.length;
        proxy.break('POST', RATINGS, requestLost, 4);
        texts.push(`Lost on the way, ${run}.`);
        await enqueue(texts.at(-1) ?? '');
        await deliver();
        expect(proxy.seen.length).toBe(before + 5);
      }
      expect(await held('review', texts)).toEqual([...texts].sort());
    },
  );

  const unanswered = counted(3, 300);
  it(
    `fault 25: an answer lost after the server has committed leaves one document, and the repeat is answered as replayed (${unanswered.runs} times)`,
    unanswered.options,
    async () => {
      const { proxy, enqueue, flush, deliver, statuses, held } = newQueue();
      const texts: string[] = [];
      for (let run = 0; run < unanswered.runs; run += 1) {
        texts.push(`Lost on the way back, ${run}.`);
        proxy.break('POST', RATINGS, answerLost, 1);
        await enqueue(texts.at(-1) ?? '');
        await flush();
        expect((await statuses()).at(-1)).toBe('waiting');
        expect(await held('review', texts)).toEqual([...texts].sort());
        await deliver();
        expect((await statuses()).at(-1)).toBe('sent');
        expect(await held('review', texts)).toEqual([...texts].sort());
        const [first, repeat] = proxy.passed.slice(-2).map(({ headers }) => headers['idempotency-replayed']);
        expect([first, repeat]).toEqual([undefined, 'true']);
      }
    },
  );

  it.each([
    ['looks whole', true],
    ['breaks off', false],
  ])(
    'fault 26: an acknowledgement cut at any byte acknowledges nothing, whether it %s',
    async (_, looksWhole) => {
      const { proxy, enqueue, flush, clock, statuses, deliver, held } = newQueue();
      const text = `Cut to pieces, ${looksWhole}.`;
      const { id } = await enqueue(text);
      const before = proxy.passed.length;
      for (let bytes = 0; bytes < acknowledgement(id).length; bytes += 1) {
        proxy.mend();
        proxy.break('POST', RATINGS, answerCut(bytes, looksWhole));
        await flush();
        expect(await statuses(), `${bytes} bytes`).toEqual(['waiting']);
        clock.now += HOUR;
      }
      expect(proxy.passed.length - before).toBe(acknowledgement(id).length);
      proxy.mend();
      await deliver();
      expect(await held('review', [text])).toEqual([text]);
    },
  );

  it.each([
    ['nothing is lost', false, 0],
    ['what the server did anyway is not done twice', true, 1],
  ])('fault 20: a connection without answers is given up, and %s', async (name, reaches, copies) => {
    const { proxy, enqueue, flush, store, commands, held } = newQueue();
    proxy.break('POST', RATINGS, noAnswer(reaches));
    const text = `Into silence: ${name}.`;
    const { id } = await enqueue(text);
    // A fiftieth of the app's limit.
    await flush({ timeoutMs: 400 });
    expect(await store.list()).toMatchObject([
      { status: 'waiting', lastProblem: { code: 'timeout', detail: 'Bowlful did not answer in time.' } },
    ]);
    await expect.poll(() => held('review', [text])).toHaveLength(copies);
    proxy.mend();
    await commands.retryItem(id);
    expect(await flush()).toMatchObject({ sent: 1, waiting: 0 });
    expect(await held('review', [text])).toEqual([text]);
  });

  const DAY = 24 * HOUR;
  it.each([HOUR, -HOUR, DAY, -DAY, 3_650 * DAY, -3_650 * DAY])(
    'fault 30: a clock %d ms off while the second review is written neither delays nor doubles either',
    async (jumpMs) => {
      const { proxy, enqueue, flush, clock, held } = newQueue();
      proxy.break('POST', RATINGS, requestLost);
      // Sorted, as the server's texts are listed.
      const texts = [`After a jump of ${jumpMs}.`, `Before a jump of ${jumpMs}.`] as const;
      await enqueue(texts[1]);
      await flush();
      clock.now += jumpMs;
      await enqueue(texts[0]);
      clock.now -= jumpMs;
      proxy.mend();
      expect(await flush({ reopened: 'way' })).toMatchObject({ sent: 2, waiting: 0 });
      expect(await held('review', texts)).toEqual(texts);
    },
  );
});
