import { describe, expect, it } from 'vitest';
import { CALLS } from '#domain/contract/registry';
import { callOf } from './http/serve.ts';
import { unconnectedRouters } from './testing/route-layers.ts';

/** Paths of routes that serve files: these are not API calls. */
const FILES = [
  '/robots.txt',
  '/ads.txt',
  '/sitemap.xml',
  '/:key.txt',
  '/social/site.png',
  '/social/recipe-:picture.png',
  '/photos/:key',
];

const layers = unconnectedRouters().flatMap(({ stack }) => stack);

describe('the routers', () => {
  it('serve exactly the calls in the registry', () => {
    const served = layers.map(callOf).filter((call) => call !== undefined);
    const ids = served.map(({ id }) => id).sort();
    const hint = 'received: routers listed in api-routers.ts; expected: calls of the registry';
    expect(ids, hint).toEqual(CALLS.map(({ id }) => id).sort());
  });

  it('serve nothing else but files, so no other route lacks the guard that calls get', () => {
    const others = layers.filter((layer) => callOf(layer) === undefined);
    expect(others.map(({ path }) => path).sort()).toEqual([...FILES].sort());
  });
});
