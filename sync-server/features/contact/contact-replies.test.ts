import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactReplySchema } from '#domain/contract/intake';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Peas',
  message: 'May cats eat peas?\nMine does.',
  category: 'recipe',
};

let server: TestServer;
let cookie: string;
let id: string;
beforeAll(async () => {
  server = await startServer({ env: { SUPPORT_EMAIL: 'help@bowlful.test' } });
  cookie = await server.signIn();
  id = crypto.randomUUID();
  await server.post('/api/contact', MESSAGE, { 'Idempotency-Key': id });
});
afterAll(() => server.stop());

const address = (message = id) => `/api/admin/contact-messages/${message}/replies`;
const reply = (key: string, text: unknown, message = id) =>
  server.post(address(message), { text }, { Cookie: cookie, 'Idempotency-Key': key });
const replies = async () =>
  z.array(contactReplySchema).parse(await (await server.get(address(), { Cookie: cookie })).json());

describe('a reply to a message', () => {
  it('is queued, sent once with its Message-ID, and quotes the message', async () => {
    const key = crypto.randomUUID();
    const queued = contactReplySchema.parse(await (await reply(key, 'A few at a time.')).json());
    expect(queued).toMatchObject({ id: key, by: 'keeper', messageIdHeader: `<${key}@bowlful.test>` });
    await expect.poll(async () => (await replies())[0]?.state).toBe('sent');
    const file = path.join(server.config.dataDir, 'outbox', `${key}.eml`);
    const mail = await readFile(file, 'utf8');
    expect(mail).toContain(`Message-ID: <${key}@bowlful.test>`);
    expect(mail).toContain('To: ada@example.org');
    expect(mail).toContain('Reply-To: help@bowlful.test');
    expect(mail).toContain('Subject: Re: Peas');
    expect(mail).toContain('A few at a time.\n\nAda wrote to Bowlful:\n> May cats eat peas?\n> Mine does.');

    const again = await reply(key, 'A few at a time.');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await replies()).toHaveLength(1);
    expect((await reply(key, 'Other words.')).status).toBe(422);
  });

  it('is refused without text, without a message and without a session', async () => {
    expect((await reply(crypto.randomUUID(), '  ')).status).toBe(400);
    expect((await reply(crypto.randomUUID(), 'Hello', crypto.randomUUID())).status).toBe(404);
    expect((await server.post(address(), { text: 'Hello' })).status).toBe(401);
    expect((await server.get(address())).status).toBe(401);
  });

  it('is erased with its message', async () => {
    await server.store.contactMessages.erase(id);
    expect((await server.get(address(), { Cookie: cookie })).status).toBe(404);
    expect(await server.store.contactReplies.of(id)).toEqual([]);
  });

  it('keeps no words if its message was erased while the reply was being stored', async () => {
    const [erased, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await server.post('/api/contact', MESSAGE, { 'Idempotency-Key': erased });
    await server.post('/api/contact', MESSAGE, { 'Idempotency-Key': other });
    await server.store.contactMessages.erase(erased);
    const key = crypto.randomUUID();
    const createdAt = new Date().toISOString();
    const late = { messageId: erased, text: 'Dear Ada, yes.', by: 'keeper', createdAt, messageIdHeader: '' };
    await server.store.contactReplies.insert(key, late);
    // The next round of sending finds the late reply.
    await reply(crypto.randomUUID(), 'Yes.', other);
    await expect
      .poll(() => server.store.contactReplies.find(key))
      .toMatchObject({ state: 'refused', text: '' });
  });
});
