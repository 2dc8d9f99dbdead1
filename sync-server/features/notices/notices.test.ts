import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditPageSchema } from '#domain/contract/audit-log';
import { noticesSchema } from '#domain/contract/notices';
import { ADMINISTRATOR, startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/admin/notices';
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  const env = { WEBHOOK_URL: 'http://127.0.0.1:9/hook', WEBHOOK_SECRET };
  server = await startServer({ env });
  cookie = await server.signIn();
});
afterAll(() => server.stop());

const choose = (body: unknown) => server.post(PATH, body, { Cookie: cookie });
const chosen = async () => noticesSchema.parse(await (await server.get(PATH, { Cookie: cookie })).json());

it('sends no e-mails until someone asks for them, and says whether there is a webhook', async () => {
  expect(await chosen()).toEqual({
    email: null,
    isDaily: false,
    isImmediate: false,
    sendsMail: false,
    mailProblem: null,
    webhook: { problem: null },
  });
  const plain = await startServer();
  const answer = await plain.get(PATH, { Cookie: await plain.signIn() });
  expect(await answer.json()).toMatchObject({ webhook: null });
  await plain.stop();
});

it('stores an administrator’s choice, and records it in the audit log without the address', async () => {
  const choice = { email: 'keeper@example.org', isDaily: true, isImmediate: false };
  expect(await (await choose(choice)).json()).toMatchObject(choice);
  expect(await chosen()).toMatchObject(choice);
  const log = await (await server.get('/api/admin/audit-log', { Cookie: cookie })).json();
  const [entry] = auditPageSchema.parse(log).entries;
  expect(entry).toMatchObject({
    act: 'changeNotices',
    target: `account:${ADMINISTRATOR.username}`,
    before: { isDaily: false },
    after: { isDaily: true },
  });
  expect(JSON.stringify(entry)).not.toContain('keeper@example.org');
});

it('needs an address for e-mails, and a session', async () => {
  const missing = await choose({ email: null, isDaily: true, isImmediate: false });
  expect(missing.status).toBe(400);
  expect(await missing.json()).toMatchObject({
    field: 'email',
    detail: expect.stringContaining('Enter the address to send them to.'),
  });
  expect((await choose({ email: 'keeper', isDaily: true, isImmediate: false })).status).toBe(400);
  expect((await choose({ email: null, isDaily: false, isImmediate: false })).status).toBe(200);
  expect((await server.get(PATH)).status).toBe(401);
  expect((await server.post(PATH, { email: null, isDaily: false, isImmediate: false })).status).toBe(401);
});

it('refuses to start with a missing or short webhook secret, or with http beyond this machine', async () => {
  const start = (env: Record<string, string>) => startServer({ env });
  await expect(start({ WEBHOOK_URL: 'https://chat.example/hook' })).rejects.toThrow('set together');
  await expect(start({ WEBHOOK_URL: 'http://chat.example/hook', WEBHOOK_SECRET })).rejects.toThrow(
    'WEBHOOK_URL must be an https address',
  );
  const short = { WEBHOOK_URL: 'https://chat.example/hook', WEBHOOK_SECRET: 'whsec_abc' };
  await expect(start(short)).rejects.toThrow('WEBHOOK_SECRET must be whsec_');
});
