import { describe, expect, it } from 'vitest';
import { pathsThatServe, routeAt } from './route-at.ts';

describe('routeAt', () => {
  it.each([
    ['/', '/'],
    ['/dog-recipes', '/dog-recipes'],
    ['/tools/cost-calculator', '/tools/cost-calculator'],
    ['/admin', '/admin/*'],
    ['/admin/recipes', '/admin/*'],
    ['/administrator', '*'],
    ['/dog-recipes/1', '*'],
    ['/dog-recipes/', '*'],
    ['/tools', '/tools'],
    ['/tool', '*'],
    ['/constructor', '*'],
    ['/recipe/:id', '*'],
    ['*', '*'],
    ['', '*'],
  ])('%s is the row of %s', (pathname, path) => {
    expect(routeAt(pathname).path).toBe(path);
  });

  it('reads a plain number, and rejects other notations', () => {
    expect(routeAt('/recipe/66')).toMatchObject({ path: '/recipe/:id', id: 66 });
    expect(routeAt('/recipe/66/cook')).toMatchObject({ path: '/recipe/:id/cook', id: 66 });
    for (const other of ['0', '01', '1e3', '-1', 'x', '1234567890', '1/eat']) {
      expect(routeAt(`/recipe/${other}`).path, other).toBe('*');
    }
  });
});

describe('a name in an address', () => {
  it('accepts lower-case letters and digits with single hyphens', () => {
    expect(routeAt('/guides/senior-dogs')).toMatchObject({ path: '/guides/:slug', slug: 'senior-dogs' });
    expect(routeAt('/guides')).toMatchObject({ path: '/guides' });
  });

  it.each(['', 'Senior', 'senior--dogs', '-senior', 'senior-', 'senior.html', 'a/b', 'a'.repeat(81)])(
    'rejects %j',
    (name) => {
      expect(routeAt(`/guides/${name}`).path).toBe('*');
    },
  );
});

describe('pathsThatServe', () => {
  it('lists the rows of one kind in the order of the table', () => {
    expect(pathsThatServe('recipe').map(([path]) => path)).toEqual(['/recipe/:id']);
    expect(pathsThatServe('cards').map(([path, { lists }]) => [path, lists])).toEqual([
      ['/', 'all'],
      ['/dog-recipes', 'dog'],
      ['/cat-recipes', 'cat'],
      ['/natural-cat-recipes', 'cat'],
      ['/recipes', 'all'],
      ['/search', 'all'],
      ['/organic', 'organic'],
      ['/shop', 'popular'],
    ]);
  });
});
