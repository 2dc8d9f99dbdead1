import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmReader } from '../../testing/newsletter-readers.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY = 'List-Unsubscribe=One-Click';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await confirmReader(server.store, 'ann@example.org');
  token = (await server.store.newsletter.subscribers())[0]?.token ?? '';
});

const send = (query: string, body: string | FormData = BODY, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/unsubscribe${query}`, {
    method: 'POST',
    body,
    headers: { ...(typeof body === 'string' && { 'Content-Type': FORM }), ...headers },
  });
const isSubscribed = async () => (await server.store.newsletter.subscribers()).length > 0;

describe('unsubscribing by one click in a mail program (RFC 8058)', () => {
  it('works without a cookie or an origin, and may be repeated', async () => {
    for (const _ of [1, 2]) {
      const response = await send(`?token=${token}`);
      expect([response.status, await response.json()]).toEqual([200, { status: 'unsubscribed' }]);
      expect(await isSubscribed()).toBe(false);
    }
  });

  it.each([
    ['a browser on another site', { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a frame without an origin', { Origin: 'null' }],
  ])('works from %s: only the token counts', async (_, headers) => {
    expect((await send(`?token=${token}`, BODY, headers)).status).toBe(200);
    expect(await isSubscribed()).toBe(false);
  });

  it('works as a multipart form', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await send(`?token=${token}`, form)).status).toBe(200);
    expect(await isSubscribed()).toBe(false);
  });

  it.each([
    ['no token', '', BODY, 400],
    ['a token and another parameter', `?token=${'x'.repeat(32)}&list=dog`, BODY, 400],
    ['an unknown token', `?token=${'x'.repeat(32)}`, BODY, 404],
    ['a body of 5 KB', `?token=${'x'.repeat(32)}`, 'x'.repeat(5000), 413],
  ])('refuses %s', async (_, query, body, status) => {
    expect((await send(query, body)).status).toBe(status);
    expect(await isSubscribed()).toBe(true);
  });

  it('needs exactly this POST: other bodies and GET do nothing; other calls stay same-origin', async () => {
    expect((await send(`?token=${token}`, 'a=b')).status).toBe(400);
    expect((await send(`?token=${token}`, '')).status).toBe(400);
    await server.get(`/unsubscribe?token=${token}`);
    const foreign = { Origin: 'https://evil.example', 'Content-Type': 'application/json' };
    const calls = ['/api/newsletter/unsubscribe', '/api/newsletter/confirm', '/api/newsletter'];
    for (const path of calls) {
      const options = { method: 'POST', headers: foreign, body: JSON.stringify({ token }) };
      expect((await fetch(server.url + path, options)).status).toBe(403);
    }
    expect(await isSubscribed()).toBe(true);
  });
});
