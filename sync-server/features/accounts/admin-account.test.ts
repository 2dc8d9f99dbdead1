import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { unavailable } from '../../lib/errors.ts';
import { ADMINISTRATOR, cheapPasswords, startServer, type TestServer } from '../../testing/test-server.ts';

const NEW = 'four words of mine';
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

type Cookies = { session: string; device: string };

function cookiesOf(response: Response): Cookies {
  const [session = '', device = ''] = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  return { session, device };
}

async function login(password: string, from = server, headers = {}): Promise<Response> {
  return await from.post('/api/admin/login', { username: 'keeper', password }, headers);
}

const change = (cookie: string, currentPassword: string, newPassword: string, from = server) =>
  from.post('/api/admin/password', { currentPassword, newPassword }, { Cookie: cookie });
const sessionStatus = async (cookie: string, from = server) =>
  (await from.get('/api/admin/session', { Cookie: cookie })).status;
const fieldOf = async (response: Response) => ((await response.json()) as { field?: string }).field;

describe('POST /api/admin/password', () => {
  it('S5: changes the password; other sessions and device cookies end, this one gets a new id', async () => {
    const own = await startServer();
    const here = cookiesOf(await login(ADMINISTRATOR.password, own));
    const elsewhere = cookiesOf(await login(ADMINISTRATOR.password, own));
    const response = await change(here.session, ADMINISTRATOR.password, NEW, own);
    expect([response.status, await response.json()]).toEqual([200, { username: 'keeper' }]);
    const next = cookiesOf(response);
    expect(
      await Promise.all([here, elsewhere, next].map(({ session }) => sessionStatus(session, own))),
    ).toEqual([401, 401, 200]);
    expect((await login(ADMINISTRATOR.password, own)).status).toBe(401);
    // Unknown callers have to wait by now. So do the old devices, but not the new one.
    for (let guess = 0; guess < 5; guess += 1) await login('wrong', own);
    expect((await login(NEW, own, { Cookie: elsewhere.device })).status).toBe(429);
    expect((await login(NEW, own, { Cookie: here.device })).status).toBe(429);
    expect((await login(NEW, own, { Cookie: next.device })).status).toBe(200);
    await own.stop();
  });

  it('ends a session that began while the password was being changed', async () => {
    const own = await startServer();
    const { administrators, sessions } = own.store;
    const before = await administrators.find('keeper');
    await administrators.changePassword('keeper', 'another hash');
    const late = await sessions.create('keeper', before?.credentialId ?? '');
    expect(await sessionStatus(`bowlful-session=${late}`, own)).toBe(401);
    await own.stop();
  });

  it('S5: asks for the current password, and slows down guesses from an open session', async () => {
    const own = await startServer();
    const { session, device } = cookiesOf(await login(ADMINISTRATOR.password, own));
    const answers: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const response = await change(session, `guess ${guess}`, NEW, own);
      answers.push(response.status);
      if (guess === 0) expect(await fieldOf(response)).toBe('currentPassword');
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect((await login(ADMINISTRATOR.password, own, { Cookie: device })).status).toBe(200);
    own.pass(MINUTE);
    expect((await change(session, ADMINISTRATOR.password, NEW, own)).status).toBe(200);
    await own.stop();
  });

  it('counts no attempt while the server is too busy to check passwords', async () => {
    const passwords = cheapPasswords();
    const own = await startServer({ passwords });
    const { session } = cookiesOf(await login(ADMINISTRATOR.password, own));
    const busy = vi.spyOn(passwords, 'verify').mockRejectedValue(unavailable());
    for (let times = 0; times < 6; times += 1)
      expect((await change(session, ADMINISTRATOR.password, NEW, own)).status).toBe(503);
    busy.mockRestore();
    expect((await change(session, ADMINISTRATOR.password, NEW, own)).status).toBe(200);
    await own.stop();
  });

  it.each([
    ['seven characters', '1234567'],
    ['201 characters', 'x'.repeat(201)],
    ['a common password', 'Password123'],
    ['the user name', ' KEEPER  '],
    ['the current password', ADMINISTRATOR.password],
  ])('S5: refuses %s', async (_, password) => {
    const response = await change(await server.signIn(), ADMINISTRATOR.password, password);
    expect([response.status, await fieldOf(response)]).toEqual([400, 'newPassword']);
  });

  it('S5: accepts 64 and 200 characters, with spaces and any script', async () => {
    const own = await startServer();
    let present = ADMINISTRATOR.password;
    for (const next of ['ö '.repeat(32), '犬も歩けば'.repeat(40), '  blanks around  ']) {
      const { session } = cookiesOf(await login(present, own));
      expect((await change(session, present, next, own)).status).toBe(200);
      present = next;
    }
    expect((await login(present.trim(), own)).status).toBe(401);
    expect((await login(present, own)).status).toBe(200);
    await own.stop();
  });
});

describe('POST /api/admin/end-other-sessions', () => {
  it('leaves only this session signed in', async () => {
    const here = cookiesOf(await login(ADMINISTRATOR.password));
    const elsewhere = cookiesOf(await login(ADMINISTRATOR.password));
    const response = await server.post('/api/admin/end-other-sessions', undefined, { Cookie: here.session });
    expect(response.status).toBe(200);
    const next = cookiesOf(response);
    expect(await Promise.all([elsewhere, next].map(({ session }) => sessionStatus(session)))).toEqual([
      401, 200,
    ]);
  });
});
