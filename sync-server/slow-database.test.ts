import { afterAll, beforeAll, expect, it } from 'vitest';
import { REVIEW } from './testing/builders.ts';
import { relayTo } from './testing/mongodb-relay.ts';
import { describeOnMongo } from './testing/storage-engines.ts';
import type { Relay } from './testing/tcp-relay.ts';
import { startServer, type TestServer } from './testing/test-server.ts';

const CALLERS = 100;

await describeOnMongo('fault 41: a server whose database connection is 2 s slower each way', (engine) => {
  let relay: Relay;
  let server: TestServer;
  beforeAll(async () => {
    const { mongodbUrl = '' } = await engine.newPlace();
    const relayed = await relayTo(mongodbUrl);
    relay = relayed.relay;
    await relay.accept();
    server = await startServer({ env: { MONGODB_URL: relayed.url, REVIEWS_PER_HOUR: '100000' } });
    await server.store.whenReady();
  });
  afterAll(async () => {
    relay.slowDown(0);
    await server.stop();
    await relay.refuse();
  });

  it('answers 100 writes with 201 or 503 within 12 s, and /livez quickly meanwhile', async () => {
    expect((await server.post('/api/recipes/1/ratings', REVIEW)).status).toBe(201);
    relay.slowDown(2000);
    let isOver = false;
    // A timer in this process, so that a busy machine delays both it and the answers.
    const deadline = setTimeout(() => {
      isOver = true;
    }, 12_000);
    const writes = Promise.all(
      Array.from({ length: CALLERS }, async () => {
        const { status, headers } = await server.post('/api/recipes/1/ratings', REVIEW, {
          'Idempotency-Key': crypto.randomUUID(),
        });
        return { status, isLate: isOver, retryAfter: headers.get('retry-after') };
      }),
    );
    const livezMs: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      const started = performance.now();
      expect((await server.get('/livez')).status).toBe(200);
      livezMs.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const answers = await writes;
    clearTimeout(deadline);
    expect(answers.filter(({ isLate }) => isLate)).toEqual([]);
    expect(answers.filter(({ status }) => status !== 503 && status !== 201)).toEqual([]);
    expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
    // The median of 30: a call that waited for the database would take at least 4 s.
    expect(livezMs.sort((a, b) => a - b)[15]).toBeLessThan(1000);
  });

  it('recovers when the database does', async () => {
    relay.slowDown(0);
    await expect
      .poll(async () => (await server.post('/api/recipes/1/ratings', REVIEW)).status, { timeout: 30_000 })
      .toBe(201);
  });
});
