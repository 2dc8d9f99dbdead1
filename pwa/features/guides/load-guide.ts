import type { Guide } from '#domain/guides/guide';

/** Loads an article; null if none is published under that slug. */
export async function loadGuide(slug: string): Promise<Guide | null> {
  const { GUIDE_ARTICLES } = await import('virtual:guide-articles');
  return GUIDE_ARTICLES.find((guide) => guide.slug === slug) ?? null;
}
