import type { Guide } from '#domain/guides/guide';

/** Loads an article; null where none is published under that name. */
export async function loadGuide(slug: string): Promise<Guide | null> {
  const { GUIDE_ARTICLES } = await import('virtual:guide-articles');
  return GUIDE_ARTICLES.find((guide) => guide.slug === slug) ?? null;
}
