import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#domain/contract/registry';
import { startBuiltServer } from './testing/built-client.ts';
import { rawRequest } from './testing/raw-request.ts';
import type { TestServer } from './testing/test-server.ts';

const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startBuiltServer((line) => logged.push(line));
});
afterAll(() => server.stop());

describe('every answer', () => {
  const addresses: [string, string, number, RequestInit][] = [
    ['a page', '/', 200, {}],
    ['a missing page', '/nowhere', 404, {}],
    ['a file', '/assets/app-abc.js', 200, {}],
    ['the service worker', '/sw.js', 200, {}],
    ['a missing file', '/assets/gone.js', 404, {}],
    ['a redirect', '/dog-recipes/', 301, { redirect: 'manual' }],
    ['data', '/api/recipes', 200, {}],
    ['unchanged data', '/api/recipes', 304, { headers: { 'If-None-Match': '*' } }],
    ['an error', '/api/recipes?x=1', 400, {}],
    ['an unknown call', '/api/nothing', 404, {}],
    ['a wrong method', '/api/recipes', 405, { method: 'DELETE' }],
    ['a preflight', '/api/recipes', 204, { method: 'OPTIONS' }],
    ['health', '/livez', 200, {}],
  ];

  it.each(addresses)(
    'S10, S11, S14: %s carries the security headers and no CORS header',
    async (_name, address, status, init) => {
      // Twice: the first answer is computed, the second comes from the cache.
      for (const _round of [1, 2]) {
        const headers = { Origin: 'https://evil.example', ...init.headers };
        const response = await fetch(server.url + address, { ...init, headers });
        await response.arrayBuffer();
        // A write from a foreign origin is refused before its method is looked at.
        expect(response.status).toBe(init.method === 'DELETE' ? 403 : status);
        const policy = response.headers.get('content-security-policy') ?? '';
        for (const part of [
          "default-src 'self'",
          "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "form-action 'self'",
          "connect-src 'self'",
          "img-src 'self' data: blob:",
        ]) {
          expect(policy).toContain(part);
        }
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
        expect(response.headers.get('strict-transport-security')).toBeNull();
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        expect(response.headers.get('x-powered-by')).toBeNull();
      }
    },
  );
});

describe('methods', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
    'S36: %s is 405 with Allow, at calls, pages, files and probes',
    async (method) => {
      for (const address of [
        '/api/recipes',
        '/api/recipes/1/ratings',
        '/',
        '/sw.js',
        '/livez',
        '/robots.txt',
      ]) {
        const answer = await rawRequest(server.url, [
          `${method} ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        ]);
        expect(answer).toMatch(/^HTTP\/1\.1 405 /);
        expect(answer).toMatch(/\r\nAllow: .*GET/);
      }
    },
  );

  it.each(['/metrics', '/api/admin/stats', '/api/nothing', '/nothing'])(
    'TRACE is 405 at %s, and the answer does not echo the cookie',
    async (address) => {
      const answer = await rawRequest(server.url, [
        `TRACE ${address} HTTP/1.1\r\nHost: x\r\nCookie: a=b\r\nConnection: close\r\n\r\n`,
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toContain('application/problem+json');
      expect(answer).not.toContain('a=b');
    },
  );

  it('OPTIONS lists the allowed methods', async () => {
    const response = await fetch(`${server.url}/api/recipes/1/ratings`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
  });
});

describe('the OpenAPI document', () => {
  it('describes every call, from the schemas that check them', async () => {
    const response = await server.get('/api/openapi.json');
    expect(response.status).toBe(200);
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: unknown; responses: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of CALLS) expect(document.paths[path]).toHaveProperty(method);
    expect(document.paths['/api/recipes/{id}/ratings']?.['post']?.requestBody).toMatchObject({
      content: {
        'application/json': {
          schema: {
            required: ['rating', 'comment'],
            additionalProperties: false,
            properties: { rating: { minimum: 1, maximum: 5 }, comment: { minLength: 10, maxLength: 2000 } },
          },
        },
      },
    });
    expect(Object.keys(document.paths['/api/sync']?.['get']?.responses ?? {})).toEqual([
      '200',
      '400',
      '410',
      '426',
      '500',
      '503',
    ]);
  });
});

describe('errors', () => {
  it('S21: hide the internal cause and log it once, with the request id and without the body', async () => {
    const failing = server.store.stats;
    const original = failing.overview;
    failing.overview = () => Promise.reject(new Error('mongodb://user:secret@host at /srv/x.ts:1'));
    const cookie = await server.signIn();
    logged.length = 0;
    const response = await server.get('/api/admin/stats', { Cookie: cookie });
    failing.overview = original;
    expect(response.status).toBe(500);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const text = await response.text();
    expect(text).not.toMatch(/Error:|at \/|mongodb:\/\/|secret/);
    const { requestId } = JSON.parse(text) as { requestId: string };
    expect(response.headers.get('x-request-id')).toBe(requestId);
    expect(logged.filter((line) => line.includes(requestId))).toHaveLength(1);
    expect(logged.join()).not.toContain(cookie);
  });

  it('S21: a line break in an address does not start a new log line', async () => {
    logged.length = 0;
    await server.get('/api/x%0d%0a{"level":60}');
    expect(logged).toHaveLength(1);
    expect(logged[0]?.trimEnd().split('\n')).toHaveLength(1);
  });

  it('never log passwords or what visitors wrote', async () => {
    logged.length = 0;
    await server.post('/api/admin/login', { username: 'keeper', password: 'hunter2-hunter2' });
    await server.post('/api/recipes/1/ratings', {
      rating: 9,
      comment: 'my very private words',
      userName: 'Ada',
    });
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toMatch(/hunter2|private words/);
  });
});
