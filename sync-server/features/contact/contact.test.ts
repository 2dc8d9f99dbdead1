import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/contact';
const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Peas',
  message: 'May cats eat peas?',
  category: 'recipe',
};
const withKey = (key: string) => ({ 'Idempotency-Key': key });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { MESSAGES_PER_HOUR: '8' } });
});
afterAll(() => server.stop());

describe('POST /api/contact', () => {
  it('stores the message as new and acknowledges it by its key', async () => {
    const key = randomUUID();
    const context = { route: '/recipe/12', build: 'index-4f2a' };
    const response = await server.post(PATH, { ...MESSAGE, context }, withKey(key));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: key, status: 'new' });
    expect(await server.store.contactMessages.find(key)).toMatchObject({
      ...MESSAGE,
      context,
      status: 'new',
      adminNotes: '',
    });
  });

  it('treats a message without a category as a general question', async () => {
    const key = randomUUID();
    const { category: _, ...bare } = MESSAGE;
    expect((await server.post(PATH, bare, withKey(key))).status).toBe(201);
    expect(await server.store.contactMessages.find(key)).toMatchObject({ category: 'general' });
  });

  it('faults 25 and 28: a repeat is acknowledged and stored once; another text under the key is refused', async () => {
    const key = randomUUID();
    await server.post(PATH, MESSAGE, withKey(key));
    const again = await server.post(PATH, MESSAGE, withKey(key));
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    const other = await server.post(PATH, { ...MESSAGE, message: 'And beans?' }, withKey(key));
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'key-reused' });
    expect(await server.store.contactMessages.find(key)).toMatchObject({ message: 'May cats eat peas?' });
  });

  it.each([
    ['no name', { ...MESSAGE, name: ' ' }, 'name'],
    ['an invalid address', { ...MESSAGE, email: 'ada' }, 'email'],
    ['no subject', { ...MESSAGE, subject: '' }, 'subject'],
    ['no message', { ...MESSAGE, message: '' }, 'message'],
    ['an unknown category', { ...MESSAGE, category: 'spam' }, 'category'],
    ['an unknown field', { ...MESSAGE, userId: 2 }, 'userId'],
  ])('S15: refuses %s with 400 and names the field', async (_, body, field) => {
    const response = await server.post(PATH, body);
    expect([response.status, ((await response.json()) as { field: string }).field]).toEqual([400, field]);
  });

  it('can be read only by administrators, newest first', async () => {
    expect((await server.get('/api/admin/contact-messages')).status).toBe(401);
    const key = randomUUID();
    server.pass(1000);
    await server.post(PATH, { ...MESSAGE, subject: 'The newest' }, withKey(key));
    const response = await server.get('/api/admin/contact-messages', { Cookie: await server.signIn() });
    const [newest] = (await response.json()) as unknown[];
    expect(newest).toMatchObject({ id: key, subject: 'The newest', status: 'new' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('accepts a limited number per hour and address; repeats don’t count', async () => {
    server.pass(60 * 60 * 1000);
    const keys = Array.from({ length: 8 }, () => randomUUID());
    for (const key of keys) expect((await server.post(PATH, MESSAGE, withKey(key))).status).toBe(201);
    const refused = await server.post(PATH, MESSAGE, withKey(randomUUID()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.post(PATH, MESSAGE, withKey(keys[0] as string))).status).toBe(201);
  });
});
