import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CALLS } from '#domain/contract/registry';
import { routeLabel } from './route-label.ts';

describe('route labels', () => {
  it.each(CALLS.map(({ path }) => path))(
    '%s is the label of its addresses, also in upper case with a trailing slash',
    (path) => {
      const address = path.replace(/\{\w+\}/g, randomUUID());
      expect(routeLabel(address)).toBe(path);
      expect(routeLabel(`${address.toUpperCase()}/`)).toBe(path);
    },
  );

  it.each([
    ['/', '/'],
    ['/dog-recipes/', '/dog-recipes'],
    ['/recipe/12', '/recipe/:id'],
    ['/assets/app-4f2a.js', '/assets/*'],
    ['/photos/ada@example.org', '/photos/{key}'],
    ['/worker.js', '(file)'],
    ['/ada@example.org', '(file)'],
    ['/search', '/search'],
    ['/api/ada', '(unknown)'],
    ['/nowhere/at/all', '(unknown)'],
    [`/${'a'.repeat(5000)}`, '(unknown)'],
  ])('%s has the label %s', (path, label) => {
    // Twice, because the second answer is cached.
    expect([routeLabel(path), routeLabel(path)]).toEqual([label, label]);
  });
});
