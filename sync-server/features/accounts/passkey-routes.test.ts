import { describe, expect, it } from 'vitest';
import type { CreationOptions, NewPasskeyBody, Passkey, RequestOptions } from '#domain/contract/passkeys';
import { cookieOf, enrol, MODERATOR, moderatorOf } from '../../testing/accounts.ts';
import {
  type SoftwareAuthenticator,
  softwareAuthenticator,
  WITH_CERTIFICATE,
} from '../../testing/software-authenticator.ts';
import { ADMINISTRATOR, startWithAdministrator, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const PHONE = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36' };
const REFUSED =
  'We couldn’t accept this passkey. It may have been removed, or five minutes have passed. Try again, or sign in with your password.';

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const detailOf = async (response: Response) => [
  response.status,
  (await json<{ detail: string }>(response)).detail,
];

function callsOf(server: TestServer, cookie: string, password: string = ADMINISTRATOR.password) {
  const post = (path: string, body?: object, headers = {}) =>
    server.post(`/api/admin/passkeys${path}`, body, { Cookie: cookie, ...headers });
  const list = () => json<Passkey[]>(server.get('/api/admin/passkeys', { Cookie: cookie }));
  const offer = () => json<CreationOptions>(post('/begin', { currentPassword: password }));
  /** Adds the device's passkey; returns its id. */
  async function add(device: SoftwareAuthenticator, headers = {}): Promise<string> {
    const all = await json<Passkey[]>(post('', device.create(await offer()), headers));
    return all.at(-1)?.id ?? '';
  }
  return { post, list, offer, add };
}

const ask = (server: TestServer) => json<RequestOptions>(server.post('/api/admin/login/passkey/begin'));
const login = (server: TestServer, body: object) => server.post('/api/admin/login/passkey', body);
const signIn = async (server: TestServer, device: SoftwareAuthenticator) =>
  login(server, device.sign(await ask(server)));

describe('passkeys', () => {
  it('are added with the password, named after the device, renamed, and sign in without the password', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { post, list, offer, add } = callsOf(server, cookie);
    expect((await server.get('/api/admin/passkeys')).status).toBe(401);
    expect(await json(post('/begin', { currentPassword: 'wrong' }))).toMatchObject({
      status: 400,
      field: 'currentPassword',
    });
    expect(await offer()).toMatchObject({
      rp: { id: 'bowlful.test', name: 'Bowlful' },
      user: { name: 'keeper' },
      excludeCredentials: [],
    });
    const phone = softwareAuthenticator();
    const id = await add(phone, PHONE);
    await add(softwareAuthenticator());
    expect((await offer()).excludeCredentials).toHaveLength(2);
    const at = new Date(server.now()).toISOString().slice(0, 13);
    expect(await list()).toMatchObject([
      { id, name: 'Chrome on Android', createdAt: expect.stringContaining(at), lastUsedAt: null },
      { name: 'Passkey', lastUsedAt: null },
    ]);
    expect((await post(`/${id}/rename`, { name: '' })).status).toBe(400);
    const renamed = await json<Passkey[]>(post(`/${id}/rename`, { name: ' My phone ' }));
    expect(renamed.map(({ name }) => name)).toEqual(['My phone', 'Passkey']);

    const answer = await signIn(server, phone);
    expect([answer.status, await answer.json()]).toEqual([200, { username: 'keeper' }]);
    const session = await server.get('/api/admin/session', { Cookie: cookieOf(answer) });
    expect(session.status).toBe(200);
    expect((await list())[0]?.lastUsedAt).toContain(at);
    const owners = await json(server.get('/api/admin/accounts', { Cookie: cookie }));
    expect(owners).toMatchObject({ accounts: [{ username: 'keeper', passkeys: 2 }] });
    const entries = await server.store.auditLog.find({}, 10);
    expect(entries.map(({ act, after }) => [act, after?.['passkey']]).slice(0, 4)).toEqual([
      ['login', id],
      ['renamePasskey', id],
      ['addPasskey', expect.any(String)],
      ['addPasskey', id],
    ]);
    await server.stop();
  });

  it('replace password and one-time code at sign-in, and stay valid after a change of password', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { cookie: here } = await enrol(server, cookie);
    const device = softwareAuthenticator();
    await callsOf(server, here).add(device);
    expect((await signIn(server, device)).status).toBe(200);
    const changed = await server.post(
      '/api/admin/password',
      { currentPassword: ADMINISTRATOR.password, newPassword: 'four words of mine' },
      { Cookie: here },
    );
    expect(changed.status).toBe(200);
    expect((await signIn(server, device)).status).toBe(200);
    await server.stop();
  });

  it('sign a challenge once, within five minutes, and only one issued for the same ceremony', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { post, offer, add } = callsOf(server, cookie);
    const device = softwareAuthenticator();
    await add(device);
    const once = device.sign(await ask(server));
    const both = await Promise.all([login(server, once), login(server, once), login(server, once)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await detailOf(await login(server, once))).toEqual([401, REFUSED]);

    const early = await ask(server);
    const late = await ask(server);
    server.pass(5 * MINUTE - 1000);
    expect((await login(server, device.sign(early))).status).toBe(200);
    server.pass(1000);
    expect((await login(server, device.sign(late))).status).toBe(401);

    const offered = await offer();
    const asked = await ask(server);
    const { challenge } = offered;
    expect((await login(server, device.sign(asked, { challenge }))).status).toBe(401);
    const other = softwareAuthenticator();
    expect((await post('', other.create(offered, { challenge: asked.challenge }))).status).toBe(400);
    // 'made up by the caller'
    const mine = 'bWFkZSB1cCBieSB0aGUgY2FsbGVy';
    expect((await login(server, device.sign(asked, { challenge: mine }))).status).toBe(401);
    const made = other.create(offered);
    expect((await post('', made)).status).toBe(200);
    expect(await detailOf(await post('', made))).toEqual([400, 'We couldn’t add this passkey. Begin again.']);
    await server.stop();
  });

  it.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['a device that didn’t check who holds it', { isVerified: false }],
    ['the type of an unknown ceremony', { type: 'webauthn.other' }],
  ])('are refused with %s, when added and when used', async (_, deviation) => {
    const { server, cookie } = await startWithAdministrator();
    const { post, offer, list, add } = callsOf(server, cookie);
    const device = softwareAuthenticator();
    expect((await post('', device.create(await offer(), deviation))).status).toBe(400);
    expect(await list()).toEqual([]);
    await add(device);
    expect((await login(server, device.sign(await ask(server), deviation))).status).toBe(401);
    expect((await signIn(server, device)).status).toBe(200);
    await server.stop();
  });

  it('are refused if anything signed was changed, or if another key signed it', async () => {
    const { server, cookie } = await startWithAdministrator();
    const device = softwareAuthenticator();
    await callsOf(server, cookie).add(device);
    const { id, userHandle } = device.sign(await ask(server));
    const foreign = { ...softwareAuthenticator().sign(await ask(server)), id, userHandle };
    expect(await detailOf(await login(server, foreign))).toEqual([401, REFUSED]);
    const right = device.sign(await ask(server));
    const recounted = Buffer.from(right.authenticatorData, 'base64url');
    recounted[recounted.length - 1] = 9;
    const changed = { ...right, authenticatorData: recounted.toString('base64url') };
    expect((await login(server, changed)).status).toBe(401);
    expect((await login(server, { ...right, userHandle: 'somebody' })).status).toBe(401);
    expect((await login(server, right)).status).toBe(200);
    await server.stop();
  });

  it('are refused if malformed, or with a certificate, which might name addresses to fetch', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { post, offer } = callsOf(server, cookie);
    const device = softwareAuthenticator();
    const offered = await offer();
    const certified = device.create(offered, { attestation: WITH_CERTIFICATE });
    expect((await post('', certified)).status).toBe(400);
    const broken: NewPasskeyBody = { ...device.create(offered), attestationObject: 'oWE' };
    expect((await post('', broken)).status).toBe(400);
    const misnamed = { ...device.create(offered), id: 'AAAA' };
    expect((await post('', misnamed)).status).toBe(400);
    expect((await post('', device.create(offered))).status).toBe(200);
    await server.stop();
  });

  it('with a counter must count forwards, since a copy would repeat a number', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { add } = callsOf(server, cookie);
    const key = softwareAuthenticator(7);
    await add(key);
    expect((await signIn(server, key)).status).toBe(200);
    for (const counter of [8, 3, 0]) {
      const answer = await login(server, key.sign(await ask(server), { counter }));
      expect(await detailOf(answer)).toEqual([
        401,
        'Somebody may have copied this passkey: it has counted backwards. Sign in with your password and remove it.',
      ]);
    }
    const first = key.sign(await ask(server), { counter: 20 });
    const second = key.sign(await ask(server), { counter: 20 });
    const answers = await Promise.all([login(server, first), login(server, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await server.stop();
  });

  it('make an address wait after five wrong ones, but a password still signs in', async () => {
    const { server, cookie } = await startWithAdministrator();
    const device = softwareAuthenticator();
    await callsOf(server, cookie).add(device);
    const stranger = softwareAuthenticator();
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await signIn(server, stranger)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(server, device)).status).toBe(429);
    expect((await server.post('/api/admin/login', ADMINISTRATOR)).status).toBe(200);
    server.pass(16 * MINUTE);
    expect((await signIn(server, device)).status).toBe(200);
    expect((await signIn(server, stranger)).status).toBe(401);
    await server.stop();
  });

  it('belong to one account, and end with it even if its name comes back', async () => {
    const { server, cookie } = await startWithAdministrator();
    const owner = callsOf(server, cookie);
    const kept = softwareAuthenticator();
    const id = await owner.add(kept);
    const helper = callsOf(server, await moderatorOf(server, cookie), MODERATOR.password);
    expect(await helper.list()).toEqual([]);
    const hers = softwareAuthenticator();
    await helper.add(hers);
    expect((await helper.post(`/${id}/rename`, { name: 'Mine' })).status).toBe(404);
    expect((await helper.post(`/${id}/remove`)).status).toBe(404);
    // A challenge for one account adds nothing to another, and a passkey has one account.
    expect((await helper.post('', softwareAuthenticator().create(await owner.offer()))).status).toBe(400);
    expect((await helper.post('', kept.create(await helper.offer()))).status).toBe(400);
    expect(await json(signIn(server, hers))).toEqual({ username: MODERATOR.username });

    const { username } = MODERATOR;
    await server.post('/api/admin/accounts/remove', { username }, { Cookie: cookie });
    expect((await signIn(server, hers)).status).toBe(401);
    await moderatorOf(server, cookie);
    expect((await signIn(server, hers)).status).toBe(401);

    expect(await json(owner.post(`/${id}/remove`))).toEqual([]);
    expect((await owner.post(`/${id}/remove`)).status).toBe(404);
    expect((await signIn(server, kept)).status).toBe(401);
    expect((await server.get('/api/admin/session', { Cookie: cookie })).status).toBe(200);
    await server.stop();
  });

  it('are at most twenty per account', async () => {
    const { server, cookie } = await startWithAdministrator();
    const { add, post } = callsOf(server, cookie);
    for (let times = 0; times < 20; times += 1) await add(softwareAuthenticator());
    const more = await post('/begin', { currentPassword: ADMINISTRATOR.password });
    expect(await detailOf(more)).toEqual([409, 'You have 20 passkeys. Remove one first.']);
    await server.stop();
  });
});
