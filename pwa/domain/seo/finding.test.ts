import { describe, expect, it } from 'vitest';
import { overallScore, scoreBand, scoreOf } from './finding.ts';
import { aPage, ORIGIN } from './page.test-support.ts';
import { auditSite, criticalTexts, recommendationTexts, summaryText } from './site-audit.ts';

describe('scores', () => {
  it('a page loses 40 for a critical finding, 10 for a warning, 4 for advice, once per kind, and never falls below 0', () => {
    expect(scoreOf([])).toBe(100);
    expect(scoreOf([{ code: 'title-missing' }])).toBe(60);
    expect(scoreOf([{ code: 'title-long' }, { code: 'content-thin' }, { code: 'content-thin' }])).toBe(86);
    const critical = ['title-missing', 'noindex-listed', 'link-broken'] as const;
    expect(scoreOf(critical.map((code) => ({ code })))).toBe(0);
  });

  it('a site scores the mean of its pages, rounded down, and at most as much as its crawler files', () => {
    expect(overallScore([100, 100, 99], [100, 100])).toBe(99);
    expect(overallScore([100, 100], [100, 60])).toBe(60);
    expect(overallScore([], [100])).toBe(0);
  });

  it.each([
    [100, 'good'],
    [90, 'good'],
    [89, 'fair'],
    [70, 'fair'],
    [69, 'poor'],
    [0, 'poor'],
  ])('%i is %s', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});

describe('the text of a site audit', () => {
  const home = aPage({ path: '/', links: ['/a', '/b', '/c', '/d'].map((href) => ({ href, text: 'go' })) });
  const long = (path: string) => aPage({ path, title: `${path} ${'a'.repeat(60)}` });
  const pages = [{ ...home, title: null }, long('/a'), long('/b'), long('/c'), long('/d')];
  const audit = auditSite({
    origin: ORIGIN,
    pages,
    sitemap: pages.map(({ path }) => ORIGIN + path),
    robotsTxt: `User-agent: *\nSitemap: ${ORIGIN}/sitemap.xml`,
    targetOf: () => 'found',
  });

  it('contains the score of each page and the mean', () => {
    // (60 + 4 × 90) / 5
    expect(audit.overallScore).toBe(84);
    expect(audit.scores[0]).toEqual({ page: '/', score: 60 });
  });

  it('names each critical finding, and the pages of each other kind', () => {
    expect(criticalTexts(audit, 10)).toEqual(['/: The page has no title. Give the page its own title.']);
    expect(recommendationTexts(audit)).toEqual([
      'Shorten the title to 60 characters, with the important words first. (4 pages: /a, /b, /c and 1 more)',
    ]);
    expect(summaryText(audit)).toBe(
      '5 pages read as served: 84%, with 1 critical issue, 4 warnings and 0 suggestions.',
    );
  });
});
