import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const PATH = '/api/recipes/1/ratings';
const withKey = (key: string) => ({ 'Idempotency-Key': key });
const pendingCount = () => server.store.reviews.countPending();

/** Approves a review in the store, and lets enough time pass for the server to notice. */
async function approve(id: string): Promise<void> {
  await server.store.reviews.moderate({ id, status: 'approved', by: 'keeper' });
  server.pass(1500);
}

describe('POST /api/recipes/{id}/ratings', () => {
  it('stores a review for moderation and acknowledges it by its key', async () => {
    const key = randomUUID();
    const response = await server.post(PATH, REVIEW, withKey(key));
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('idempotency-replayed')).toBeNull();
    expect(await response.json()).toEqual({ id: key, status: 'pending' });
    expect(await server.store.reviews.find(key)).toMatchObject({ ...REVIEW, recipeId: 1, status: 'pending' });
    // Approving another review makes the server reload, so the list is not an older, cached one.
    const other = randomUUID();
    await server.post(PATH, REVIEW, withKey(other));
    await approve(other);
    const listed = (await (await server.get(PATH)).json()) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([other]);
  });

  it('generates a key if none is sent, and needs no Origin from non-browsers', async () => {
    const response = await fetch(server.url + PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(REVIEW),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it("shows a caller with only a user id as 'Anonymous' and doesn’t store the id", async () => {
    const key = randomUUID();
    const body = { rating: 4, comment: 'Gone within a minute.', userId: 1 };
    expect((await server.post(PATH, body, withKey(key))).status).toBe(201);
    const stored = await server.store.reviews.find(key);
    expect(stored).toMatchObject({ userName: 'Anonymous' });
    expect(stored).not.toHaveProperty('userId');
  });

  it('shows reviews after approval, newest first, and counts them in the average', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await server.post('/api/recipes/2/ratings', { ...REVIEW, rating: 2 }, withKey(first));
    server.pass(1000);
    await server.post('/api/recipes/2/ratings', REVIEW, withKey(second));
    await approve(first);
    await approve(second);
    const reviews = (await (await server.get('/api/recipes/2/ratings')).json()) as { id: string }[];
    expect(reviews.map(({ id }) => id)).toEqual([second, first]);
    expect(reviews[0]).not.toHaveProperty('revision');
    // (2 + 5) / 2
    expect(await (await server.get('/api/recipes/2')).json()).toMatchObject({
      averageRating: 3.5,
      ratingCount: 2,
    });
  });

  describe('is exactly once', () => {
    it('fault 25: a repeat after a lost answer gets the same answer and stores nothing new', async () => {
      const key = randomUUID();
      const first = await (await server.post(PATH, REVIEW, withKey(key))).json();
      const before = await pendingCount();
      const again = await server.post(PATH, REVIEW, withKey(key.toUpperCase()));
      expect(again.status).toBe(201);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await again.json()).toEqual(first);
      expect(await pendingCount()).toBe(before);
    });

    it('twenty simultaneous deliveries of one review store it once', async () => {
      const key = randomUUID();
      const before = await pendingCount();
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => server.post(PATH, REVIEW, withKey(key))),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
      expect(await pendingCount()).toBe(before + 1);
    });

    it('fault 27: a repeat long after the review was deleted revives nothing', async () => {
      const key = randomUUID();
      await server.post(PATH, REVIEW, withKey(key));
      await approve(key);
      await server.store.reviews.remove(key, 'keeper');
      server.pass(5 * 60 * 60 * 1000);
      const again = await server.post(PATH, REVIEW, withKey(key));
      expect(again.status).toBe(201);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await server.store.reviews.find(key)).toMatchObject({ status: 'removed' });
      expect(await (await server.get(PATH)).text()).not.toContain(key);
    });

    it('fault 28: the same key with another body, or for another recipe, is 422 and changes nothing', async () => {
      const key = randomUUID();
      await server.post(PATH, REVIEW, withKey(key));
      for (const [path, body] of [
        [PATH, { ...REVIEW, comment: 'Another text altogether.' }],
        ['/api/recipes/66/ratings', REVIEW],
      ] as const) {
        const response = await server.post(path, body, withKey(key));
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({
          code: 'key-reused',
          detail: 'Your first version has already arrived.',
        });
      }
      expect(await server.store.reviews.find(key)).toMatchObject({ ...REVIEW, recipeId: 1 });
    });

    it('a repeat after its recipe was withdrawn gets the same answer, a new review 404', async () => {
      const key = randomUUID();
      const path = '/api/recipes/2/ratings';
      const first = await (await server.post(path, REVIEW, withKey(key))).json();
      const headers = { Cookie: await server.signIn(), 'If-Match': '"0"' };
      const withdrawn = await server.post('/api/admin/recipes/2/acts', { act: 'withdraw' }, headers);
      expect(withdrawn.status).toBe(200);
      const again = await server.post(path, REVIEW, withKey(key));
      expect([again.status, await again.json()]).toEqual([201, first]);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect((await server.post(path, REVIEW, withKey(randomUUID()))).status).toBe(404);
      expect((await server.get(path)).status).toBe(404);
    });

    it.each(['', 'abc', '1', "' or 1", `${randomUUID()}0`, '{"$ne":1}'])(
      'S29: refuses the key %j with 400 malformed-key',
      async (key) => {
        const response = await server.post(PATH, REVIEW, withKey(key));
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'malformed-key' });
      },
    );
  });

  it('S13: stores markup as plain text', async () => {
    const key = randomUUID();
    const comment = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
    await server.post('/api/recipes/66/ratings', { ...REVIEW, comment }, withKey(key));
    await approve(key);
    const response = await server.get('/api/recipes/66/ratings');
    expect(response.headers.get('content-type')).toMatch('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject([{ comment }]);
  });

  it('S18: refusing a hostile text of 50,000 spaces takes less than half a second of CPU time', async () => {
    const hostile = { ...REVIEW, comment: `${' '.repeat(25_000)}a${' '.repeat(25_000)}` };
    // CPU time of this process, which includes the server, because elapsed time varies on a busy machine.
    const before = process.cpuUsage();
    expect((await server.post(PATH, hostile)).status).toBe(400);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});
