import type { Plugin } from 'vite';

/** Modules that are loaded by an act or after the page has been taken over, below `pwa`. */
export const NEVER_PAINTED = [
  'admin/',
  'app/analytics.tsx',
  'app/consent-',
  'app/deferred-ui.tsx',
  'app/drawer.tsx',
  'app/shop-menu.tsx',
  'app/toaster.tsx',
  'app/write-head.ts',
  'platform/database/consent.ts',
  'platform/database/put-cards.ts',
  'domain/assistant/',
  'domain/catalogue/search-index.ts',
  'features/newsletter/',
  'features/offline/',
  'features/own/export-recipes.ts',
  'features/intake/',
  'features/own/keep-custom-recipe.tsx',
  'features/page/save-recipe-file.ts',
  'features/reviews/resize-photo.ts',
  'features/reviews/review-form.tsx',
  'features/safety/report-dialog.tsx',
  'features/share/email-share-form.tsx',
  'features/share/share-own.ts',
  'features/recipe/copy-as-own.ts',
  'features/seo/',
  'features/submit/row-notes.tsx',
  'features/recipe-form/submit-check.ts',
  'features/submit/submit-chips.tsx',
  'features/submit/submit-results.tsx',
  'features/tools/checker-results.tsx',
  'service-worker/',
  'platform/sync/',
];

const STUB = '\0never-painted';

/** Leaves out of the worker's renderer what no page is painted with: loading it fails, as a missing chunk does. */
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
