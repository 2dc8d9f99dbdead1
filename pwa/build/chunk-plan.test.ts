import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { planChunks } from './chunk-plan.ts';

const LUCIDE = '/x/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const icon = (name: string) => `/x/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const REACT = '/x/node_modules/react/index.js';
const DEXIE = '/x/node_modules/dexie/dexie.mjs';

type Graph = Record<string, { imports?: string[]; later?: string[]; icons?: string; bytes?: number }>;

const GRAPH: Graph = {
  '/index.html': {
    imports: ['/pwa/app/app.tsx', '/pwa/domain/units.ts', REACT],
    later: ['/home.tsx', '/recipe.tsx', '/plan.tsx', '/list.tsx', '/device.ts'],
  },
  '/home.tsx': { imports: ['/card.tsx', '/stars.tsx'] },
  '/recipe.tsx': { imports: ['/card.tsx', LUCIDE], icons: 'Share2, ArrowLeft as Back' },
  '/card.tsx': { imports: ['/card.module.css'] },
  '/plan.tsx': { imports: ['/rows.ts', '/days.ts', '/stars.tsx', LUCIDE], icons: 'Share2', bytes: 40_000 },
  '/list.tsx': { imports: ['/rows.ts', '/days.ts'], bytes: 40_000 },
  '/device.ts': { imports: [DEXIE, '/rows.ts'] },
  '/queries.ts': { imports: [DEXIE] },
  '/rows.ts': { bytes: 900 },
  '/days.ts': { imports: ['/rows.ts'], later: ['/queries.ts'], bytes: 600 },
  [DEXIE]: { bytes: 90_000 },
  [LUCIDE]: { imports: [icon('share-2'), icon('arrow-left'), icon('truck')] },
};

const modulesOf = (graph: Graph) =>
  ({
    getModuleInfo: (id: string) => ({
      importedIds: graph[id]?.imports ?? [],
      dynamicallyImportedIds: graph[id]?.later ?? [],
      code: graph[id]?.icons
        ? `import { ${graph[id].icons} } from "lucide-react";`
        : ' '.repeat(graph[id]?.bytes ?? 0),
    }),
  }) as unknown as Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const plan = planChunks(modulesOf(GRAPH), '/index.html', ['/home.tsx', '/recipe.tsx']);

it('puts the libraries and domain code of every page into one file, and leaves the frame with the entry', () => {
  expect(plan.get(REACT)).toBe('base');
  expect(plan.get('/pwa/domain/units.ts')).toBe('base');
  expect(plan.get('/pwa/app/app.tsx')).toBeUndefined();
});

it('puts what landing screens share into a file per set of screens, with styles and icons', () => {
  // Digits of a name: the landing screens that load the file, 0 for home and 1 for the recipe.
  expect(plan.get('/card.tsx')).toBe('first-01');
  expect(plan.get('/card.module.css')).toBe('first-01');
  expect(plan.get('/stars.tsx')).toBe('first-0');
  expect(plan.get(icon('share-2'))).toBe('first-1');
  // Used by one screen, or by none.
  expect(plan.get(icon('arrow-left'))).toBeUndefined();
  expect(plan.get(icon('truck'))).toBeUndefined();
});

it('merges small files of similar pages, and keeps large ones from pages that do not need them', () => {
  expect(plan.get('/days.ts')).toBe(plan.get('/rows.ts'));
  expect(plan.get(DEXIE)).toMatch(/^dexie-/);
  expect(plan.get(DEXIE)).not.toBe(plan.get('/rows.ts'));
});

it('makes no cycle: imports of a merged file load wherever it does', () => {
  const middle = { imports: ['/units.ts'], bytes: 300 };
  const graph: Graph = {
    '/index.html': { later: ['/a.tsx', '/b.tsx', '/c.tsx'] },
    '/a.tsx': { imports: ['/low.ts', '/high.ts'], bytes: 50_000 },
    '/b.tsx': { imports: ['/low.ts', '/high.ts'], bytes: 50_000 },
    '/c.tsx': { imports: ['/middle.ts', '/low.ts'], bytes: 50_000 },
    '/high.ts': { imports: ['/middle.ts'], bytes: 200 },
    '/middle.ts': middle,
    '/low.ts': { bytes: 100 },
  };
  const merged = planChunks(modulesOf(graph), '/index.html', []);
  expect(new Set(['/high.ts', '/middle.ts', '/low.ts'].map((id) => merged.get(id))).size).toBe(1);
});
