import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../testing/builders.ts';
import { ADMINISTRATOR, ORIGIN, startServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const session = (cookie: string, from = server) => from.get('/api/admin/session', { Cookie: cookie });

async function pendingReview(): Promise<string> {
  const id = randomUUID();
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
  return id;
}

describe('fault 52, S9: a write', () => {
  const attempts: [string, Record<string, string>][] = [
    ['names another origin', { Origin: 'https://evil.example' }],
    ['comes from a sandboxed frame', { Origin: 'null' }],
    ['is marked cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['is marked same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['is a form of another origin', { Origin: 'https://evil.example', 'Content-Type': 'text/plain' }],
    ['names an origin that only begins with ours', { Origin: `${ORIGIN}.evil.example` }],
  ];

  it.each(attempts)('is 403 if it %s, for administrators and visitors alike', async (_name, headers) => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    const before = await server.store.reviews.countPending();
    for (const [path, body] of [
      [`/api/admin/moderate-rating/${id}`, { status: 'approved' }],
      ['/api/admin/logout', undefined],
      ['/api/admin/login', ADMINISTRATOR],
      ['/api/recipes/1/ratings', REVIEW],
    ] as const) {
      const response = await server.post(path, body, { Cookie: cookie, ...headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'forbidden-origin' });
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    expect(await server.store.reviews.countPending()).toBe(before);
    expect((await session(cookie)).status).toBe(200);
  });

  it('is 403 for administrators if it names no origin', async () => {
    const cookie = await server.signIn();
    const response = await fetch(`${server.url}/api/admin/logout`, {
      method: 'POST',
      headers: { Cookie: cookie },
    });
    expect(response.status).toBe(403);
    expect((await session(cookie)).status).toBe(200);
  });

  it('passes with our Origin, and with Sec-Fetch-Site: same-origin whatever the Origin', async () => {
    for (const headers of [
      { Origin: ORIGIN },
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://127.0.0.1:1' },
    ]) {
      const cookie = await server.signIn();
      const response = await fetch(`${server.url}/api/admin/logout`, {
        method: 'POST',
        headers: { Cookie: cookie, ...headers } as Record<string, string>,
      });
      expect(response.status).toBe(204);
    }
  });

  it('S9: is 405 if sent as GET, and signs no one out', async () => {
    const id = await pendingReview();
    const cookie = await server.signIn();
    expect((await server.get(`/api/admin/moderate-rating/${id}`, { Cookie: cookie })).status).toBe(405);
    expect((await server.get('/api/admin/logout', { Cookie: cookie })).status).toBe(405);
    expect((await session(cookie)).status).toBe(200);
  });
});
