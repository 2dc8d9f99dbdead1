import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '#domain/site/route-table';
import { LANDING_SCREENS } from './landing-screens.ts';
import { screenModules } from './screen-modules.ts';

const below = (path: string) => new URL(`../${path}`, import.meta.url);

it('names the module of each route of the table but the administrator’s, and each module exists', () => {
  const modules = screenModules();
  expect(modules.map(([path]) => path).sort()).toEqual(
    Object.keys(ROUTES)
      .filter((path) => path !== '/admin/*')
      .sort(),
  );
  expect(modules.filter(([, module]) => !existsSync(below(module)))).toEqual([]);
  expect(Object.fromEntries(modules)).toMatchObject({
    '/': 'screens/home/home.tsx',
    '/natural-cat-recipes': 'screens/browse/cat-recipes.tsx',
    '*': 'screens/parts/page/not-found.tsx',
  });
});

it('finds the module however the import is written, and no import outside the routes', () => {
  const source = `
    const other = () => import('../screens/other.tsx');
    export const SCREENS = {
      '/a': () =>
        import(
          '../screens/a.tsx'
        ).then(({ A }) => A, other),
      "/b": async () => (await import("../screens/b.tsx")).B,
    };`;
  expect(screenModules(source)).toEqual([
    ['/a', 'screens/a.tsx'],
    ['/b', 'screens/b.tsx'],
  ]);
});

it('refuses a route without a module, or with two', () => {
  expect(() => screenModules("const S = { '/a': () => load() };")).toThrow('The route /a imports');
  const two = "const S = { '/a': () => import('../a.tsx').catch(() => import('../b.tsx')) };";
  expect(() => screenModules(two)).toThrow('The route /a imports');
});

it('counts a landing screen once, whatever addresses it has', () => {
  expect(LANDING_SCREENS).toEqual([
    'screens/home/home.tsx',
    'screens/browse/dog-recipes.tsx',
    'screens/browse/cat-recipes.tsx',
    'screens/recipe/recipe-page.tsx',
  ]);
});
