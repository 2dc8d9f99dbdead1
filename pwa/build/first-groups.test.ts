import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { FIRST_GROUPS } from './first-groups.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const icon = (name: string) => `/x/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const LUCIDE = '/x/node_modules/lucide-react/dist/esm/lucide-react.mjs';

const SCREENS = ['home/home', 'browse/dog-recipes', 'browse/cat-recipes', 'recipe/recipe-page'];
const OTHERS = ['plan', 'queue', 'search', 'submit', 'tools'].map((name) =>
  at(`screens/${name}/${name}.tsx`),
);

/** Static imports, dynamic imports and icons of each module. */
const GRAPH: Record<string, { imports: string[]; later?: string[]; icons?: string }> = {
  [at('index.html')]: { imports: [at('app/app.tsx'), at('database/device.ts')] },
  [at('app/app.tsx')]: {
    imports: [LUCIDE],
    icons: 'Menu',
    later: [...SCREENS.map((screen) => at(`screens/${screen}.tsx`)), ...OTHERS],
  },
  ...Object.fromEntries(OTHERS.map((screen) => [screen, { imports: [at('components/toast.tsx')] }])),
  [at('screens/home/home.tsx')]: {
    imports: [at('components/stars.tsx'), at('components/heart.tsx'), at('components/toast.tsx')],
  },
  [at('screens/browse/dog-recipes.tsx')]: { imports: [at('components/stars.tsx'), at('app/app.tsx')] },
  [at('screens/recipe/recipe-page.tsx')]: {
    imports: [at('domain/units/units.ts'), at('components/heart.tsx'), at('components/toast.tsx'), LUCIDE],
    icons: 'Share2, ArrowLeft as Back',
  },
  [at('components/stars.tsx')]: { imports: [at('components/stars.module.css')] },
  [LUCIDE]: { imports: [icon('menu'), icon('share-2'), icon('arrow-left'), icon('truck')] },
};

const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: GRAPH[id]?.imports ?? [],
    dynamicallyImportedIds: GRAPH[id]?.later ?? [],
    code: GRAPH[id]?.icons === undefined ? '' : `import { ${GRAPH[id]?.icons} } from "lucide-react";`,
  }),
} as unknown as Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const groupOf = (id: string) => FIRST_GROUPS[0]?.name(id, modules);

it('puts what the lists share, styles among it, into one file', () => {
  expect(groupOf(at('components/stars.tsx'))).toBe('landing-lists');
  expect(groupOf(at('components/stars.module.css'))).toBe('landing-lists');
});

it('puts what recipes and many other screens need as well into another, with the icons', () => {
  expect(groupOf(at('components/heart.tsx'))).toBe('landing-basics');
  expect(groupOf(at('components/toast.tsx'))).toBe('landing-basics');
  expect(groupOf(icon('share-2'))).toBe('landing-basics');
  expect(groupOf(icon('arrow-left'))).toBe('landing-basics');
});

it('puts what the app stands on into a third, and leaves the rest where it is', () => {
  expect(groupOf(at('database/device.ts'))).toBe('app-parts');
  for (const path of ['react/index.js', 'react-dom/index.js', '@radix-ui/react-slot/dist/index.mjs']) {
    expect(groupOf(`/x/node_modules/${path}`), path).toBe('app-parts');
  }
  expect(groupOf('\0vite/preload-helper.js')).toBe('app-parts');
  // The entry imports it and it imports the entry: its own chunk would be circular.
  expect(groupOf(at('app/app.tsx'))).toBeNull();
  expect(groupOf(icon('menu'))).toBeNull();
  // Used by a single screen, used by none, and a screen itself.
  expect(groupOf(at('domain/units/units.ts'))).toBeNull();
  expect(groupOf(icon('truck'))).toBeNull();
  expect(groupOf(at('screens/home/home.tsx'))).toBeNull();
  expect(groupOf('/x/node_modules/react-dom/client.js')).toBeNull();
});
