import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/recipes/1/share/email';
const SHARE = { recipientEmail: 'bo@example.org', senderName: 'Ada', personalMessage: 'Try it with turkey.' };
const withKey = (key: string) => ({ 'Idempotency-Key': key });

let smtp: FakeSmtp;
let server: TestServer;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  server = await startServer({ env: { SMTP_URL: smtp.url, SHARES_PER_DAY: '1000' } });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.behaviour = 'takes';
  smtp.messages.length = 0;
});

describe('POST /api/recipes/{id}/share/email', () => {
  it('sends one message that names sender and recipe, with the personal words and a link', async () => {
    const response = await server.post(PATH, SHARE);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ status: 'sent' });
    expect(smtp.messages).toHaveLength(1);
    const [message] = smtp.messages;
    expect(message).toContain('To: bo@example.org');
    expect(message).toContain('Subject: Ada shared a recipe with you: Chicken and Brown Rice');
    expect(message).toContain('Try it with turkey.');
    expect(message).toContain('http://bowlful.test/recipe/1');
  });

  it('fault 25: a repeat after a lost answer sends nothing', async () => {
    const key = randomUUID();
    await server.post(PATH, SHARE, withKey(key));
    const again = await server.post(PATH, SHARE, withKey(key));
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(smtp.messages).toHaveLength(1);
    const other = await server.post(PATH, { ...SHARE, senderName: 'Eve' }, withKey(key));
    expect(other.status).toBe(422);
  });

  it('fault 25: ten simultaneous deliveries of one item send one message', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.post(PATH, SHARE, withKey(key))),
    );
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(smtp.messages).toHaveLength(1);
  });

  it('answers 503 with Retry-After if the mail server is busy, 422 if it rejects the address', async () => {
    const key = randomUUID();
    smtp.behaviour = 'is busy';
    const busy = await server.post(PATH, SHARE, withKey(key));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '30']);
    smtp.behaviour = 'takes';
    expect((await server.post(PATH, SHARE, withKey(key))).status).toBe(201);
    smtp.behaviour = 'refuses';
    const refused = await server.post(PATH, SHARE, withKey(randomUUID()));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ detail: 'The mail server does not take this address.' });
  });

  it.each([
    ['no address', { ...SHARE, recipientEmail: 'bo' }, 'recipientEmail'],
    ['no name', { ...SHARE, senderName: ' ' }, 'senderName'],
    [
      'a second recipient after a line break',
      { ...SHARE, recipientEmail: 'bo@example.org\nBcc: x@y.z' },
      'recipientEmail',
    ],
  ])('S15: refuses %s with 400', async (_, body, field) => {
    const response = await server.post(PATH, body);
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, field]);
  });

  it('refuses a name with a line break, which could add a header', async () => {
    const response = await server.post(PATH, { ...SHARE, senderName: 'Ada\r\nBcc: eve@example.org' });
    expect(response.status).toBe(400);
    expect(smtp.messages).toEqual([]);
  });

  it('answers a repeat as before after its recipe was withdrawn, an unsent message with 404', async () => {
    const own = await startServer({ env: { SMTP_URL: smtp.url } });
    const path = '/api/recipes/2/share/email';
    const [sent, busy] = [randomUUID(), randomUUID()];
    const first = await (await own.post(path, SHARE, withKey(sent))).json();
    smtp.behaviour = 'is busy';
    expect((await own.post(path, SHARE, withKey(busy))).status).toBe(503);
    smtp.behaviour = 'takes';
    const headers = { Cookie: await own.signIn(), 'If-Match': '"0"' };
    expect((await own.post('/api/admin/recipes/2/acts', { act: 'withdraw' }, headers)).status).toBe(200);
    const again = await own.post(path, SHARE, withKey(sent));
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    for (const key of [busy, randomUUID()])
      expect((await own.post(path, SHARE, withKey(key))).status).toBe(404);
    expect(smtp.messages).toHaveLength(1);
    await own.stop();
  });

  it('answers 404 for an unknown recipe', async () => {
    expect((await server.post('/api/recipes/999/share/email', SHARE)).status).toBe(404);
  });
});

it('S25: sends five messages a day for a visitor; a refused one may be sent the next day', async () => {
  const bare = await startServer();
  for (let sent = 0; sent < 5; sent += 1) expect((await bare.post(PATH, SHARE)).status).toBe(201);
  const key = randomUUID();
  expect((await bare.post(PATH, SHARE, withKey(key))).status).toBe(429);
  bare.pass(24 * 60 * 60 * 1000);
  expect((await bare.post(PATH, SHARE, withKey(key))).status).toBe(201);
  await bare.stop();
});

describe('without SMTP_URL', () => {
  it('writes each message as one .eml file under DATA_DIR/outbox', async () => {
    const bare = await startServer();
    const key = randomUUID();
    for (const _ of [1, 2]) await bare.post(PATH, SHARE, withKey(key));
    const folder = path.join(bare.config.dataDir, 'outbox');
    expect(await readdir(folder)).toEqual([`${key}.eml`]);
    expect(await readFile(path.join(folder, `${key}.eml`), 'utf8')).toContain('To: bo@example.org');
    await bare.stop();
  });
});
