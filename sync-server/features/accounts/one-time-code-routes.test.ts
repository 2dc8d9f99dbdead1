import { describe, expect, it, vi } from 'vitest';
import { unavailable } from '../../lib/errors.ts';
import { codeOf, cookieOf, enrol } from '../../testing/accounts.ts';
import { ADMINISTRATOR, startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const PERIOD = 30_000;

const login = (server: TestServer, code?: string, headers = {}) =>
  server.post('/api/admin/login', { ...ADMINISTRATOR, ...(code !== undefined && { code }) }, headers);
const codeAndField = async (response: Response) => {
  const { code, field, detail } = (await response.json()) as Record<string, string>;
  return [response.status, code, field, detail] as const;
};
const account = async (server: TestServer, cookie: string) =>
  await (await server.get('/api/admin/account', { Cookie: cookie })).json();

describe('one-time codes', () => {
  it('take effect once a code is confirmed, which ends every other session', async () => {
    const { server, cookie } = await startWithAdministrator();
    const elsewhere = await server.signIn();
    const post = (path: string, body: object) =>
      server.post(`/api/admin/one-time-codes/${path}`, body, { Cookie: cookie });
    expect(await codeAndField(await post('begin', { currentPassword: 'wrong' }))).toEqual([
      400,
      'invalid',
      'currentPassword',
      'This is not your current password.',
    ]);
    expect((await post('confirm', { code: '123456' })).status).toBe(400);
    const begun = await post('begin', { currentPassword: ADMINISTRATOR.password });
    const { secret, address } = (await begun.json()) as { secret: string; address: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toMatch(/^otpauth:\/\/totp\/Bowlful:keeper\?/);
    expect((await login(server)).status).toBe(200);
    expect(await codeAndField(await post('confirm', { code: '000000' }))).toEqual([
      400,
      'invalid',
      'code',
      'This code does not match the key right now. Try the next one.',
    ]);
    const confirmed = await post('confirm', { code: ` ${codeOf(secret, server.now())} ` });
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    const next = cookieOf(confirmed);
    for (const ended of [cookie, elsewhere])
      expect((await server.get('/api/admin/session', { Cookie: ended })).status).toBe(401);
    expect(await account(server, next)).toMatchObject({ hasCodes: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify(await server.store.administrators.list());
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    await server.stop();
  });

  it('are asked for in a second step; the right password alone opens nothing and isn’t a wrong attempt', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { secret } = await enrol(server, cookie);
    for (let times = 0; times < 8; times += 1) {
      const first = await login(server);
      expect(first.headers.getSetCookie()).toEqual([]);
      expect(await codeAndField(first)).toEqual([
        401,
        'code-required',
        undefined,
        'Enter the code that your authenticator shows.',
      ]);
    }
    const wrongPassword = await server.post('/api/admin/login', {
      username: 'keeper',
      password: 'wrong',
      code: codeOf(secret, server.now()),
    });
    expect(await codeAndField(wrongPassword)).toEqual([
      401,
      'unauthorised',
      undefined,
      'Invalid credentials. Please try again.',
    ]);
    expect((await login(server, codeOf(secret, server.now()))).status).toBe(200);
    await server.stop();
  });

  it('work once, in their own half minute and the ones before and after', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { secret } = await enrol(server, cookie);
    const at = (periods: number) => codeOf(secret, server.now() + periods * PERIOD);
    const now = at(0);
    expect((await login(server, now)).status).toBe(200);
    expect(await codeAndField(await login(server, now))).toEqual([
      401,
      'unauthorised',
      'code',
      'Invalid credentials. Please try again.',
    ]);
    server.pass(PERIOD);
    expect((await login(server, now)).status).toBe(401);
    server.pass(10 * MINUTE);
    expect((await login(server, at(-1))).status).toBe(200);
    expect((await login(server, at(1))).status).toBe(200);
    expect((await login(server, at(2))).status).toBe(401);
    expect((await login(server, at(-2))).status).toBe(401);
    server.pass(10 * MINUTE);
    const same = at(0);
    const both = await Promise.all([login(server, same), login(server, same), login(server, same)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    await server.stop();
  });

  it('count like wrong passwords if they are wrong', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { secret } = await enrol(server, cookie);
    const answers: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      answers.push((await login(server, String(100_000 + guess))).status);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await login(server, codeOf(secret, server.now()))).status).toBe(429);
    server.pass(16 * MINUTE);
    expect((await login(server, codeOf(secret, server.now()))).status).toBe(200);
    await server.stop();
  });

  it('count no attempt while the database is away, neither at sign-in nor when they are confirmed', async () => {
    const { server, cookie } = await startWithAdministrator();
    const post = (path: string, body: object) =>
      server.post(`/api/admin/one-time-codes/${path}`, body, { Cookie: cookie });
    const begun = await post('begin', { currentPassword: ADMINISTRATOR.password });
    const { secret } = (await begun.json()) as { secret: string };
    async function onceBack(attempt: () => Promise<Response>) {
      const away = vi.spyOn(server.store.usedCodes, 'spend').mockRejectedValue(unavailable());
      for (let times = 0; times < 6; times += 1) expect((await attempt()).status).toBe(503);
      away.mockRestore();
      expect((await attempt()).status).toBe(200);
    }
    await onceBack(() => post('confirm', { code: codeOf(secret, server.now()) }));
    server.pass(MINUTE);
    await onceBack(() => login(server, codeOf(secret, server.now())));
    await server.stop();
  });

  it('can be replaced by recovery codes, each of which works once', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { recoveryCodes } = await enrol(server, cookie);
    const [first = '', second = ''] = recoveryCodes;
    const answers = await Promise.all([login(server, first), login(server, first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(server, first)).status).toBe(401);
    const other = await login(server, ` ${second.toUpperCase().replaceAll('-', ' ')} `);
    expect(other.status).toBe(200);
    const here = cookieOf(other);
    expect(await account(server, here)).toMatchObject({ recoveryCodesLeft: 8 });
    const renewed = await server.post(
      '/api/admin/one-time-codes/recovery',
      { currentPassword: ADMINISTRATOR.password },
      { Cookie: here },
    );
    const { recoveryCodes: next } = (await renewed.json()) as { recoveryCodes: string[] };
    expect(await account(server, here)).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await login(server, recoveryCodes[2])).status).toBe(401);
    expect((await login(server, next[0])).status).toBe(200);
    await server.stop();
  });

  it('can be turned off with the password, which then suffices to sign in', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { cookie: here } = await enrol(server, cookie);
    const remove = (currentPassword: string) =>
      server.post('/api/admin/one-time-codes/remove', { currentPassword }, { Cookie: here });
    expect((await remove('wrong')).status).toBe(400);
    const removed = await remove(ADMINISTRATOR.password);
    expect(await removed.json()).toMatchObject({ hasCodes: false, recoveryCodesLeft: 0 });
    expect((await login(server)).status).toBe(200);
    const renewed = await server.post(
      '/api/admin/one-time-codes/recovery',
      { currentPassword: ADMINISTRATOR.password },
      { Cookie: here },
    );
    expect(renewed.status).toBe(409);
    await server.stop();
  });
});
