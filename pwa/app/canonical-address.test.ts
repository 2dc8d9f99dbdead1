import { expect, it } from 'vitest';
import { withoutTrailingSlash } from './canonical-address.ts';

it.each([
  ['/dog-recipes/', '/dog-recipes'],
  ['/recipe/1//', '/recipe/1'],
  ['/dog-recipes', '/dog-recipes'],
  ['/', '/'],
  ['//', '/'],
])('the canonical form of %s is %s', (pathname, canonical) => {
  expect(withoutTrailingSlash(pathname)).toBe(canonical);
});
