import { expect, it } from 'vitest';
import { changedTests } from './changed-tests.ts';

const ARROWS = [
  { from: 'pwa/domain/recipe/cost.test.ts', to: 'pwa/domain/recipe/cost.ts' },
  { from: 'pwa/domain/plan/plan-cost.ts', to: 'pwa/domain/recipe/cost.ts' },
  { from: 'pwa/domain/plan/plan-cost.test.ts', to: 'pwa/domain/plan/plan-cost.ts' },
];

it('finds the tests that import a changed file, and changed tests, once each', () => {
  expect(
    changedTests(
      ['pwa/domain/recipe/cost.ts', 'pwa/domain/recipe/cost.test.ts', 'pwa/app/nav.test.tsx'],
      ARROWS,
    ),
  ).toEqual(['pwa/app/nav.test.tsx', 'pwa/domain/recipe/cost.test.ts']);
});

it('leaves out tests that import a changed file indirectly', () => {
  expect(changedTests(['pwa/domain/recipe/cost.ts'], ARROWS)).toEqual(['pwa/domain/recipe/cost.test.ts']);
});
