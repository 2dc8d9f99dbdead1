import { describe, expect, it } from 'vitest';
import { ORIGIN } from './page.test-support.ts';
import { robotsReport } from './robots.ts';

const EXAMPLES = { recipe: '/recipe/1', guide: null };
const report = (rules: string) =>
  robotsReport(`User-agent: *\n${rules}\n\nSitemap: ${ORIGIN}/sitemap.xml\n`, ORIGIN, EXAMPLES);

describe('the report on robots.txt', () => {
  it('has no problems if only the API is disallowed', () => {
    const { rules, trials, problems, sitemaps } = report('Disallow: /api/');
    expect(problems).toEqual([]);
    expect(rules).toEqual([{ text: 'Disallow: /api/', matches: 1 }]);
    expect(sitemaps).toEqual([`${ORIGIN}/sitemap.xml`]);
    expect(trials.find(({ path }) => path === '/api/recipes')).toMatchObject({
      isAllowed: false,
      isExpected: false,
    });
    expect(trials.find(({ path }) => path === '/')).toMatchObject({ isAllowed: true, rule: null });
    expect(trials.map(({ what }) => what)).not.toContain('Guide');
  });

  it('names each disallowed public kind, and the deciding rule', () => {
    const { trials, problems } = report('Disallow: /api/\nDisallow: /recipe');
    expect(trials.find(({ path }) => path === '/recipe/1')).toMatchObject({
      isAllowed: false,
      rule: 'Disallow: /recipe',
    });
    expect(problems).toEqual(['Recipe (/recipe/1) is disallowed: public, so search engines should find it.']);
  });

  it('reports a missing sitemap', () => {
    expect(robotsReport('User-agent: *\nDisallow: /api/\n', ORIGIN, EXAMPLES).problems).toEqual([
      `It does not list ${ORIGIN}/sitemap.xml.`,
    ]);
  });
});
