import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.ts';
import { aPage, aRecipePage, ORIGIN } from './page.test-support.ts';

const robotsTxt = `User-agent: *\nDisallow: /api/\nDisallow: /shop\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;

describe('the coverage', () => {
  const pages = [
    aPage({ path: '/', links: [{ href: '/about', text: 'About' }] }),
    aPage({ path: '/about' }),
    aPage({ path: '/shop' }),
    aPage({ path: '/terms-of-service', canonical: `${ORIGIN}/about` }),
    aRecipePage({}, { robots: 'noindex' }),
    aRecipePage({}, { path: '/recipe/2', status: 404 }),
  ];
  const sitemap = pages.map(({ path }) => ORIGIN + path);
  const rows = new Map(coverage({ pages, sitemap, robotsTxt, origin: ORIGIN }).map((row) => [row.path, row]));

  it.each([
    ['/', 'list', true, null, 0],
    ['/about', 'page', true, null, 1],
    ['/shop', 'list', false, 'robots.txt disallows it.', 0],
    ['/terms-of-service', 'page', false, `Its canonical address is ${ORIGIN}/about.`, 0],
    ['/recipe/1', 'recipe', false, 'Its robots tag says ‘noindex’.', 0],
    ['/recipe/2', 'recipe', false, 'It responds with 404.', 0],
  ] as const)('%s is a %s, indexable: %s', (path, kind, isIndexable, reason, linkedFrom) => {
    expect(rows.get(path)).toMatchObject({ kind, isIndexable, reason, linkedFrom, isInSitemap: true });
  });

  it('lists pages that are not for search engines, and why', () => {
    expect(rows.get('/favourites')).toMatchObject({
      kind: 'device',
      isInSitemap: false,
      isIndexable: false,
      status: null,
    });
    expect(rows.get('/cost-calculator')?.reason).toBe(
      'The same page as /tools/cost-calculator, which is indexed instead.',
    );
    expect(rows.get('/seo-audit')?.reason).toBe(
      'Only for people who have the address: it is marked noindex.',
    );
    expect(rows.has('/recipe/:id')).toBe(false);
  });
});
