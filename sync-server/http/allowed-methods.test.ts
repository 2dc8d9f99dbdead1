import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_SCOPES, PLAIN_PAGES } from '#domain/contract/page-address';
import { CALLS } from '#domain/contract/registry';
import { startBuiltServer } from '../testing/built-client.ts';
import { ORIGIN, type TestServer } from '../testing/test-server.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const READING = ['GET', 'HEAD', 'OPTIONS'];
const MACHINES = ['/robots.txt', '/sitemap.xml', '/social/site.png', '/social/recipe-1.png'];
const FILES = ['/sw.js', '/assets/app-abc.js'];

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startBuiltServer(undefined, { METRICS_TOKEN: 'a-token-of-length-24-abc' });
  cookie = await server.signIn();
});
afterAll(() => server.stop());

async function ask(method: string, path: string) {
  const headers = { Origin: ORIGIN, Cookie: cookie };
  const response = await fetch(server.url + path, { method, headers, redirect: 'manual' });
  await response.arrayBuffer();
  // Ending the other sessions gives this one a new cookie.
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const allow = response.headers.get('allow')?.split(', ').sort() ?? null;
  return { status: response.status, allow };
}

/** API paths with their methods from the registry. */
function apiPaths(): [string, string[]][] {
  const paths = new Map<string, Set<string>>();
  for (const { method, path } of CALLS) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
      name === 'id' && path.startsWith('/api/recipes') ? '1' : randomUUID(),
    );
    const known = [...paths.keys()].find((other) => other.length === filled.length && matches(path, other));
    const methods = paths.get(known ?? filled) ?? new Set(['OPTIONS']);
    methods.add(method.toUpperCase());
    if (method === 'get') methods.add('HEAD');
    paths.set(known ?? filled, methods);
  }
  return [...paths].map(([path, methods]) => [path, [...methods].sort()]);
}

/** True if the template's parameters can give this path; `/api/recipes/analyse` is a call of its own. */
function matches(template: string, filled: string): boolean {
  return (
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(filled) && filled !== '/api/recipes/analyse'
  );
}

describe('OPTIONS', () => {
  const addresses: [string, string[]][] = [
    ...apiPaths().filter(([path]) => path !== '/api/admin/logout' && path !== '/api/admin/login'),
    ...[
      ...MACHINES,
      ...FILES,
      ...LIST_SCOPES.map(({ path }) => path),
      ...PLAIN_PAGES,
      '/recipe/1',
      '/queue',
      '/dog-recipes/',
    ].map((path): [string, string[]] => [path, READING]),
  ];

  it.each(addresses)('of %s lists exactly the methods that answer', async (path, expected) => {
    const { status, allow } = await ask('OPTIONS', path);
    expect([status, allow]).toEqual([204, expected]);
    for (const method of METHODS) {
      const answer = await ask(method, path);
      expect(answer.status === 405, `${method} is ${answer.status}`).toBe(!expected.includes(method));
      if (answer.status === 405) expect(answer.allow).toEqual(expected);
    }
  });

  it('needs no session, and lists nothing for unknown paths', async () => {
    const open = await fetch(`${server.url}/api/admin/stats`, { method: 'OPTIONS' });
    expect([open.status, open.headers.get('allow')]).toEqual([204, 'HEAD, GET, OPTIONS']);
    for (const path of ['/nowhere', '/assets/gone.js', '/api/nothing']) {
      expect(await ask('OPTIONS', path), path).toEqual({ status: 404, allow: null });
      expect((await ask('DELETE', path)).status, path).toBe(404);
    }
  });
});
