import { trailJsonLd } from '../catalogue/breadcrumb.ts';
import type { JsonLd } from '../catalogue/json-ld.ts';
import type { GuideHead } from './guide.ts';
import { guidePath } from './guide-slug.ts';
import { guideTrail } from './guide-trail.ts';

/**
 * schema.org/Article of a guide, and its breadcrumb. Without an image, since no picture shows what a guide says.
 * @param origin scheme and host without a trailing slash
 */
export function guideJsonLd(guide: GuideHead, origin: string): JsonLd[] {
  const publisher = { '@type': 'Organization', name: 'Bowlful', url: `${origin}/` };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: guide.title,
      description: guide.metaDescription,
      url: origin + guidePath(guide.slug),
      mainEntityOfPage: origin + guidePath(guide.slug),
      inLanguage: 'en-GB',
      author: publisher,
      publisher,
      datePublished: guide.publishedAt,
      dateModified: guide.updatedAt ?? guide.publishedAt,
      keywords: guide.targetKeywords,
      wordCount: guide.wordCount,
      citation: guide.sources.map(({ title, publisher: from, address }) => ({
        '@type': 'CreativeWork',
        name: title,
        publisher: { '@type': 'Organization', name: from },
        url: address,
      })),
    },
    trailJsonLd(guideTrail(guide), origin),
  ];
}
