import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { SeoContentItem } from '#domain/contract/seo';
import { type Guide, guideSchema } from '#domain/guides/guide';

/** The articles of the built app. */
export type Guides = {
  /** With their text, newest first. */
  published: readonly Guide[];
  /** By the name in its address; undefined for a draft. */
  find(slug: string): Guide | undefined;
  /** Drafts too, without any text; newest first, drafts last. */
  content: readonly SeoContentItem[];
};

/** Written by `pwa/build/guides-plugin.ts`, beside the client's folder. */
const FILE = '../guides.json';

function contentOf(guide: Guide): SeoContentItem {
  const { slug, title, metaDescription, targetKeywords, contentType, isPublished, publishedAt, wordCount } =
    guide;
  return {
    id: slug,
    title,
    metaDescription,
    targetKeywords,
    contentType,
    isPublished,
    publishedAt,
    wordCount,
  };
}

export function guidesOf(all: readonly Guide[]): Guides {
  const published = all.filter(({ isPublished }) => isPublished);
  const bySlug = new Map(published.map((guide) => [guide.slug, guide]));
  return { published, find: (slug) => bySlug.get(slug), content: all.map(contentOf) };
}

/**
 * Reads the articles; none if the app has not been built.
 * @throws for a file written by another version
 */
export function readGuides(clientDir: string | null): Guides {
  const file = clientDir === null ? null : path.join(clientDir, FILE);
  if (file === null || !existsSync(file)) return guidesOf([]);
  return guidesOf(z.parse(z.array(guideSchema), JSON.parse(readFileSync(file, 'utf8'))));
}
