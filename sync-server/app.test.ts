import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#domain/contract/registry';
import { loadPageRenderer } from './services/page-renderer.ts';
import { aRecipe } from './testing/builders.ts';
import { rawRequest } from './testing/raw-request.ts';
import { startServer, type TestServer } from './testing/test-server.ts';

/** What the build leaves behind, in small: a template, a renderer, a hashed file, and files nobody may read. */
async function buildClient(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  await mkdir(path.join(folder, 'server'));
  const files = {
    'client/index.html':
      '<!doctype html><html><head><!--app-head--></head><body><div id="root"><!--app-html--></div><!--page-data--><script>alert(1)</script></body></html>',
    'client/shell.html': '<!doctype html><script>alert(1)</script>',
    'client/sw.js': 'self.x = 1;',
    'client/assets/app-abc.js': 'export const app = 1;',
    'client/assets/app-abc.js.map': '{}',
    'client/.env': 'SECRET=1',
    'server/server-entry.js': `export async function render(data) {
      const title = data.recipe?.recipe.title ?? (data.cards ?? []).map((card) => card.title).join();
      return { html: '<h1>' + title.replaceAll('<', '&lt;') + '</h1>', head: '<title>' + data.url + '</title>', status: data.notFound ? 404 : 200 };
    }`,
    'secret.txt': 'outside',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const packed = brotliCompressSync(files['client/assets/app-abc.js']);
  await writeFile(path.join(folder, 'client/assets/app-abc.js.br'), packed);
}

let folder: string;
let server: TestServer;
const logged: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowlful-client-'));
  await buildClient(folder);
  const clientDir = path.join(folder, 'client');
  const pages = await loadPageRenderer(clientDir, path.join(folder, 'server/server-entry.js'));
  if (pages === null) throw new Error('no pages');
  const hostile = aRecipe({ id: 3, title: '</script><script>alert(1)' });
  const recipes = [aRecipe(), hostile, aRecipe({ id: 66, species: 'cat', title: 'Salmon Supper' })];
  server = await startServer({ pages, clientDir, recipes, onLog: (line) => logged.push(line) });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe('every answer', () => {
  const addresses: [string, string, number, RequestInit][] = [
    ['a page', '/', 200, {}],
    ['a page that is not there', '/nowhere', 404, {}],
    ['a file', '/assets/app-abc.js', 200, {}],
    ['the service worker', '/sw.js', 200, {}],
    ['a file that is not there', '/assets/gone.js', 404, {}],
    ['a redirect', '/dog-recipes/', 301, { redirect: 'manual' }],
    ['data', '/api/recipes', 200, {}],
    ['data not changed', '/api/recipes', 304, { headers: { 'If-None-Match': '*' } }],
    ['an error', '/api/recipes?x=1', 400, {}],
    ['an unknown call', '/api/nothing', 404, {}],
    ['a wrong method', '/api/recipes', 405, { method: 'DELETE' }],
    ['a preflight', '/api/recipes', 204, { method: 'OPTIONS' }],
    ['health', '/livez', 200, {}],
  ];

  it.each(addresses)(
    'S10, S11, S14: %s carries the security headers and no CORS header',
    async (_name, address, status, init) => {
      // Twice: the first answer is made on the long way, the second comes from what is kept.
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
          "img-src 'self' data: blob: https:",
        ]) {
          expect(policy).toContain(part);
        }
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(response.headers.get('strict-transport-security')).toBeNull();
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        expect(response.headers.get('x-powered-by')).toBeNull();
      }
    },
  );
});

describe('methods', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
    'S36: %s is 405 with Allow, everywhere',
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

  it('OPTIONS tells what there is', async () => {
    const response = await fetch(`${server.url}/api/recipes/1/ratings`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
  });
});

describe('files', () => {
  it('with a hash in the name are kept for a year, precompressed as the client likes it', async () => {
    const response = await server.get('/assets/app-abc.js', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe('export const app = 1;');
    const etag = response.headers.get('etag') as string;
    expect((await server.get('/assets/app-abc.js', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('without one are asked for anew each time', async () => {
    for (const file of ['/sw.js', '/shell.html']) {
      const response = await server.get(file);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each([
    '/assets/gone-123.js',
    '/gone.css',
    '/index.html',
    '/assets/app-abc.js.map',
    '/assets/app-abc.js.br',
    '/.env',
    '/assets/',
    '/package.json',
    '/server/server-entry.js',
  ])('S28, fault 32: %s is 404, never cached and never a page', async (address) => {
    const response = await server.get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('alert(1)');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/%00',
    '/assets/app-abc.js%00.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
    '/%zz',
    '//secret.txt',
    '/\\..\\secret.txt',
    'http://elsewhere/secret.txt',
    '/sw.js/../../secret.txt',
  ])('fault 49: %s leads nowhere', async (address) => {
    const answer = await rawRequest(server.url, [
      `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /);
    expect(answer).not.toContain('outside');
  });
});

describe('pages', () => {
  it('are rendered with their data inlined, kept per revision, and known by a tag', async () => {
    const response = await server.get('/recipe/1', { 'Accept-Encoding': 'gzip' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const html = await response.text();
    expect(html).toContain('<title>/recipe/1</title>');
    expect(html).toContain('<h1>Chicken and Brown Rice</h1>');
    const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      url: '/recipe/1',
      counts: { dog: 2, cat: 1 },
      recipe: { recipe: { id: 1 }, card: { id: 1 }, reviews: [] },
    });
    const etag = response.headers.get('etag') as string;
    expect((await server.get('/recipe/1', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('of a section hold its cards alone', async () => {
    expect(await (await server.get('/cat-recipes')).text()).toContain('<h1>Salmon Supper</h1>');
    expect(await (await server.get('/dog-recipes')).text()).not.toContain('Salmon');
  });

  it('S12: keep a hostile title inert', async () => {
    const html = await (await server.get('/recipe/3')).text();
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it.each(['/recipe/999', '/recipe/01', '/submit', '/recipe/', '/constructor'])(
    '%s is a 404 page',
    async (address) => {
      const response = await server.get(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('etag')).toBeNull();
    },
  );

  it.each(['/queue', '/favourites', '/admin', '/?search=cod'])(
    '%s is an empty page that no search engine keeps',
    async (address) => {
      const response = await server.get(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('page-data');
    },
  );

  it.each([
    ['/dog-recipes/', '/dog-recipes'],
    ['/recipe/1/', '/recipe/1'],
    ['/cat-recipes/?category=kitten', '/cat-recipes?category=kitten'],
  ])('%s moved to %s', async (from, to) => {
    const response = await server.get(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });

  it.each(['//evil.example/', '/\\evil.example/', '///', '//dog-recipes/'])(
    'S26: %s redirects nowhere',
    async (address) => {
      const answer = await rawRequest(server.url, [
        `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toMatch(/\r\nLocation:/i);
    },
  );

  it('S22: take their links from PUBLIC_ORIGIN, whatever host was asked', async () => {
    const sitemap = await (await server.get('/sitemap.xml', { 'X-Forwarded-Host': 'evil.example' })).text();
    expect(sitemap).toContain('<loc>http://bowlful.test/recipe/66</loc>');
    expect(sitemap).not.toContain('evil');
    expect(await (await server.get('/robots.txt')).text()).toContain(
      'Sitemap: http://bowlful.test/sitemap.xml',
    );
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
      '500',
      '503',
    ]);
  });

  it('describes nothing that the server does not serve', async () => {
    for (const { method, path } of CALLS) {
      const address = path.replace('{id}', '1');
      const response = await (method === 'get' ? server.get(address) : server.post(address, {}));
      expect([404, 405]).not.toContain(
        response.status === 404 && path.includes('{id}') ? 0 : response.status,
      );
    }
  });
});

describe('errors', () => {
  it('S21: hide what went wrong inside and log it once, with the request id and without the body', async () => {
    const failing = server.store.stats;
    const original = failing.overview;
    failing.overview = () => Promise.reject(new Error('mongodb://user:secret@host at /srv/x.ts:1'));
    const cookie = await server.signIn();
    logged.length = 0;
    const response = await server.get('/api/admin/stats', { Cookie: cookie });
    failing.overview = original;
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(/Error:|at \/|mongodb:\/\/|secret/);
    const { requestId } = JSON.parse(text) as { requestId: string };
    expect(response.headers.get('x-request-id')).toBe(requestId);
    expect(logged.filter((line) => line.includes(requestId))).toHaveLength(1);
    expect(logged.join()).not.toContain(cookie);
  });

  it('S21: a line break in an address stays inside its line of the log', async () => {
    logged.length = 0;
    await server.get('/api/x%0d%0a{"level":60}');
    expect(logged.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
  });

  it('never log passwords or texts', async () => {
    logged.length = 0;
    await server.post('/api/admin/login', { username: 'keeper', password: 'hunter2-hunter2' });
    await server.post('/api/recipes/1/ratings', {
      rating: 9,
      comment: 'my very private words',
      userName: 'Ada',
    });
    expect(logged.join()).not.toMatch(/hunter2|private words/);
  });
});
