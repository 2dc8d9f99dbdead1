import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '#domain/site/route-table';
import { LANDING_SCREENS, screenModules } from './screen-modules.ts';

const below = (path: string) => new URL(`../${path}`, import.meta.url);

it('names the module of every route except the administrator’s, and each module exists', () => {
  const modules = screenModules();
  expect(modules.map(([path]) => path).sort()).toEqual(
    Object.keys(ROUTES)
      .filter((path) => path !== '/admin/*')
      .sort(),
  );
  expect(modules.filter(([, module]) => !existsSync(below(module)))).toEqual([]);
  expect(Object.fromEntries(modules)).toMatchObject({
    '/': 'features/home/home.tsx',
    '/natural-cat-recipes': 'features/browse/cat-recipes.tsx',
    '*': 'features/page/not-found.tsx',
  });
});

it('finds the module however the import is written, and ignores imports outside the routes', () => {
  const source = `
    const other = () => import('../features/other.tsx');
    export const SCREENS = {
      '/a': () =>
        import(
          '../features/a.tsx'
        ).then(({ A }) => A, other),
      "/b": async () => (await import("../features/b.tsx")).B,
    };`;
  expect(screenModules(source)).toEqual([
    ['/a', 'features/a.tsx'],
    ['/b', 'features/b.tsx'],
  ]);
});

it('refuses a route without a module, or with two', () => {
  expect(() => screenModules("const S = { '/a': () => load() };")).toThrow('The route /a imports');
  const two = "const S = { '/a': () => import('../a.tsx').catch(() => import('../b.tsx')) };";
  expect(() => screenModules(two)).toThrow('The route /a imports');
});

it('counts a landing screen once, however many addresses it has', () => {
  expect(LANDING_SCREENS).toEqual([
    'features/home/home.tsx',
    'features/browse/dog-recipes.tsx',
    'features/browse/cat-recipes.tsx',
    'features/recipe/recipe-page.tsx',
  ]);
});
