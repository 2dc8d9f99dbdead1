import { describe, expect, it } from 'vitest';
import { CALLS } from '#domain/contract/registry';
import { callOf } from './http/serve.ts';
import { unconnectedRouters } from './testing/route-layers.ts';

/** Files for machines are no calls of the API. */
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
  it('serve exactly the calls of the registry, so that neither grows without the other', () => {
    const served = layers.map(callOf).filter((call) => call !== undefined);
    expect(served.map(({ id }) => id).sort()).toEqual(CALLS.map(({ id }) => id).sort());
  });

  it('serve nothing else but files, so that no route is without the guard of its call', () => {
    const others = layers.filter((layer) => callOf(layer) === undefined);
    expect(others.map(({ path }) => path).sort()).toEqual([...FILES].sort());
  });
});
