import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { idleGroupsOf } from './idle-groups.ts';

const DEXIE = '/x/node_modules/dexie/dexie.mjs';
const ZOD = '/x/node_modules/zod/mini.js';

/** Static and dynamic imports of each module. */
const GRAPH: Record<string, { imports?: string[]; later?: string[] }> = {
  '/index.html': { imports: ['/app.ts'] },
  '/app.ts': {
    imports: ['/device.ts'],
    later: [
      '/home.tsx',
      '/form.tsx',
      '/list.tsx',
      '/cook.tsx',
      '/platform/database/open-device.ts',
      '/platform/sync/pull-loop.ts',
      '/platform/sync/push-triggers.ts',
      '/platform/sync/send-straight.ts',
    ],
  },
  '/home.tsx': { imports: ['/domain/category.ts'] },
  '/form.tsx': {
    imports: ['/domain/sign-up.ts', '/domain/portions.ts', '/platform/sync/http.ts', '/outbox.ts'],
  },
  '/list.tsx': { imports: ['/platform/database/tables.ts'] },
  '/cook.tsx': { imports: ['/domain/words.ts', '/domain/portions.ts'] },
  '/platform/database/open-device.ts': {
    imports: ['/platform/database/tables.ts', '/domain/card.ts', '/device.ts'],
    later: ['/platform/database/put-cards.ts', '/domain/reference/more-foods.ts'],
  },
  '/platform/database/tables.ts': { imports: [DEXIE] },
  '/domain/card.ts': { imports: [ZOD, '/domain/words.ts', '/domain/category.ts'] },
  '/platform/sync/pull-loop.ts': { imports: ['/platform/sync/http.ts'] },
  '/platform/sync/push-triggers.ts': {
    imports: ['/platform/sync/push.ts', '/platform/sync/http.ts', '/outbox.ts'],
  },
  '/platform/sync/send-straight.ts': { imports: ['/platform/sync/push.ts'] },
  '/platform/database/put-cards.ts': { imports: ['/domain/nutrients.ts', '/domain/portions.ts'] },
  '/domain/reference/more-foods.ts': { imports: ['/domain/rows.ts', '/domain/portions.ts'] },
  '/domain/sign-up.ts': { imports: [ZOD] },
};

const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: GRAPH[id]?.imports ?? [],
    dynamicallyImportedIds: GRAPH[id]?.later ?? [],
    code: '',
  }),
} as unknown as Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const groups = () =>
  Object.fromEntries(
    idleGroupsOf(
      modules,
      '/index.html',
      ['/home.tsx'],
      ['/home.tsx', '/form.tsx', '/list.tsx', '/cook.tsx'],
      (path) => `/${path}`,
    ),
  );

it('gives each idle module to the root that loads it, and nothing of the first load', () => {
  expect(groups()).toEqual({
    '/domain/reference/more-foods.ts': 'more-foods',
    '/domain/rows.ts': 'more-foods',
    '/domain/card.ts': 'schemas',
    // The kitchen reads it without a schema.
    '/domain/words.ts': 'schema-basics',
    '/platform/database/open-device.ts': 'device-parts',
    // The list queries the database itself, so that it has Dexie anyway.
    '/platform/database/tables.ts': 'device-parts',
    '/platform/sync/pull-loop.ts': 'device-parts',
    // The form does not wait for what else these run with.
    '/platform/sync/http.ts': 'device-basics',
    '/outbox.ts': 'outbox',
    '/platform/sync/push-triggers.ts': 'delivery',
    '/platform/sync/send-straight.ts': 'delivery',
    '/platform/sync/push.ts': 'delivery',
    '/platform/database/put-cards.ts': 'nutrient-tables',
    '/domain/nutrients.ts': 'nutrient-tables',
    // The form and the kitchen need it without the further foods, and without what makes cards.
    '/domain/portions.ts': 'food-tables',
  });
});

it('fails where a root is no longer loaded dynamically', () => {
  const { later, ...app } = GRAPH['/app.ts'] ?? {};
  GRAPH['/app.ts'] = { ...app, later: (later ?? []).filter((id) => id !== '/platform/sync/pull-loop.ts') };
  expect(groups).toThrow('No module imports platform/sync/pull-loop.ts dynamically');
  GRAPH['/app.ts'] = { ...app, later: later ?? [] };
});
