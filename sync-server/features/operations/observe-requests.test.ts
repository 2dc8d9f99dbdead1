import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { startBuiltServer } from '../../testing/built-client.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const logged: string[] = [];

let server: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  server = await startBuiltServer((line) => logged.push(line));
  proxied = await startServer({ env: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await server.stop();
  await proxied.stop();
});

describe('the request id', () => {
  it('is on every answer, and unique', async () => {
    const ids: (string | null)[] = [];
    const addresses = ['/', '/nowhere', '/assets/app-abc.js', '/api/recipes', '/api/nothing', '/livez'];
    for (const address of [...addresses, ...addresses])
      ids.push((await server.get(address)).headers.get('x-request-id'));
    ids.push((await server.get('/api/recipes', { 'If-None-Match': '*' })).headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(UUID);
    // Six addresses, each twice, and the conditional request.
    expect(new Set(ids).size).toBe(13);
  });

  it.each([
    ['bytes that are not a request', 'nonsense\r\n\r\n'],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a bad Expect header', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n'],
  ])('is on the answer to %s', async (_name, bytes) => {
    expect(await rawRequest(server.url, [bytes])).toMatch(/^X-Request-Id: [0-9a-f-]{36}\r$/m);
  });

  it('is taken from the caller only behind a trusted proxy, and only if well-formed', async () => {
    const answered = async (to: TestServer, id: string) =>
      (await to.get('/livez', { 'X-Request-Id': id })).headers.get('x-request-id');
    expect(await answered(proxied, 'edge-0123456789')).toBe('edge-0123456789');
    expect(await answered(server, 'edge-0123456789')).toMatch(UUID);
    for (const malformed of ['short', 'ada@example.org', 'with space and more', 'x'.repeat(65)])
      expect(await answered(proxied, malformed)).toMatch(UUID);
  });
});

describe('the log', () => {
  it('has one line per request, with id, route, status and duration', async () => {
    logged.length = 0;
    const key = randomUUID();
    const response = await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': key });
    await expect.poll(() => logged.length).toBe(1);
    const line = JSON.parse(logged[0] ?? '') as Record<string, unknown>;
    expect(Object.keys(line)).toEqual([
      'level',
      'time',
      'requestId',
      'method',
      'route',
      'status',
      'ms',
      'msg',
    ]);
    expect(line).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      method: 'POST',
      route: '/api/recipes/{id}/ratings',
      status: 201,
    });
  });

  it('S21: contains no personal data, whatever callers send in path, query, headers and body', async () => {
    logged.length = 0;
    const secrets = [
      ...['ada@example.org', 'ada%40example.org', 'Ada Lovelace', '203.0.113.7', 'swordfish-9', '127.0.0.1'],
      ...['{"level":60}', 'Mozilla/5.0 (Ada)'],
    ];
    const [email, coded, name, address, token] = secrets as [string, string, string, string, string];
    const key = randomUUID();
    const headers = {
      'User-Agent': 'Mozilla/5.0 (Ada)',
      'X-Forwarded-For': address,
      'X-Request-Id': token,
      Cookie: `bowlful-session=${token}`,
      Referer: `https://elsewhere.example/?mail=${email}`,
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': key,
    };
    const paths = [
      `/${coded}`,
      `/api/${coded}`,
      `/api/recipes/${coded}`,
      `/api/recipes/submissions/${coded}`,
      `/photos/${email}`,
      `/search?q=${coded}`,
      `/unsubscribe?token=${token}`,
      `/recipe/1?name=Ada%20Lovelace`,
      `/api/recipes?search=${coded}`,
      '/api/%0d%0a{"level":60}',
      '/%zz',
      '/api/admin/stats',
    ];
    for (const path of paths) await server.get(path, headers);
    const bodies: [string, unknown][] = [
      ['/api/recipes/1/ratings', { ...REVIEW, userName: name, comment: `Write to ${email}, please.` }],
      ['/api/recipes/1/ratings', { rating: 9, userName: name, [email]: name }],
      ['/api/contact', { name, email, subject: 'A question', message: `I am ${name}, ${address}.` }],
      ['/api/newsletter', { email, list: 'dog' }],
      ['/api/recipes/1/share/email', { to: email, from: name, message: name }],
      ['/api/admin/login', { username: email, password: token }],
      ['/api/ai/search', { query: `${name} ${email}` }],
      ['/api/contact', `{"email":"${email}`],
    ];
    for (const [path, body] of bodies) await server.post(path, body, headers);
    await expect
      .poll(() => logged.filter((line) => line.includes('"msg":"request"')).length)
      .toBe(paths.length + bodies.length);
    const text = logged.join('\n');
    for (const secret of [...secrets, key, ...secrets.map(encodeURIComponent)])
      expect(text).not.toContain(secret);
  });
});
