import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/newsletter';
const withKey = (key: string) => ({ 'Idempotency-Key': key });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { MESSAGES_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const subscribe = (email: string, list: string, key = randomUUID()) =>
  server.post(PATH, { email, list }, withKey(key));

async function subscribersOf(email: string) {
  return (await server.store.newsletter.subscribers()).filter((row) => row.email === email);
}

describe('the newsletter', () => {
  it('stores an address once per list, however often and in whatever case it is sent', async () => {
    for (const email of ['ada@example.org', 'ADA@example.org', 'ada@example.org']) {
      expect((await subscribe(email, 'dog')).status).toBe(201);
    }
    await subscribe('ada@example.org', 'cat');
    expect((await subscribersOf('ada@example.org')).map(({ list }) => list).sort()).toEqual(['cat', 'dog']);
  });

  it('asks a new subscriber once to confirm, with an unsubscribe link', async () => {
    const key = randomUUID();
    await subscribe('bea@example.org', 'cat', key);
    await subscribe('bea@example.org', 'cat', key);
    const folder = path.join(server.config.dataDir, 'outbox');
    async function written(): Promise<string[]> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
      return files.filter((text) => text.includes('To: bea@example.org'));
    }
    // The e-mail is sent after the answer.
    await expect.poll(written).toHaveLength(1);
    await subscribe('bea@example.org', 'cat');
    const greetings = await written();
    expect(greetings).toHaveLength(1);
    expect(greetings[0]).toContain('Subject: Please confirm: weekly cat tips from Bowlful');
    expect(greetings[0]).toContain('/unsubscribe?token=');
  });

  it('confirms nothing for a link that it never sent', async () => {
    const answer = await server.post(`${PATH}/confirm`, { token: 'x'.repeat(32) });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }]);
  });

  it('ends a subscription by its link, even if used twice, and answers 404 for an unknown link', async () => {
    await subscribe('cy@example.org', 'general');
    const token = (await subscribersOf('cy@example.org'))[0]?.token;
    for (const _ of [1, 2]) {
      const response = await server.post(`${PATH}/unsubscribe`, { token });
      expect([response.status, await response.json()]).toEqual([200, { status: 'unsubscribed' }]);
    }
    expect(await subscribersOf('cy@example.org')).toEqual([]);
    expect((await server.post(`${PATH}/unsubscribe`, { token: 'x'.repeat(32) })).status).toBe(404);
    expect((await server.post(`${PATH}/unsubscribe`, { token: '' })).status).toBe(400);
  });

  it('fault 27: a late repeat of a sign-up renews no ended subscription; a new sign-up does', async () => {
    const key = randomUUID();
    await subscribe('di@example.org', 'dog', key);
    const token = (await subscribersOf('di@example.org'))[0]?.token;
    await server.post(`${PATH}/unsubscribe`, { token });
    const late = await subscribe('di@example.org', 'dog', key);
    expect([late.status, late.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await subscribersOf('di@example.org')).toEqual([]);
    await subscribe('di@example.org', 'dog');
    expect(await subscribersOf('di@example.org')).toHaveLength(1);
  });

  it('is exported only with a session, without link tokens and safe for spreadsheets', async () => {
    await subscribe('+cmd@example.org', 'dog');
    expect((await server.get('/api/admin/newsletter.csv')).status).toBe(401);
    const response = await server.get('/api/admin/newsletter.csv', { Cookie: await server.signIn() });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const text = await response.text();
    for (const { token } of await server.store.newsletter.subscribers()) expect(text).not.toContain(token);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('email,list,subscribed,confirmed');
    expect(lines.some((line) => line.startsWith("'+cmd@example.org,dog,"))).toBe(true);
  });
});
