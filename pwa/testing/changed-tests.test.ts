import { expect, it } from 'vitest';
import { changedTests, isProduct } from './changed-tests.ts';

const FILES = [
  'pwa/app/layout.test.tsx',
  'pwa/app/layout.tsx',
  'pwa/app/styles/theme.css',
  'pwa/build/documents.test.ts',
  'pwa/domain/plan/plan-cost.test.ts',
  'pwa/domain/plan/plan-cost.ts',
  'pwa/domain/recipe/cost.test.ts',
  'pwa/domain/recipe/cost.ts',
  'pwa/domain/reference/toxic-foods.ts',
  'pwa/domain/safety/audit/linear-time.test.ts',
  'pwa/domain/safety/find-danger.test.ts',
  'pwa/main.tsx',
  'pwa/features/plan/plan-page.tsx',
  'sync-server/catalogue/kitchen-sense.test.ts',
  'sync-server/features/contact/contact-replies.test.ts',
  'sync-server/features/contact/contact.ts',
];

const IMPORTS = [
  { from: 'pwa/domain/recipe/cost.test.ts', to: 'pwa/domain/recipe/cost.ts' },
  { from: 'pwa/domain/plan/plan-cost.ts', to: 'pwa/domain/recipe/cost.ts' },
  { from: 'pwa/app/layout.tsx', to: 'pwa/domain/plan/plan-cost.ts' },
];

const select = (...changed: string[]) => changedTests(changed, FILES, IMPORTS);

it('finds tests through imports and by name, nearest first, once each', () => {
  expect(select('pwa/domain/recipe/cost.ts', 'pwa/domain/recipe/cost.test.ts').run).toEqual([
    'pwa/domain/recipe/cost.test.ts',
    'pwa/domain/plan/plan-cost.test.ts',
    'pwa/app/layout.test.tsx',
  ]);
});

it.each([
  [
    'a route',
    'sync-server/features/contact/contact.ts',
    'sync-server/features/contact/contact-replies.test.ts',
  ],
  ['a style', 'pwa/app/styles/theme.css', 'pwa/app/layout.test.tsx'],
  ['a document', 'README.md', 'pwa/build/documents.test.ts'],
])('finds the test of %s', (_, file, test) => {
  expect(select(file).run).toEqual([test]);
});

it('runs every test of safety, reference, nutrition and catalogue for one of their files, but no speed test', () => {
  expect(select('pwa/domain/reference/toxic-foods.ts').run).toEqual([
    'pwa/domain/safety/find-danger.test.ts',
    'sync-server/catalogue/kitchen-sense.test.ts',
  ]);
});

it('leaves out the tests furthest away once 30 s of processor time are used up', () => {
  // Chained screens of 1 s each: 30 of them fit.
  const screens = Array.from({ length: 40 }, (_, at) => `pwa/admin/room-${at + 10}/page.test.tsx`);
  const chain = screens.map((from, at) => ({ from, to: screens[at - 1] ?? 'pwa/admin/api.ts' }));
  const { run, leftOut } = changedTests(['pwa/admin/api.ts'], ['pwa/admin/api.ts', ...screens], chain);
  expect([run, leftOut]).toEqual([screens.slice(0, 30), screens.slice(30)]);
});

it('names product files that no test reaches, but no test or configuration', () => {
  expect(select('pwa/main.tsx', 'pwa/e2e/cook.spec.ts', 'package.json').untested).toEqual(['pwa/main.tsx']);
});

it('names no file that was deleted', () => {
  expect(select('pwa/start.tsx').untested).toEqual([]);
});

it.each(['pwa/guides/toxic-foods.md', 'pwa/app/styles/theme.css', 'sync-server/deploy/nginx.conf'])(
  'counts %s as product',
  (path) => {
    expect(isProduct(path)).toBe(true);
  },
);
