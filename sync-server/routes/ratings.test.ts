import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../testing/builders.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { ORIGIN, startServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const PATH = '/api/recipes/1/ratings';
const withKey = (key: string) => ({ 'Idempotency-Key': key });
const pendingCount = () => server.store.reviews.countPending();

/** Approves through the store and lets the server notice. */
async function approve(id: string): Promise<void> {
  await server.store.reviews.moderate({ id, status: 'approved', by: 'keeper' });
  server.pass(1500);
}

describe('POST /api/recipes/{id}/ratings', () => {
  it('keeps a review for moderation and acknowledges it by its key', async () => {
    const key = randomUUID();
    const response = await server.post(PATH, REVIEW, withKey(key));
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('idempotency-replayed')).toBeNull();
    expect(await response.json()).toEqual({ id: key, status: 'pending' });
    expect(await server.store.reviews.find(key)).toMatchObject({ ...REVIEW, recipeId: 1, status: 'pending' });
    expect(await (await server.get(PATH)).json()).toEqual([]);
  });

  it('makes a key where none is sent, and needs no Origin from a caller that is no browser', async () => {
    const response = await fetch(server.url + PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(REVIEW),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it("shows a caller with a user id alone as 'Anonymous' and keeps nothing of the id", async () => {
    const key = randomUUID();
    const body = { rating: 4, comment: 'Gone within a minute.', userId: 1 };
    expect((await server.post(PATH, body, withKey(key))).status).toBe(201);
    const stored = await server.store.reviews.find(key);
    expect(stored).toMatchObject({ userName: 'Anonymous' });
    expect(stored).not.toHaveProperty('userId');
  });

  it('is shown after approval, newest first, and counts in the average', async () => {
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
    it('fault 25: a repeat after a lost answer gets the same answer and stores nothing more', async () => {
      const key = randomUUID();
      const first = await (await server.post(PATH, REVIEW, withKey(key))).json();
      const before = await pendingCount();
      const again = await server.post(PATH, REVIEW, withKey(key.toUpperCase()));
      expect(again.status).toBe(201);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await again.json()).toEqual(first);
      expect(await pendingCount()).toBe(before);
    });

    it('twenty deliveries at the same time have one effect', async () => {
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

    it.each(['', 'abc', '1', "' or 1", `${randomUUID()}0`, '{"$ne":1}'])(
      'S29: refuses the key %j with 400 malformed-key',
      async (key) => {
        const response = await server.post(PATH, REVIEW, withKey(key));
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'malformed-key' });
      },
    );
  });

  describe('refuses', () => {
    it.each([
      [{ ...REVIEW, rating: 6 }, 'rating', 'Please select a rating from 1 to 5 stars'],
      [{ ...REVIEW, rating: '5' }, 'rating', 'Please select a rating from 1 to 5 stars'],
      [{ ...REVIEW, comment: '  short   ' }, 'comment', 'Comment is required (minimum 10 characters)'],
      [{ ...REVIEW, userName: ' A ' }, 'userName', 'Name is required (minimum 2 characters)'],
      [{ rating: 5, comment: REVIEW.comment }, 'userName', 'Name is required (minimum 2 characters)'],
      [{ ...REVIEW, comment: { $gt: '' } }, 'comment', 'Expected string, received object'],
      [{ ...REVIEW, comment: undefined }, 'comment', 'Required'],
      [{ ...REVIEW, userId: { $ne: null } }, 'userId', 'This value is not allowed.'],
    ])('the body %j, naming %s', async (body, field, detail) => {
      const response = await server.post(PATH, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid', field, detail });
    });

    it.each([
      'status',
      'isApproved',
      'approved',
      'role',
      'rev',
      '_id',
      'id',
      'createdAt',
      'authorIp',
      '$set',
    ])('S15: the unknown key %s with 400', async (key) => {
      const response = await server.post(PATH, { ...REVIEW, [key]: 'approved' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field: key });
    });

    it.each(['[]', '""', '1', 'null', 'true'])('fault 44: the JSON %s with 400', async (body) => {
      expect((await server.post(PATH, body)).status).toBe(400);
    });

    it.each(['{', '', '{"rating":5,}', '\u0000'])(
      'fault 44: %j, which is no JSON, with 400',
      async (body) => {
        const response = await server.post(PATH, body);
        expect(response.status).toBe(400);
        expect(await response.text()).not.toMatch(/Error|at \/|node_modules/);
      },
    );

    it.each([
      ['text/plain', JSON.stringify(REVIEW)],
      ['application/x-www-form-urlencoded', 'rating=5'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['application/json; charset=utf-16', JSON.stringify(REVIEW)],
      ['', JSON.stringify(REVIEW)],
    ])('fault 45: the content type %j with 415', async (type, body) => {
      const response = await server.post(PATH, body, { 'Content-Type': type });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'unsupported-media-type' });
    });

    it('fault 43: a compressed body with 415, so that no bomb is ever unpacked', async () => {
      const response = await fetch(server.url + PATH, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
        body: gzipSync(Buffer.alloc(1_000_000, 0x20)),
      });
      expect(response.status).toBe(415);
    });

    it.each(['comment', 'userName'])('fault 46: a lone surrogate or NUL in %s with 400', async (field) => {
      for (const broken of ['\\ud800', '\\u0000']) {
        const body = JSON.stringify({ ...REVIEW, [field]: 'MARK and some more' }).replace('MARK', broken);
        expect((await server.post(PATH, body)).status).toBe(400);
      }
    });

    it('S20: prototype keys with 400', async () => {
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        const body = `{"rating":5,"comment":"ten characters","userName":"Ada","${key}":{"polluted":1}}`;
        expect((await server.post(PATH, body)).status).toBe(400);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });

    it('an unknown recipe with 404', async () => {
      expect((await server.post('/api/recipes/999/ratings', REVIEW)).status).toBe(404);
    });

    it('a query with 400', async () => {
      expect((await server.post(`${PATH}?status=approved`, REVIEW)).status).toBe(400);
    });
  });

  describe('fault 43: a body over 64 KB', () => {
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\n`;

    it('is 413 when it says its length, and the connection closes', async () => {
      const answer = await rawRequest(server.url, [
        `${head}Content-Length: 70000\r\n\r\n`,
        'x'.repeat(70_000),
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nConnection: close\r\n/i);
      expect(answer).toContain('"code":"too-large"');
    });

    it('is 413 in chunks without a length, and the connection closes', async () => {
      const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
      const before = process.memoryUsage().rss;
      const answer = await rawRequest(server.url, [
        `${head}Transfer-Encoding: chunked\r\n\r\n`,
        ...Array(64).fill(chunk),
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nConnection: close\r\n/i);
      expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
    });

    it('is refused even when its sender never stops', async () => {
      const answer = await rawRequest(server.url, [
        `${head}Content-Length: 99999999\r\n\r\n`,
        'x'.repeat(1000),
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    });

    it('of exactly 64 KB is read', async () => {
      const padding = 64 * 1024 - JSON.stringify(REVIEW).length;
      expect((await server.post(PATH, JSON.stringify(REVIEW) + ' '.repeat(padding))).status).toBe(201);
      expect((await server.post(PATH, JSON.stringify(REVIEW) + ' '.repeat(padding + 1))).status).toBe(413);
    });
  });

  it('S13: keeps markup as the text it is', async () => {
    const key = randomUUID();
    const comment = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
    await server.post('/api/recipes/66/ratings', { ...REVIEW, comment }, withKey(key));
    await approve(key);
    const response = await server.get('/api/recipes/66/ratings');
    expect(response.headers.get('content-type')).toMatch('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject([{ comment }]);
  });

  it('S18: a hostile text of 50 KB is answered at once', async () => {
    const started = performance.now();
    await server.post(PATH, { ...REVIEW, comment: `${' '.repeat(25_000)}a${' '.repeat(25_000)}` });
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('the limit of reviews', () => {
  it('S23: 30 in an hour from one address, then 429 with Retry-After; repeats cost nothing; an hour later all is well', async () => {
    const limited = await startServer();
    const keys = Array.from({ length: 31 }, () => randomUUID());
    const send = (key: string, headers = {}) => limited.post(PATH, REVIEW, { ...withKey(key), ...headers });
    for (const key of keys.slice(0, 30)) expect((await send(key)).status).toBe(201);
    const refused = await send(keys[30] as string);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await send(keys[0] as string)).status).toBe(201);
    // S22: without TRUST_PROXY nobody is believed about another address.
    expect((await send(keys[30] as string, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
    limited.pass(60 * 60 * 1000);
    expect((await send(keys[30] as string)).status).toBe(201);
    await limited.stop();
  });

  it('S22: behind one trusted proxy the address is the one that the proxy saw', async () => {
    const env = { TRUST_PROXY: '1', REVIEWS_PER_HOUR: '1', COUNTRY_HEADER: 'X-Country' };
    const behind = await startServer({ env });
    const key = randomUUID();
    const send = (forwarded: string, headers = {}) =>
      behind.post(PATH, REVIEW, { 'X-Forwarded-For': forwarded, 'X-Country': 'gb', ...headers });
    expect((await send('198.51.100.1, 203.0.113.9', withKey(key))).status).toBe(201);
    expect(await behind.store.reviews.find(key)).toMatchObject({ userCountry: 'GB' });
    expect((await send('198.51.100.77, 203.0.113.9')).status).toBe(429);
    expect((await send('198.51.100.1, 203.0.113.10')).status).toBe(201);
    await behind.stop();
  });

  it('D9: takes the country from nobody without a trusted proxy', async () => {
    const key = randomUUID();
    await server.post(PATH, REVIEW, { ...withKey(key), 'X-Country': 'GB', 'CF-IPCountry': 'GB' });
    expect(await server.store.reviews.find(key)).toMatchObject({ userCountry: null });
  });
});
