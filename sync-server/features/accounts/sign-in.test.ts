import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const MINUTE = 60_000;
const session = (cookie: string, from = server) => from.get('/api/admin/session', { Cookie: cookie });
const login = (password: string, username = ADMINISTRATOR.username, from = server, headers = {}) =>
  from.post('/api/admin/login', { username, password }, headers);

describe('signing in', () => {
  it('returns the name and sets a cookie that scripts can’t read', async () => {
    const response = await login(ADMINISTRATOR.password);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ username: 'keeper' });
    const [cookie = '', device] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^bowlful-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    expect(device).toMatch(
      /^bowlful-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    );
    expect(await (await session(cookie.split(';')[0] as string)).json()).toEqual({ username: 'keeper' });
  });

  it('S1: over https the cookie is __Host- and Secure', async () => {
    const env = { PUBLIC_ORIGIN: 'https://bowlful.test' };
    const secure = await startServer({ env });
    const response = await login(ADMINISTRATOR.password, 'keeper', secure, {
      Origin: 'https://bowlful.test',
    });
    const [cookie = '', device] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-bowlful=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/,
    );
    expect(device).toMatch(
      /^__Host-bowlful-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000; Secure$/,
    );
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await session(cookie.split(';')[0] as string, secure)).status).toBe(200);
    await secure.stop();
  });

  it('S2, fault 53: issues a new id each time and ends the previous session', async () => {
    const first = await server.signIn();
    const again = await server.post('/api/admin/login', ADMINISTRATOR, { Cookie: first });
    const second = again.headers.get('set-cookie')?.split(';')[0] as string;
    expect(second).not.toBe(first);
    expect((await session(first)).status).toBe(401);
    expect((await session(second)).status).toBe(200);
  });

  it('fault 53: never adopts an id chosen by the caller', async () => {
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

  it('S3: begins a session that ends after 30 idle minutes; each use restarts the count', async () => {
    const cookie = await server.signIn();
    server.pass(29 * MINUTE);
    expect((await session(cookie)).status).toBe(200);
    server.pass(29 * MINUTE);
    expect((await session(cookie)).status).toBe(200);
    server.pass(31 * MINUTE);
    expect((await session(cookie)).status).toBe(401);
  });

  it('S3: begins a session that ends after 12 hours even if in use', async () => {
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

describe('an admin path in another mix of upper and lower case', () => {
  it.each([
    '/API/admin/stats',
    '/api/Admin/stats',
    '/Api/aDmin/pending-ratings',
    '/api/ADMIN/pending-photos',
  ])('requires a session at %s too', async (address) => {
    expect((await server.get(address)).status).toBe(401);
  });

  it('accepts no decision without a session', async () => {
    const body = { status: 'approved' };
    const address = '/API/admin/moderate-rating/018f0000-0000-7000-8000-000000000000';
    expect((await server.post(address, body)).status).toBe(401);
    expect((await server.post(address, body, { Origin: '' })).status).toBe(403);
  });
});
