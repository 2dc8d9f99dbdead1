import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Guide, GuideRow } from '../domain/guides/guide.ts';
import { countWords } from '../domain/guides/guide-words.ts';
import { readGuide, type WrittenGuide } from './read-guide.ts';

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

const GUIDES_FOLDER = fileURLToPath(new URL('../guides', import.meta.url));

const isGuide = (file: string) => file.endsWith('.md') && file !== 'README.md';

/** The title of a guide that another one refers to. */
function titleOf(written: readonly WrittenGuide[], slug: string, from: string): string {
  const found = written.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`pwa/guides/${from}.md: related: there is no guide ${slug}`);
  if (!found.isPublished) throw new Error(`pwa/guides/${from}.md: related: ${slug} is a draft`);
  return found.title;
}

/** The guides by file name, newest first, then by title. */
export function guidesOf(files: Readonly<Record<string, string>>): Guide[] {
  const written = Object.entries(files).map(([file, source]) => readGuide(file, source));
  const at = ({ publishedAt }: Guide) => publishedAt ?? '';
  return written
    .map((guide) => ({
      ...guide,
      wordCount: countWords(guide.blocks),
      related: guide.related.map((slug) => ({ slug, title: titleOf(written, slug, guide.slug) })),
    }))
    .sort((a, b) => at(b).localeCompare(at(a)) || a.title.localeCompare(b.title, 'en'));
}

/** Every guide in the repository, including drafts. */
export function allGuides(): Guide[] {
  const files = readdirSync(GUIDES_FOLDER).filter(isGuide);
  return guidesOf(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(GUIDES_FOLDER, file), 'utf8')])),
  );
}

/** Writes the guides for the server, drafts without their text, which must not be public anywhere. */
export async function writeGuides(file: string): Promise<void> {
  const readable = allGuides().map((guide) => (guide.isPublished ? guide : { ...guide, blocks: [] }));
  await writeFile(file, JSON.stringify(readable));
}
