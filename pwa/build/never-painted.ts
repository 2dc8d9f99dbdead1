import type { Plugin } from 'vite';

/** Modules that load on an action or after hydration, and screens that are opened too rarely to be worth it, below `pwa`. */
export const NEVER_PAINTED = [
  'admin/',
  'app/shop-menu.tsx',
  'domain/assistant/',
  'domain/nutrition/fix-',
  'features/household/',
  'features/intake/',
  'features/label-foods/',
  'features/nutrition/fix-panel.tsx',
  'features/pets/avoided-foods-field.tsx',
  'features/plan/week-page.tsx',
  'features/recipe/topper-panel.tsx',
  'features/seo/',
  'features/vet-sheet/',
  'service-worker/',
  'platform/sync/',
];

const STUB = '\0never-painted';

/** Excludes modules that no page is rendered with from the worker's renderer: loading one fails like a missing chunk. */
export function neverPainted(root: string): Plugin {
  const isNever = (id: string) => NEVER_PAINTED.some((part) => id.startsWith(`${root}/pwa/${part}`));
  return {
    name: 'bowlful:never-painted',
    enforce: 'pre',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const found = await this.resolve(specifier, importer);
      return found !== null && isNever(found.id) ? STUB : null;
    },
    resolveId: (id) => (id === STUB ? id : null),
    load: (id) => (id === STUB ? 'throw new Error("Never painted");' : null),
  };
}
