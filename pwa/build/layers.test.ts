import { expect, it } from 'vitest';
import { readImportGraph } from './import-graph.ts';
import { brokenLayer, unknownFolders } from './layers.ts';

it.each([
  ['pwa/domain/recipe/cost.ts', 'pwa/domain/nutrition/slack.ts', 'recipe is below nutrition'],
  ['pwa/domain/fresh/new.ts', 'pwa/domain/text/characters.ts', 'pwa/domain/fresh has no place in the order'],
  ['pwa/domain/pet/dog-profile.ts', 'pwa/features/pets/pets.ts', 'domain may not import features'],
  ['pwa/domain/safety/forms/boning.ts', 'pwa/domain/safety/standing/standing.ts', 'forms is below standing'],
  [
    'pwa/domain/safety/loose.ts',
    'pwa/domain/safety/line/line.ts',
    'pwa/domain/safety/ has no place in the order',
  ],
  ['pwa/components/chip.tsx', 'pwa/features/pets/pets.ts', 'components may not import features'],
  ['pwa/admin/calls/api.ts', 'pwa/app/layout.tsx', 'admin may not import app'],
  ['pwa/platform/sync/pull.ts', 'pwa/app/layout.tsx', 'platform may not import app'],
  ['pwa/app/layout.tsx', 'pwa/testing/killable-context.ts', 'app may not import testing'],
  ['pwa/app/layout.tsx', 'pwa/domain/plan/plan-rows.test-support.ts', 'a product file imports a test'],
  ['sync-server/app.ts', 'pwa/build/layers.ts', 'sync-server may not import build'],
  ['sync-server/lib/errors.ts', 'sync-server/storage/recipes.ts', 'lib is below storage'],
  ['sync-server/storage/recipes.ts', 'sync-server/features/mail/mailer.ts', 'storage is below features'],
  ['sync-server/http/serve.ts', 'sync-server/features/pages/pages.ts', 'http is below features'],
  ['sync-server/features/pages/pages.ts', 'sync-server/app.ts', 'features is below sync-server/'],
  ['sync-server/app.ts', 'sync-server/testing/test-server.ts', 'sync-server may not import testing'],
  ['pwa/admin/calls/api.ts', 'pwa/admin/parts/card.tsx', 'calls is below parts'],
  ['pwa/admin/parts/card.tsx', 'pwa/admin/money/revenue/words.ts', 'parts is below money'],
  ['pwa/admin/money/revenue/page.tsx', 'pwa/admin/admin-app.tsx', 'money is below pwa/admin/'],
  ['pwa/platform/database/device.ts', 'pwa/platform/outbox/store.ts', 'database is below outbox'],
  [
    'pwa/platform/outbox/store.ts',
    'pwa/features/settings/backup/backup.ts',
    'platform may not import features',
  ],
])('%s may not import %s', (from, to, reason) => {
  expect(brokenLayer({ from, to })?.reason).toBe(reason);
});

it.each([
  ['pwa/domain/nutrition/slack.ts', 'pwa/domain/recipe/cost.ts'],
  ['pwa/domain/safety/standing/standing.ts', 'pwa/domain/safety/forms/boning.ts'],
  ['pwa/domain/safety/lexicon/hidden-names.ts', 'pwa/domain/safety/lexicon/vocabulary.ts'],
  ['pwa/domain/recipe/cost.test.ts', 'pwa/domain/nutrition/slack.ts'],
  ['pwa/features/home/home.tsx', 'pwa/features/market/shop-link.tsx'],
  ['sync-server/features/catalogue/snapshot.ts', 'sync-server/catalogue/builtin-recipes.ts'],
  ['sync-server/storage/store/store.ts', 'sync-server/storage/recipes.ts'],
  ['sync-server/app.ts', 'sync-server/features/pages/pages.ts'],
  ['pwa/admin/money/dashboard/page.tsx', 'pwa/admin/inbox/messages/tab.tsx'],
  ['pwa/features/settings/backup/backup.ts', 'pwa/platform/database/device.ts'],
  ['sync-server/abuse/seed.ts', 'sync-server/app.ts'],
  ['pwa/e2e/cook.spec.ts', 'pwa/build/layers.ts'],
])('%s may import %s', (from, to) => {
  expect(brokenLayer({ from, to })).toBeUndefined();
});

it('refuses a folder under pwa or sync-server that has no place in the order', () => {
  expect(
    unknownFolders([
      'pwa/main.tsx',
      'pwa/platform/sync/pull.ts',
      'pwa/recipes/recipe-page.tsx',
      'sync-server/app.ts',
      'sync-server/jobs/nightly.ts',
    ]),
  ).toEqual(['pwa/recipes', 'sync-server/jobs']);
});

it('reads relative, aliased, dynamic and type-only imports, and workers', () => {
  const arrows = readImportGraph();
  const has = (from: string, to: string) => arrows.some((arrow) => arrow.from === from && arrow.to === to);
  expect(has('pwa/build/check-layers.ts', 'pwa/build/layers.ts')).toBe(true);
  expect(has('sync-server/features/sync/accept-item.ts', 'pwa/domain/sync/exchange.ts')).toBe(true);
  expect(has('pwa/platform/sync/pull-beside.ts', 'pwa/platform/sync/pull-worker.ts')).toBe(true);
  expect(has('pwa/app/screen-loaders.ts', 'pwa/features/home/home.tsx')).toBe(true);
});

it('names the line of an import', () => {
  const arrow = readImportGraph().find(
    ({ from, to }) => from.endsWith('layers.test.ts') && to.endsWith('layers.ts'),
  );
  expect(arrow).toEqual({
    from: 'pwa/build/layers.test.ts',
    to: 'pwa/build/layers.ts',
    line: 3,
    isType: false,
  });
});
