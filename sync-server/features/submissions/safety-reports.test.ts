import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/safety-reports';
const REPORT = {
  kind: 'missed',
  species: 'dog',
  text: '100 g sultana bran',
  food: 'Sultana',
  comment: 'Sultanas are grapes.',
  recipeId: 3,
  version: '48d9a9f95af4',
};
const withKey = (key: string) => ({ 'Idempotency-Key': key });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { MESSAGES_PER_HOUR: '8' } });
});
afterAll(() => server.stop());

const listed = async (cookie: string) =>
  (await (await server.get('/api/admin/safety-reports', { Cookie: cookie })).json()) as { id: string }[];

describe('POST /api/safety-reports', () => {
  it('stores the report for administrators and acknowledges it by its key', async () => {
    const key = randomUUID();
    const response = await server.post(PATH, REPORT, withKey(key));
    expect([response.status, await response.json()]).toEqual([201, { id: key, status: 'new' }]);
    expect(await server.store.safetyReports.find(key)).toMatchObject({ ...REPORT, id: key, handledAt: null });
  });

  it('faults 25 and 28: a repeat is acknowledged and stored once; another text under the key is refused', async () => {
    const key = randomUUID();
    await server.post(PATH, REPORT, withKey(key));
    const again = await server.post(PATH, REPORT, withKey(key));
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    const other = await server.post(PATH, { ...REPORT, text: 'raisins' }, withKey(key));
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'key-reused' }]);
    const copies = (await server.store.safetyReports.list()).filter(({ id }) => id === key);
    expect(copies).toMatchObject([{ text: '100 g sultana bran' }]);
  });

  it.each([
    ['an unknown kind', { ...REPORT, kind: 'rude' }, 'kind'],
    ['an unknown species', { ...REPORT, species: 'parrot' }, 'species'],
    ['blank words', { ...REPORT, text: ' \n' }, 'text'],
    ['a comment of 501 characters', { ...REPORT, comment: 'a'.repeat(501) }, 'comment'],
    ['no version', { ...REPORT, version: undefined }, 'version'],
    ['an unknown field', { ...REPORT, email: 'a@b.org' }, 'email'],
  ])('S15: refuses %s with 400 and names the field', async (_, body, field) => {
    const response = await server.post(PATH, body);
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, field]);
  });

  it('accepts eight reports an hour if that is the limit; repeats don’t count', async () => {
    server.pass(60 * 60 * 1000);
    const keys = Array.from({ length: 8 }, () => randomUUID());
    for (const key of keys) expect((await server.post(PATH, REPORT, withKey(key))).status).toBe(201);
    expect((await server.post(PATH, REPORT, withKey(randomUUID()))).status).toBe(429);
    expect((await server.post(PATH, REPORT, withKey(keys[0] as string))).status).toBe(201);
  });
});

describe('the reports', () => {
  it('are listed newest first and marked as handled, only by administrators', async () => {
    server.pass(60 * 60 * 1000);
    const [older, newer] = [randomUUID(), randomUUID()];
    await server.post(PATH, REPORT, withKey(older));
    server.pass(1000);
    await server.post(PATH, REPORT, withKey(newer));
    expect((await server.get('/api/admin/safety-reports')).status).toBe(401);
    const handle = `/api/admin/handle-safety-report/${older}`;
    expect((await server.post(handle, undefined, { Origin: ORIGIN })).status).toBe(401);

    const cookie = await server.signIn();
    expect((await listed(cookie)).slice(0, 2).map(({ id }) => id)).toEqual([newer, older]);
    const markHandled = () => server.post(handle, undefined, { Origin: ORIGIN, Cookie: cookie });
    const first = await markHandled();
    expect([first.status, await first.json()]).toEqual([200, { id: older, status: 'handled' }]);
    const { handledAt } = (await server.store.safetyReports.find(older)) ?? {};
    expect(handledAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    server.pass(1000);
    expect((await markHandled()).status).toBe(200);
    expect((await server.store.safetyReports.find(older))?.handledAt).toBe(handledAt);
    const missing = `/api/admin/handle-safety-report/${randomUUID()}`;
    expect((await server.post(missing, undefined, { Origin: ORIGIN, Cookie: cookie })).status).toBe(404);
  });
});
