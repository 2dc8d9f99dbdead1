import type { Plugin } from 'vite';
import type { Guide, GuideRow } from '../domain/guides/guide.ts';
import { allGuides } from './all-guides.ts';

const ROWS = 'virtual:guide-rows';

function rowOf({ slug, title, metaDescription, contentType, wordCount }: Guide): GuideRow {
  return { slug, title, metaDescription, contentType, wordCount };
}

/** An article's fields beyond its list row, so that no device stores them twice. */
function restOf(guide: Guide): Omit<Guide, keyof GuideRow> {
  const { slug, title, metaDescription, contentType, wordCount, ...rest } = guide;
  return rest;
}

/** Virtual modules and their code for the published guides. */
const MODULES: Readonly<Record<string, (published: readonly Guide[]) => string>> = {
  [ROWS]: (published) => `export const GUIDE_ROWS = ${JSON.stringify(published.map(rowOf))};`,
  'virtual:guide-articles': (published) => `import { GUIDE_ROWS } from '${ROWS}';
const RESTS = ${JSON.stringify(published.map(restOf))};
export const GUIDE_ARTICLES = GUIDE_ROWS.map((row, at) => ({ ...row, ...RESTS[at] }));`,
};
const RESOLVED = '\0';

/** Provides the published guides as two modules: list rows and articles. Drafts reach no client. */
export function guides(read: () => Guide[] = allGuides): Plugin {
  return {
    name: 'bowlful:guides',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? RESOLVED + id : null),
    load(id) {
      const make = id.startsWith(RESOLVED) ? MODULES[id.slice(RESOLVED.length)] : undefined;
      return make === undefined ? null : make(read().filter(({ isPublished }) => isPublished));
    },
  };
}
