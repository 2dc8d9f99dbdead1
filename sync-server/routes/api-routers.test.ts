import { describe, expect, it } from 'vitest';
import { CALLS } from '#domain/contract/registry';
import { unconnectedRouters } from '../testing/route-layers.ts';

/** Files for machines are no calls of the API. */
const FILES = [
  'get /robots.txt',
  'get /ads.txt',
  'get /sitemap.xml',
  'get /{key}.txt',
  'get /social/site.png',
  'get /social/recipe-{picture}.png',
  'get /photos/{key}',
];

describe('the routers', () => {
  it('serve exactly the calls of the registry, so that neither grows without the other', () => {
    const served = unconnectedRouters().flatMap((router) =>
      router.stack.flatMap((layer) =>
        layer.methods
          .filter((method) => method !== 'HEAD')
          .map(
            (method) =>
              `${method.toLowerCase()} ${String(layer.path)
                .replace(/\/$/, '')
                .replace(/:(\w+)/g, '{$1}')}`,
          ),
      ),
    );
    const listed = CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(served.sort()).toEqual([...listed, ...FILES].sort());
  });
});
