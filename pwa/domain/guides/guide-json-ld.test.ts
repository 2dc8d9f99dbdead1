import { expect, it } from 'vitest';
import type { GuideHead } from './guide.ts';
import { guideJsonLd } from './guide-json-ld.ts';

const GUIDE: GuideHead = {
  slug: 'storing-food',
  title: 'Storing food',
  metaDescription: 'How long it keeps.',
  targetKeywords: ['storing food'],
  contentType: 'how-to',
  isPublished: true,
  publishedAt: '2026-11-24',
  sources: [{ title: 'Chilling', publisher: 'FSS', year: 2025, address: 'https://example.org/chilling' }],
  related: [],
  recipes: [],
  wordCount: 700,
};

it('marks up what the article’s page shows, without a picture', () => {
  const [article, trail] = guideJsonLd(GUIDE, 'https://bowlful.example');
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Storing food',
    url: 'https://bowlful.example/guides/storing-food',
    author: { '@type': 'Organization', name: 'Bowlful' },
    datePublished: '2026-11-24',
    dateModified: '2026-11-24',
    wordCount: 700,
    citation: [{ name: 'Chilling', url: 'https://example.org/chilling' }],
  });
  expect(article).not.toHaveProperty('image');
  const items = trail?.['itemListElement'] as { name: string; item: string }[];
  expect(items.map(({ name, item }) => `${name} ${item}`)).toEqual([
    'Home https://bowlful.example/',
    'Guides https://bowlful.example/guides',
    'Storing food https://bowlful.example/guides/storing-food',
  ]);
});

it('names the day of the last change', () => {
  const [article] = guideJsonLd({ ...GUIDE, updatedAt: '2027-01-05' }, 'https://bowlful.example');
  expect(article).toMatchObject({ datePublished: '2026-11-24', dateModified: '2027-01-05' });
});
