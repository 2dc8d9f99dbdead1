import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsSchema, inviteAnswerSchema, lookAnswerSchema } from '#domain/contract/accounts';
import { CALLS } from '#domain/contract/registry';
import { cookieOf, inviteAs, MODERATOR, moderatorOf } from '../../testing/accounts.ts';
import {
  ADMINISTRATOR,
  startServer,
  startWithAdministrator,
  type TestServer,
} from '../../testing/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOBODY = '018f0000-0000-7000-8000-000000000000';

const accept = (server: TestServer, body: object) => server.post('/api/admin/invitation/accept', body);
const look = (server: TestServer, token: string) => server.post('/api/admin/invitation/look', { token });
const sessionStatus = async (server: TestServer, cookie: string) =>
  (await server.get('/api/admin/session', { Cookie: cookie })).status;

describe('every admin call', () => {
  let server: TestServer;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    const started = await startWithAdministrator();
    server = started.server;
    cookies['owner'] = started.cookie;
    cookies['moderator'] = await moderatorOf(server, started.cookie);
    cookies['revoked'] = await server.signIn();
    await server.post('/api/admin/logout', undefined, { Cookie: cookies['revoked'] });
    // Signed in, then idle past the session limit; the other sessions are kept alive meanwhile.
    cookies['expired'] = await server.signIn();
    for (const minutes of [20, 20]) {
      server.pass(minutes * MINUTE);
      for (const name of ['owner', 'moderator']) {
        expect([name, await sessionStatus(server, cookies[name] ?? '')]).toEqual([name, 200]);
      }
    }
  });
  afterAll(() => server.stop());

  const calls = CALLS.filter(({ needsSession }) => needsSession);
  async function answer(cookie: string, { method, path }: (typeof calls)[number]) {
    const response = await fetch(server.url + path.replace(/\{\w+\}/g, NOBODY), {
      method: method.toUpperCase(),
      headers: { Origin: server.config.publicOrigin, ...(cookie !== '' && { Cookie: cookie }) },
    });
    const text = await response.text();
    const problem = response.headers.get('content-type')?.startsWith('application/problem+json');
    return { status: response.status, code: problem ? (JSON.parse(text).code as string) : null };
  }

  it.each(['none', 'expired', 'revoked'])('is 401 if the session is %s', async (kind) => {
    for (const call of calls) {
      const { status, code } = await answer(cookies[kind] ?? '', call);
      expect([call.id, status, code]).toEqual([call.id, 401, 'unauthorised']);
    }
  });

  it('is 403 for a moderator only if the call is owner-only', async () => {
    for (const call of calls.filter(({ id }) => id !== 'logout' && id !== 'endOtherSessions')) {
      const { status, code } = await answer(cookies['moderator'] ?? '', call);
      if (call.ownerOnly) expect([call.id, status, code]).toEqual([call.id, 403, 'owner-only']);
      else expect([call.id, status === 401 || status === 403]).toEqual([call.id, false]);
    }
  });

  it('is never 401 or 403 for an owner', async () => {
    for (const call of calls.filter(({ id }) => id !== 'logout' && id !== 'endOtherSessions')) {
      const { status } = await answer(cookies['owner'] ?? '', call);
      expect([call.id, status === 401 || status === 403]).toEqual([call.id, false]);
    }
  });

  it('denies moderators accounts, erasure and exports of personal data', () => {
    const owners = calls.filter(({ ownerOnly }) => ownerOnly).map(({ id }) => id);
    expect(owners).toEqual(
      expect.arrayContaining([
        'listAccounts',
        'changeRole',
        'removeAccount',
        'invite',
        'revokeInvitation',
        'previewErasure',
        'erase',
        'exportAuditLogCsv',
        'exportAuditLogLines',
      ]),
    );
  });
});

describe('an invitation', () => {
  it('creates an account once, with a new session, and keeps its secret out of the audit log', async () => {
    const { server, cookie } = await startWithAdministrator();
    const made = await server.post('/api/admin/invitations', { role: 'moderator' }, { Cookie: cookie });
    const { link, isMailed } = inviteAnswerSchema.parse(await made.json());
    expect(isMailed).toBe(false);
    expect(link).toMatch(/^http:\/\/bowlful\.test\/admin#invitation=[\w-]{43}$/);
    const token = link.slice(-43);
    expect(lookAnswerSchema.parse(await (await look(server, token)).json())).toMatchObject({
      role: 'moderator',
      invitedBy: 'keeper',
    });
    const chosen = `bowlful-session=${'A'.repeat(43)}`;
    const accepted = await server.post(
      '/api/admin/invitation/accept',
      { token, ...MODERATOR },
      { Cookie: chosen },
    );
    expect([accepted.status, await accepted.json()]).toEqual([200, { username: 'helper' }]);
    const theirs = cookieOf(accepted);
    expect(theirs).not.toBe(chosen);
    expect(await sessionStatus(server, theirs)).toBe(200);
    const account = await (await server.get('/api/admin/account', { Cookie: theirs })).json();
    expect(account).toEqual({ username: 'helper', role: 'moderator', hasCodes: false, recoveryCodesLeft: 0 });
    for (const again of [
      await look(server, token),
      await accept(server, { token, ...MODERATOR, username: 'x2' }),
    ])
      expect(again.status).toBe(404);
    const [entry] = await server.store.auditLog.find({ act: 'acceptInvitation' }, 1);
    expect(entry).toMatchObject({ who: 'helper', target: 'account:helper', after: { role: 'moderator' } });
    expect(JSON.stringify(await server.store.auditLog.find({}, 100))).not.toContain(token);
    await server.stop();
  });

  it('creates one account from many simultaneous attempts', async () => {
    const { server, cookie } = await startWithAdministrator();
    const token = await inviteAs(server, cookie);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        accept(server, { token, username: `helper ${n}`, password: MODERATOR.password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await server.store.administrators.count()).toBe(2);
    await server.stop();
  });

  it('stays valid after a name or password is refused, and the answer says which', async () => {
    const { server, cookie } = await startWithAdministrator();
    const token = await inviteAs(server, cookie);
    const refused = async (body: object) => {
      const response = await accept(server, { token, ...MODERATOR, ...body });
      const { field } = (await response.json()) as { field?: string };
      return [response.status, field];
    };
    expect(await refused({ username: ' KEEPER ' })).toEqual([409, 'username']);
    expect(await refused({ username: '\u00ad\u200b' })).toEqual([400, 'username']);
    expect(await refused({ password: 'Password123' })).toEqual([400, 'password']);
    expect(await refused({ password: 'short' })).toEqual([400, 'password']);
    expect((await accept(server, { token, ...MODERATOR })).status).toBe(200);
    await server.stop();
  });

  it('is invalid after seven days, once revoked, or when its creator is no longer an owner', async () => {
    const { server, cookie } = await startWithAdministrator();
    const old = await inviteAs(server, cookie);
    server.pass(7 * DAY - MINUTE);
    expect((await look(server, old)).status).toBe(200);
    server.pass(2 * MINUTE);
    expect((await look(server, old)).status).toBe(404);
    const now = await server.signIn();
    const revoked = await inviteAs(server, now);
    const listed = accountsSchema.parse(
      await (await server.get('/api/admin/accounts', { Cookie: now })).json(),
    );
    expect(listed.invitations).toHaveLength(1);
    const { id } = listed.invitations[0] ?? { id: '' };
    const path = `/api/admin/invitations/${id}/revoke`;
    expect((await server.post(path, undefined, { Cookie: now })).status).toBe(200);
    expect((await server.post(path, undefined, { Cookie: now })).status).toBe(404);
    expect((await look(server, revoked)).status).toBe(404);
    const second = await inviteAs(server, now, 'owner');
    const other = cookieOf(await accept(server, { token: second, ...MODERATOR }));
    const theirs = await inviteAs(server, other, 'owner');
    await server.post('/api/admin/accounts/role', { username: 'helper', role: 'moderator' }, { Cookie: now });
    expect((await look(server, theirs)).status).toBe(404);
    await server.stop();
  });

  it('allows an address five guesses, then makes it wait, even with the right secret', async () => {
    const { server, cookie } = await startWithAdministrator();
    const token = await inviteAs(server, cookie);
    for (let times = 0; times < 10; times += 1) expect((await look(server, token)).status).toBe(200);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await look(server, `${guess}`.repeat(43))).status).toBe(404);
    }
    const waits = await look(server, token);
    expect(waits.status).toBe(429);
    expect(Number(waits.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await accept(server, { token, ...MODERATOR })).status).toBe(429);
    server.pass(16 * MINUTE);
    expect((await look(server, token)).status).toBe(200);
    await server.stop();
  });

  it('is accepted only from the site’s own pages', async () => {
    const { server, cookie } = await startWithAdministrator();
    const token = await inviteAs(server, cookie);
    for (const headers of [{ Origin: 'https://other.test' }, { Origin: '' }]) {
      const response = await server.post('/api/admin/invitation/accept', { token, ...MODERATOR }, headers);
      expect(response.status).toBe(403);
    }
    await server.stop();
  });
});

describe('an owner', () => {
  it('changes roles and removes moderators, but always leaves an owner and removes none', async () => {
    const { server, cookie } = await startWithAdministrator();
    const theirs = await moderatorOf(server, cookie);
    const post = (path: string, body: object, from = cookie) =>
      server.post(`/api/admin/accounts/${path}`, body, { Cookie: from });
    const role = async () => {
      const answer = await server.get('/api/admin/account', { Cookie: theirs });
      return ((await answer.json()) as { role: string }).role;
    };
    expect((await post('role', { username: 'HELPER', role: 'owner' })).status).toBe(200);
    expect(await role()).toBe('owner');
    expect((await post('remove', { username: 'helper' })).status).toBe(409);
    expect((await post('role', { username: 'keeper', role: 'moderator' })).status).toBe(409);
    expect((await post('role', { username: 'nobody', role: 'moderator' })).status).toBe(404);
    // They demote each other simultaneously: one or two owners are left.
    await Promise.all([
      post('role', { username: 'helper', role: 'moderator' }),
      post('role', { username: 'keeper', role: 'moderator' }, theirs),
    ]);
    const owners = (await server.store.administrators.list()).filter((each) => each.role === 'owner');
    expect(owners.length).toBeGreaterThan(0);
    await server.store.administrators.setRole('keeper', 'owner');
    await server.store.administrators.setRole('helper', 'moderator');
    expect((await post('remove', { username: 'keeper' })).status).toBe(409);
    const removed = await post('remove', { username: 'helper' });
    expect(accountsSchema.parse(await removed.json()).accounts).toMatchObject([
      { username: 'keeper', role: 'owner', isYou: true },
    ]);
    expect(await sessionStatus(server, theirs)).toBe(401);
    expect((await server.post('/api/admin/login', MODERATOR)).status).toBe(401);
    const acts = (await server.store.auditLog.find({ target: 'account:helper' }, 10)).map(({ act }) => act);
    expect(acts.filter((act) => act !== 'changeRole')).toEqual(['removeAccount', 'acceptInvitation']);
    await server.stop();
  });

  it('is told that the link was not mailed if there is no mail server or it cannot be reached', async () => {
    const { server, cookie } = await startWithAdministrator();
    const body = { role: 'moderator', email: 'helper@example.org' };
    const answer = await server.post('/api/admin/invitations', body, { Cookie: cookie });
    expect(await answer.json()).toMatchObject({ isMailed: false });
    expect(await server.store.invitations.list()).toHaveLength(1);
    await server.stop();
    // Nothing listens on port 9: the invitation is made all the same.
    const away = await startServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    const sent = await away.post('/api/admin/invitations', body, { Cookie: await away.signIn() });
    expect([sent.status, await sent.json()]).toMatchObject([200, { isMailed: false }]);
    await away.stop();
  });
});

describe('an administrator’s own sessions', () => {
  it('are listed by device name, and can be ended one by one', async () => {
    const { server, cookie } = await startWithAdministrator();
    const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
    const phone = cookieOf(await server.post('/api/admin/login', ADMINISTRATOR, { 'User-Agent': agent }));
    server.pass(2 * MINUTE);
    const list = async (from: string) =>
      (await (await server.get('/api/admin/sessions', { Cookie: from })).json()) as {
        id: string;
        device: string;
        isThis: boolean;
      }[];
    const listed = await list(cookie);
    expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['', true],
      ['Chrome on Android', false],
    ]);
    const there = listed.find(({ isThis }) => !isThis)?.id ?? '';
    const other = await moderatorOf(server, cookie);
    const end = (id: string, from: string) =>
      server.post(`/api/admin/sessions/${id}/end`, undefined, { Cookie: from });
    expect((await end(there, other)).status).toBe(404);
    expect(await sessionStatus(server, phone)).toBe(200);
    expect((await end(there, cookie)).status).toBe(200);
    expect(await sessionStatus(server, phone)).toBe(401);
    expect((await end(there, cookie)).status).toBe(404);
    expect(await list(cookie)).toHaveLength(1);
    await server.stop();
  });
});
