// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathsThatServe } from '#domain/site/route-at';
import { ROUTES } from '#domain/site/route-table';
import { issueLetter } from '../../sync-server/features/newsletter/newsletter-mail.ts';
import { ORIGIN } from '../../sync-server/testing/test-server.ts';
import { allGuides } from '../build/guides-plugin.ts';
import { rescuePage } from '../service-worker/precache.ts';
import { htmlFaults } from '../testing/html-validator.ts';
import { readPage, serveSite } from '../testing/served-site.ts';
import { Drawer } from './drawer.tsx';

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite();
  const id = randomUUID();
  const review = { rating: 4, comment: 'Gone & <licked>.', userName: 'Ann' };
  await site.server.post('/api/recipes/1/ratings', review, { 'Idempotency-Key': id });
  await site.server.store.reviews.moderate({ id, status: 'approved', by: 'keeper' });
  site.server.pass(1500);
});
afterAll(() => site.stop());

const read = async (address: string) => readPage(await site.page(address));

const PLAIN = [...pathsThatServe('cards'), ...pathsThatServe('page')].map(([path]) => path);
const VIEWS = [
  ...['/?search=chicken', '/?category=puppy', '/dog-recipes?category=puppy', '/search?q=rice'],
  ...['/search?tab=ai&q=beef', '/search?q=unicorn', '/dog-products?tab=health', '/contact?category=legal'],
];
const RECIPES = ['/recipe/1', '/recipe/66', '/recipe/101', '/recipe/106', '/recipe/1/cook'];
const MISSING = ['/no-such-page', '/recipe/99999', '/guides/no-such-guide'];
const ARTICLES = allGuides()
  .filter(({ isPublished }) => isPublished)
  .map(({ slug }) => `/guides/${slug}`);

describe('valid HTML', () => {
  it.each([...PLAIN, ...VIEWS, ...RECIPES, ...ARTICLES, ...MISSING])('is served at %s', async (address) => {
    const { html } = await site.page(address);
    expect(html).toContain('id="page-data"');
    expect(htmlFaults(html)).toEqual([]);
  });

  it('is the empty page of a device’s own screens', () => {
    expect(htmlFaults(site.shell())).toEqual([]);
  });

  it('is the recovery page of a damaged app', async () => {
    expect(htmlFaults(await rescuePage('/assets/index.js').text())).toEqual([]);
  });

  it('is sent as an issue of the newsletter', () => {
    const words = {
      list: 'dog' as const,
      subject: 'Rice & <carrots>',
      intro: 'Hello.\n\nTwo bowls\nfor you.',
    };
    const recipes = [{ id: 1, title: 'Beef "bowl"', description: 'Plain & good.' }];
    const { html } = issueLetter(words, recipes, {
      publicOrigin: ORIGIN,
      wayOut: `${ORIGIN}/unsubscribe?a=1&b=2`,
    });
    expect(htmlFaults(html)).toEqual([]);
  });
});

it('no page has a second h1, starts below h1 or skips a level of headings', async () => {
  const paths = Object.keys(ROUTES).filter((path) => !/[:*]|^\/admin/.test(path));
  for (const path of [...paths, '/recipe/1', '/recipe/102']) {
    const { html } = await site.page(path);
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft(gaps, path).toEqual([]);
    expect.soft(levels.filter((level) => level === 1).length, path).toBeLessThanOrEqual(1);
  }
});

describe('without scripts', () => {
  it.each([
    ['/about', 'About Us', 'Join Our Movement'],
    ['/organic', 'Organic recipes', 'Submit Organic Recipe'],
    ['/privacy-policy', 'Privacy Policy', 'Last updated 22 June 2025'],
    ['/terms-of-service', 'Terms of Service', 'Last updated and effective 27 June 2025'],
    ['/disclaimer', 'Medical Disclaimer', 'Last updated June 5, 2025'],
    ['/reviews-policy', 'Reviews Policy', 'How They Are Checked'],
    ['/resources', 'Resources', 'Emergency Resources'],
    ['/spf-security-guide', 'SPF Record Guide', 'Records by provider'],
    ['/tools', 'Calculators', 'Portion Calculator'],
    ['/shop', 'Shop', 'Food Ingredients'],
    ['/ingredients', 'Food Ingredients', 'Popular ingredients'],
    ['/dog-products', 'Dog Products', 'Accessories'],
    ['/cat-products', 'Cat Products', 'Showing 6 of 6 products'],
  ])('%s can be read in full, and is indexed', async (path, heading, words) => {
    const page = await read(path);
    expect([page.status, page.heading]).toEqual([200, heading]);
    expect(page.text).toContain(words);
    expect(page.canonical).toBe(ORIGIN + path);
    expect(page.robots).toMatch(/^index, follow/);
  });

  it('/organic lists five organic recipes of each species', async () => {
    const { text, document } = await read('/organic');
    expect(text).toContain('5 organic dog recipes and 5 organic cat recipes.');
    expect(document.querySelectorAll('article')).toHaveLength(10);
  });

  it('/privacy-policy lists what is stored in closed folds, each with its name in the code', async () => {
    const { document } = await read('/privacy-policy');
    const pets = [...document.querySelectorAll('details')].find((fold) =>
      fold.querySelector('summary')?.textContent.includes('Your pets: name, breed'),
    );
    expect(pets?.hasAttribute('open')).toBe(false);
    expect([...(pets?.querySelectorAll('*') ?? [])].map(({ textContent }) => textContent)).toContain(
      'bowlful/weighIns',
    );
  });

  it.each([
    ['/?search=salmon', /^Recipes for “salmon” \(\d+\)$/, 'Salmon'],
    ['/search?q=salmon', /^Recipes \(\d+\)$/, 'Salmon'],
    ['/dog-recipes?q=salmon', /^Dog Recipes \(\d\)$/, 'Salmon'],
    ['/?search=unicorn', /^Recipes for “unicorn” \(0\)$/, 'No recipes found matching your criteria'],
    ['/recipe/1/cook', /^Ingredients$/, '700 g boneless chicken thigh'],
  ] as const)('%s shows its own content', async (address, heading, words) => {
    const { document, text } = await read(address);
    const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(headings).toContainEqual(expect.stringMatching(heading));
    expect(text).toContain(words);
    expect(text).not.toMatch(/featured recipes/i);
  });

  it('/search?tab=ai shows the assistant in place of the search', async () => {
    const { document, text } = await read('/search?tab=ai');
    const [tab] = document.querySelectorAll('[role=tab][aria-selected=true]');
    expect(tab?.textContent.trim()).toBe('AI Assistant');
    expect(text).toContain('What are you looking for?');
    // `readPage` leaves hidden parts out of the text.
    expect(text).not.toContain('Ingredient or title');
  });

  it('a recipe can be read in full, its structured data name it, and it links to how reviews are handled', async () => {
    const page = await read('/recipe/1');
    expect(page.title).toBe('Chicken & Brown Rice Bowl | Bowlful for Dogs');
    expect(page.heading).toBe('Chicken & Brown Rice Bowl');
    expect(page.text).toContain('Boneless chicken thigh, weighed without skin, diced');
    expect(page.document.querySelectorAll('#method li')).toHaveLength(5);
    expect(page.canonical).toBe(`${ORIGIN}/recipe/1`);
    expect(page.dataOf('Recipe')?.name).toBe('Chicken & Brown Rice Bowl');
    expect(page.types).toContain('BreadcrumbList');
    const links = [...page.document.querySelectorAll('a[href="/reviews-policy"]')];
    expect(links.map(({ textContent }) => textContent)).toContain('How reviews are collected and checked');
  });

  it.each([
    ['/', /^Bowlful/],
    ['/dog-recipes', /^Dog Recipes \| Bowlful for Dogs$/],
    ['/cat-recipes', /^Cat Recipes \| Bowlful for Cats$/],
  ])('%s names its recipes and links to them', async (path, title) => {
    const page = await read(path);
    expect(page.title).toMatch(title);
    expect(page.canonical).toBe(ORIGIN + path);
    const articles = page.document.querySelectorAll('article');
    expect(articles.length).toBeGreaterThan(2);
    expect(articles[0]?.querySelector('a')?.getAttribute('href')).toMatch(/^\/recipe\/\d+$/);
    expect(page.types.length).toBeGreaterThan(0);
  });

  it.each(['/nothing-here', '/recipe/999', '/recipe/one', '/guides/made-up'])(
    '%s answers 404 with a helpful page',
    async (address) => {
      const { status, heading } = await read(address);
      expect(status).toBe(404);
      expect(heading).toMatch(/Not Found/);
    },
  );

  it('a second address of a page has breadcrumbs from Home and the page’s canonical address', async () => {
    const page = await read('/cost-calculator');
    const trail = page.dataOf('BreadcrumbList')?.itemListElement;
    expect(trail?.map(({ name }) => name)).toEqual(['Home', 'Cost Calculator']);
    expect(page.canonical).toBe(`${ORIGIN}/tools/cost-calculator`);
  });

  it('a guide can be read in full, and its structured data match its text', async () => {
    const { status, heading, document, dataOf } = await read('/guides/calcium-and-phosphorus');
    expect([status, heading]).toEqual([200, 'Calcium and phosphorus in home-made food']);
    const rows = [...document.querySelectorAll('tr')].map(({ textContent }) => textContent);
    expect(rows.find((row) => row.startsWith('Eggshell powder'))).toContain('38,000');
    expect(dataOf('Article')).toMatchObject({
      headline: 'Calcium and phosphorus in home-made food',
      author: { '@type': 'Organization', name: 'Bowlful' },
      url: `${ORIGIN}/guides/calcium-and-phosphorus`,
      datePublished: document.querySelector('time')?.getAttribute('datetime'),
    });
    expect(dataOf('Article')?.['image']).toBeUndefined();
  });
});

it('a missing script is a 404', async () => {
  expect((await site.server.get('/assets/none.js')).status).toBe(404);
});

it.each([
  ['/dog-recipes?utm_source=letter', /^noindex, follow$/],
  ['/recipe/1?utm_source=letter', /^noindex, follow$/],
  ['/dog-recipes?sort=date', /^noindex, follow$/],
  ['/about?ref=x', /^noindex, follow$/],
  ['/about', /^index, follow/],
])('%s says the same to search engines in its header and in its page', async (address, says) => {
  const { robots, headers } = await read(address);
  expect(robots).toMatch(says);
  expect(headers.get('x-robots-tag') ?? 'index, follow').toMatch(says);
});

it('every article has at least 600 words, and the sitemap dates only those that are published', async () => {
  const items = (await (await site.server.get('/api/seo/content')).json()) as {
    id: string;
    isPublished: boolean;
    publishedAt: string;
    wordCount: number;
  }[];
  expect(items.filter(({ isPublished }) => isPublished).length).toBeGreaterThanOrEqual(8);
  const { html: sitemap } = await site.page('/sitemap.xml');
  for (const { id, isPublished, publishedAt, wordCount } of items) {
    expect(wordCount, id).toBeGreaterThan(599);
    expect(sitemap.includes(`/guides/${id}</loc><lastmod>${publishedAt}`), id).toBe(isPublished);
  }
});

type Answer = { status: number; type: string; links: string[]; ids: ReadonlySet<string> };

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));

/** Same-origin addresses, with their fragments. */
function linksIn(html: string, from: string): string[] {
  return all(html, /<a\b[^>]*\shref="([^"]*)"/g)
    .map((href) => new URL(href, from))
    .filter(({ origin }) => origin === ORIGIN)
    .map(({ pathname, search, hash }) => pathname + search + hash);
}

async function linksOf(address: string): Promise<Answer> {
  const { status, type, html } = await site.page(address);
  const isPage = type.startsWith('text/html');
  const ids = new Set(isPage ? all(html, /\sid="([^"]*)"/g) : []);
  return { status, type, links: isPage ? linksIn(html, ORIGIN + address) : [], ids };
}

const withoutHash = (address: string) => address.replace(/#.*/, '');
const pathOf = (address: string) => address.replace(/[?#].*/, '');

it('every link and anchor of every page works, and every page is linked without scripts', async () => {
  const { html: sitemap } = await site.page('/sitemap.xml');
  const pages = all(sitemap, /<loc>([^<]*)<\/loc>/g).map((loc) => loc.replace(ORIGIN, '') || '/');
  expect(pages.length).toBeGreaterThan(110);
  const answers = new Map<string, Answer>();
  const anchors = new Map<string, string>();
  const broken: string[] = [];
  const linked = new Set(['/']);
  const waiting = pages.map((address) => ({ address, from: 'the sitemap' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const address = withoutHash(next.address);
    if (next.address !== address) anchors.set(next.address, next.from);
    if (answers.has(address)) continue;
    const answer = await linksOf(address);
    answers.set(address, answer);
    if (answer.status !== 200) broken.push(`${address} answers ${answer.status}, from ${next.from}`);
    if (address.endsWith('.pdf') && answer.type !== 'application/pdf')
      broken.push(`${address}: ${answer.type}`);
    for (const link of answer.links) if (pathOf(link) !== pathOf(address)) linked.add(pathOf(link));
    waiting.push(...answer.links.map((link) => ({ address: link, from: address })));
  }
  for (const [address, from] of anchors) {
    const [path = '', id = ''] = address.split('#');
    // Pages of the device are empty in the server's HTML, so their anchors can't be checked.
    const { ids, links } = answers.get(path) as Answer;
    if (links.length > 0 && !ids.has(id)) broken.push(`${address}: no such anchor, linked from ${from}`);
  }
  expect(broken).toEqual([]);
  expect(anchors.size).toBeGreaterThan(3);
  expect(pages.filter((page) => !linked.has(page))).toEqual([]);
}, 180_000);

it('every link of the drawer leads to a page', async () => {
  const drawer = renderToStaticMarkup(
    <MemoryRouter>
      <Drawer openings={0} />
    </MemoryRouter>,
  );
  const links = linksIn(drawer, `${ORIGIN}/`);
  expect(links).toContain('/resources');
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) expect((await linksOf(link)).status, link).toBe(200);
});
