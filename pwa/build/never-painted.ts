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
  'screens/newsletter/',
  'screens/offline/',
  'screens/own/export-recipes.ts',
  'screens/parts/import/',
  'screens/parts/own/keep-custom-recipe.tsx',
  'screens/parts/page/save-recipe-file.ts',
  'screens/parts/reviews/resize-photo.ts',
  'screens/parts/reviews/review-form.tsx',
  'screens/parts/safety-report/report-dialog.tsx',
  'screens/parts/share/email-share-form.tsx',
  'screens/parts/share/share-own.ts',
  'screens/recipe/copy-as-own.ts',
  'screens/seo/',
  'screens/submit/row-notes.tsx',
  'screens/parts/submission/submit-check.ts',
  'screens/submit/submit-chips.tsx',
  'screens/submit/submit-results.tsx',
  'screens/tools/checker-results.tsx',
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
