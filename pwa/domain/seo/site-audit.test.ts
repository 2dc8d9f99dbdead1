import { describe, expect, it } from 'vitest';
import { aPage, ORIGIN } from './page.test-support.ts';
import type { ParsedPage } from './parsed-page.ts';
import { type AuditedSite, siteFindings, sitemapAddresses } from './site-audit.ts';

const ROBOTS = `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;
const to = (href: string) => [{ href, text: 'there' }];
const HOME = aPage({ path: '/', links: to('/about') });
const ABOUT = aPage({ path: '/about', ids: ['end'] });

function site(pages: ParsedPage[], changes: Partial<AuditedSite> = {}): AuditedSite {
  const paths = pages.map(({ path }) => path);
  return {
    origin: ORIGIN,
    pages,
    sitemap: paths.map((path) => ORIGIN + path),
    robotsTxt: ROBOTS,
    targetOf: (path) =>
      path === '/old' ? 'moved' : paths.includes(path.split('?')[0] ?? '') ? 'found' : 'missing',
    ...changes,
  };
}
const found = (audited: AuditedSite) => siteFindings(audited).map(({ code, page }) => `${code} ${page}`);

describe('relations between pages', () => {
  it('two distinct pages that link to each other have no findings', () => {
    expect(found(site([HOME, ABOUT]))).toEqual([]);
  });

  it.each([
    ['a link to a missing page', '/gone', 'link-broken /'],
    ['an absolute link to a missing page of this site', `${ORIGIN}/gone`, 'link-broken /'],
    ['a relative link to a missing page', 'gone', 'link-broken /'],
    ['a link through a redirect', '/old', 'link-moved /'],
    ['a missing anchor', '/about#start', 'anchor-missing /'],
    ['a missing anchor on the page itself', '#start', 'anchor-missing /'],
  ])('%s is a finding', (_, href, finding) => {
    expect(found(site([{ ...HOME, links: [...to('/about'), ...to(href)] }, ABOUT]))).toEqual([finding]);
  });

  it.each([
    '/about#end',
    'https://elsewhere.example/gone',
    '//elsewhere.example',
    'mailto:a@b.example',
    '/about?tab=ai',
  ])('a link to %s has no findings', (href) => {
    expect(found(site([{ ...HOME, links: [...to('/about'), ...to(href)] }, ABOUT]))).toEqual([]);
  });

  it('a page that only links to itself counts as unlinked', () => {
    const lonely = aPage({ path: '/lonely', links: to('/lonely') });
    expect(found(site([HOME, ABOUT, lonely]))).toEqual(['page-unlinked /lonely']);
  });

  it('titles and descriptions shared by two pages are findings on both', () => {
    const twin = { ...ABOUT, title: HOME.title, description: HOME.description };
    expect(found(site([HOME, twin]))).toEqual([
      'title-repeated /',
      'title-repeated /about',
      'description-repeated /',
      'description-repeated /about',
    ]);
  });
});

describe('the crawler files', () => {
  const pages = [HOME, ABOUT];

  it.each([
    ['no page', [], 'sitemap-empty /sitemap.xml'],
    ['a page of another site', ['https://other.example/'], 'sitemap-foreign /sitemap.xml'],
    ['a site whose name only starts the same', [`${ORIGIN}.evil/`], 'sitemap-foreign /sitemap.xml'],
    ['a page twice', [`${ORIGIN}/`, `${ORIGIN}/`], 'sitemap-repeated /sitemap.xml'],
  ])('a sitemap that lists %s is a finding', (_, sitemap, finding) => {
    expect(found(site(pages, { sitemap }))).toEqual([finding]);
  });

  it('robots.txt that disallows a listed page, or lists no sitemap, is a finding', () => {
    const forbids = ROBOTS.replace('/api/', '/about');
    expect(found(site(pages, { robotsTxt: forbids }))).toEqual(['robots-blocked /about']);
    const nameless = 'User-agent: *\nDisallow: /api/\n';
    expect(found(site(pages, { robotsTxt: nameless }))).toEqual(['robots-without-sitemap /robots.txt']);
  });

  it('sitemap URLs are decoded from XML', () => {
    expect(sitemapAddresses('<url><loc> https://a.example/?a=1&amp;b=2 </loc></url>')).toEqual([
      'https://a.example/?a=1&b=2',
    ]);
  });
});
