import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminStatsSchema, pendingRatingSchema } from '#domain/contract/admin';
import { CALLS } from '#domain/contract/registry';
import { REVIEW } from '../testing/builders.ts';
import { ADMINISTRATOR, ORIGIN, startServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const MINUTE = 60_000;
const session = (cookie: string, from = server) => from.get('/api/admin/session', { Cookie: cookie });
const login = (password: string, username = ADMINISTRATOR.username, from = server, headers = {}) =>
  from.post('/api/admin/login', { username, password }, headers);

async function pendingReview(): Promise<string> {
  const id = randomUUID();
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
  return id;
}

describe('signing in', () => {
  it('answers the name and sets a cookie that no script can read', async () => {
    const response = await login(ADMINISTRATOR.password);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ username: 'keeper' });
    const cookie = response.headers.get('set-cookie') as string;
    expect(cookie).toMatch(/^bowlful-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    expect(await (await session(cookie.split(';')[0] as string)).json()).toEqual({ username: 'keeper' });
  });

  it('S1: over https the cookie is __Host- and Secure, and only a hash of it is stored', async () => {
    const env = { PUBLIC_ORIGIN: 'https://bowlful.test' };
    const secure = await startServer({ env });
    const response = await login(ADMINISTRATOR.password, 'keeper', secure, {
      Origin: 'https://bowlful.test',
    });
    const cookie = response.headers.get('set-cookie') as string;
    expect(cookie).toMatch(
      /^__Host-bowlful=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/,
    );
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await session(cookie.split(';')[0] as string, secure)).status).toBe(200);
    await secure.stop();
  });

  it('S2, fault 53: gives a new id each time, and the one it came with ends', async () => {
    const first = await server.signIn();
    const again = await server.post('/api/admin/login', ADMINISTRATOR, { Cookie: first });
    const second = again.headers.get('set-cookie')?.split(';')[0] as string;
    expect(second).not.toBe(first);
    expect((await session(first)).status).toBe(401);
    expect((await session(second)).status).toBe(200);
  });

  it('fault 53: never adopts an id that the caller chose', async () => {
    const chosen = `bowlful-session=${'A'.repeat(43)}`;
    const response = await server.post('/api/admin/login', ADMINISTRATOR, { Cookie: chosen });
    expect(response.headers.get('set-cookie')).not.toContain('A'.repeat(43));
    expect((await session(chosen)).status).toBe(401);
  });

  it('S2: signing out ends the session for every copy of the cookie', async () => {
    const cookie = await server.signIn();
    const response = await server.post('/api/admin/logout', undefined, { Cookie: cookie });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/^bowlful-session=; .*Max-Age=0/);
    expect((await session(cookie)).status).toBe(401);
  });

  it('S3: ends after 30 idle minutes, each use beginning them anew', async () => {
    const cookie = await server.signIn();
    server.pass(29 * MINUTE);
    expect((await session(cookie)).status).toBe(200);
    server.pass(29 * MINUTE);
    expect((await session(cookie)).status).toBe(200);
    server.pass(31 * MINUTE);
    expect((await session(cookie)).status).toBe(401);
  });

  it('S3: ends after 12 hours however busy it is', async () => {
    const cookie = await server.signIn();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      server.pass(20 * MINUTE);
      expect((await session(cookie)).status).toBe(200);
    }
    server.pass(21 * MINUTE);
    expect((await session(cookie)).status).toBe(401);
  });

  it('S6: an unknown name and a wrong password get the same answer', async () => {
    const answers = await Promise.all([login('wrong password'), login('wrong password', 'nobody')]);
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ ...((await answer.json()) as object), requestId: '' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({
      code: 'unauthorised',
      detail: 'Invalid credentials. Please try again.',
    });
    server.pass(16 * MINUTE);
  });

  it.each([
    [{ username: 'keeper' }],
    [{ username: { $gt: '' }, password: { $gt: '' } }],
    [{ username: ['keeper'], password: 'x' }],
    [{ ...ADMINISTRATOR, remember: true }],
    [{ username: '', password: '' }],
    [{ username: 'keeper', password: 'x'.repeat(201) }],
  ])('fault 48: refuses the body %j with 400', async (body) => {
    expect((await server.post('/api/admin/login', body)).status).toBe(400);
  });
});

describe('the limit of sign-ins', () => {
  it('S7, fault 51: the sixth wrong attempt within 15 minutes is 429, and the right password too, until they are over', async () => {
    const limited = await startServer();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login(`wrong ${attempt}`, 'keeper', limited)).status).toBe(401);
    }
    const sixth = await login('wrong 6', 'keeper', limited);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(ADMINISTRATOR.password, 'keeper', limited)).status).toBe(429);
    // Another name from the same address, and a made-up address, change nothing.
    expect((await login('wrong', 'someone', limited)).status).toBe(429);
    const spoofed = { 'X-Forwarded-For': '203.0.113.5' };
    expect((await login(ADMINISTRATOR.password, 'keeper', limited, spoofed)).status).toBe(429);
    limited.pass(15 * MINUTE);
    expect((await login(ADMINISTRATOR.password, 'keeper', limited)).status).toBe(200);
    await limited.stop();
  });

  it('S7: counts by account as well, whatever address the attempts come from', async () => {
    const behind = await startServer({ env: { TRUST_PROXY: '1' } });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login('wrong', 'Keeper', behind, from(`203.0.113.${attempt}`))).status).toBe(401);
    }
    expect((await login('wrong', 'keeper', behind, from('203.0.113.99'))).status).toBe(429);
    expect((await login('wrong', 'other', behind, from('203.0.113.99'))).status).toBe(401);
    await behind.stop();
  });

  it('S7: fifty attempts at once check five passwords at most', async () => {
    const flooded = await startServer();
    const statuses = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, index) => (await login(`wrong ${index}`, 'keeper', flooded)).status,
      ),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
    await flooded.stop();
  });

  it('counts no success: ten sign-ins in a row are fine', async () => {
    for (let count = 0; count < 10; count += 1) await server.signIn();
  });
});

describe("an administrator's call", () => {
  const guarded = CALLS.filter((call) => call.path.startsWith('/api/admin/') && call.id !== 'login');

  it.each(guarded.map((call) => [call.method, call.path] as const))(
    'S4: %s %s is 401 without a session and with a made-up one, and never cached',
    async (method, template) => {
      const path = template.replace('{id}', randomUUID());
      for (const cookie of [
        '',
        'bowlful-session=nonsense',
        `bowlful-session=${'B'.repeat(43)}`,
        'bowlful-session[$ne]=1',
      ]) {
        const headers = cookie === '' ? {} : { Cookie: cookie };
        const response = await (method === 'get'
          ? server.get(path, headers)
          : server.post(path, { status: 'approved' }, headers));
        expect(response.status).toBe(401);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.json()).toMatchObject({ code: 'unauthorised' });
      }
    },
  );

  it('S4: an address that does not exist is 401 as well, so that a new one cannot be forgotten', async () => {
    expect((await server.get('/api/admin/anything')).status).toBe(401);
  });
});

describe('moderation', () => {
  it('lists what waits, oldest first, with the title of the recipe', async () => {
    const cookie = await server.signIn();
    const first = await pendingReview();
    server.pass(1000);
    const second = await pendingReview();
    const response = await server.get('/api/admin/pending-ratings', { Cookie: cookie });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const pending = z.array(pendingRatingSchema).parse(await response.json());
    expect(pending.map(({ id }) => id)).toEqual([first, second]);
    expect(pending[0]).toMatchObject({ ...REVIEW, recipeId: 1, recipeTitle: 'Chicken and Brown Rice' });
  });

  it('approves: the next reader of this server sees it', async () => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    await server.get('/api/recipes/1/ratings');
    const body = { status: 'approved', moderatorId: 1 };
    const response = await server.post(`/api/admin/moderate-rating/${id}`, body, { Cookie: cookie });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id, status: 'approved' });
    expect(await (await server.get('/api/recipes/1/ratings')).text()).toContain(id);
    expect(await (await server.get('/api/sync')).text()).toContain(id);
  });

  it('rejects with notes, and nobody ever sees it', async () => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    const body = { status: 'rejected', notes: 'Comment rejected by admin', moderatorId: 1 };
    expect((await server.post(`/api/admin/moderate-rating/${id}`, body, { Cookie: cookie })).status).toBe(
      200,
    );
    expect(await (await server.get('/api/sync')).text()).not.toContain(id);
  });

  it('S33, fault 54: a decision on a stale list is 409; the same decision again is fine', async () => {
    const cookie = await server.signIn();
    const id = await pendingReview();
    const decide = (status: string) =>
      server.post(`/api/admin/moderate-rating/${id}`, { status }, { Cookie: cookie });
    const both = await Promise.all([decide('approved'), decide('approved')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const late = await decide('rejected');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'conflict' });
    expect(await server.store.reviews.find(id)).toMatchObject({ status: 'approved' });
  });

  it('answers 404 for what is not there and 400 for what is no decision', async () => {
    const cookie = await server.signIn();
    const decide = (id: string, body: unknown) =>
      server.post(`/api/admin/moderate-rating/${id}`, body, { Cookie: cookie });
    expect((await decide(randomUUID(), { status: 'approved' })).status).toBe(404);
    expect((await decide('not-a-uuid', { status: 'approved' })).status).toBe(404);
    expect((await decide(randomUUID(), { status: 'pending' })).status).toBe(400);
    expect((await decide(randomUUID(), { status: { $ne: '' } })).status).toBe(400);
  });

  it('counts for the overview', async () => {
    const cookie = await server.signIn();
    const stats = adminStatsSchema.parse(
      await (await server.get('/api/admin/stats', { Cookie: cookie })).json(),
    );
    expect(stats).toMatchObject({ totalUsers: 1, totalRecipes: 3, pendingRecipes: 0 });
    expect(stats.pendingRatings).toBe(await server.store.reviews.countPending());
    expect(stats.approvedRatings).toBe(2);
  });
});

describe('fault 52, S9: a write that another site makes a browser send', () => {
  const attempts: [string, Record<string, string>][] = [
    ['names another origin', { Origin: 'https://evil.example' }],
    ['comes from a sandboxed frame', { Origin: 'null' }],
    ['is marked cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['is marked same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['is a form', { Origin: 'https://evil.example', 'Content-Type': 'text/plain' }],
    ['names our origin as a prefix', { Origin: `${ORIGIN}.evil.example` }],
  ];

  it.each(attempts)('is 403 when it %s, for administrators and visitors alike', async (_name, headers) => {
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

  it('is 403 for administrators when it names no origin at all', async () => {
    const cookie = await server.signIn();
    const response = await fetch(`${server.url}/api/admin/logout`, {
      method: 'POST',
      headers: { Cookie: cookie },
    });
    expect(response.status).toBe(403);
    expect((await session(cookie)).status).toBe(200);
  });

  it('passes from the site itself, by either header', async () => {
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

  it('S9: reading changes nothing', async () => {
    const id = await pendingReview();
    const cookie = await server.signIn();
    expect((await server.get(`/api/admin/moderate-rating/${id}`, { Cookie: cookie })).status).toBe(405);
    expect((await server.get('/api/admin/logout', { Cookie: cookie })).status).toBe(405);
    expect((await session(cookie)).status).toBe(200);
  });
});
