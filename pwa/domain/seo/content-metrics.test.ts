import { describe, expect, it } from 'vitest';
import { contentMetrics, keywordTargeting } from './content-metrics.ts';
import { aPage, aRecipePage, ORIGIN } from './page.test-support.ts';

const to = (href: string) => ({ href, text: href });

describe('the content metrics', () => {
  it('are averages and shares over the pages as served', () => {
    const pages = [
      aPage({
        path: '/',
        characters: 1000,
        links: [to('/about'), to('/about#team'), to('https://elsewhere.example/')],
      }),
      aPage({
        path: '/about',
        characters: 2000,
        links: [to(`${ORIGIN}/`), to('/recipe/1')],
        images: [
          { src: '/a.png', alt: '' },
          { src: '/b.png', alt: null },
        ],
      }),
      aRecipePage({}, { characters: 3001 }),
      aRecipePage({ image: undefined }, { path: '/recipe/2', characters: 2000 }),
    ];
    // 8001 / 4; links to 1 + 2 other pages / 4; 1 of 2 pictures; 1 of 2 recipes.
    expect(contentMetrics(pages, ORIGIN)).toEqual({
      averageContentLength: 2000,
      internalLinksPerPage: 0.8,
      imagesOptimized: 50,
      structuredDataCoverage: 50,
    });
  });

  it('are null instead of a share of nothing', () => {
    expect(contentMetrics([aPage()], ORIGIN)).toMatchObject({
      imagesOptimized: null,
      structuredDataCoverage: null,
    });
  });
});

it('sorts keywords into local, long and short ones', () => {
  const words = [
    'Dog food',
    'dog food ',
    'how much calcium for a puppy',
    'dog food delivery UK',
    'cat treats',
  ];
  expect(keywordTargeting(words)).toEqual({
    totalKeywordCoverage: 4,
    primaryKeywords: { count: 2, examples: ['dog food', 'cat treats'] },
    longTailKeywords: { count: 1, examples: ['how much calcium for a puppy'] },
    localKeywords: { count: 1, examples: ['dog food delivery uk'] },
  });
});
