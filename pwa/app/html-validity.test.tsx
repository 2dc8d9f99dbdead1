// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pageAddress } from '#domain/contract/page-address';
import type { PageData } from '#domain/contract/page-data';
import { pageDataOf } from '#domain/contract/page-data-of';
import { pathsThatServe } from '#domain/site/route-at';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { snapshotOf } from '../../sync-server/features/catalogue/snapshot.ts';
import { issueLetter } from '../../sync-server/features/newsletter/newsletter-mail.ts';
import { guidesOf } from '../../sync-server/features/pages/guides.ts';
import { loadPageRenderer } from '../../sync-server/features/pages/page-renderer.ts';
import { PublicRows, type Row } from '../../sync-server/storage/public-rows.ts';
import { newReviewDocument } from '../../sync-server/storage/review-document.ts';
import { rescuePage } from '../service-worker/precache.ts';
import { htmlFaults } from '../testing/html-validator.ts';
import { render } from './server-entry.tsx';

const ORIGIN = 'https://bowlful.example';
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { GUIDE_ARTICLES } = await import('virtual:guide-articles');
const guides = guidesOf(GUIDE_ARTICLES);
const renderer = await loadPageRenderer(at('..'), at('./server-entry.tsx'), render);
if (renderer === null) throw new Error('no template');
const { render: renderPage, shell } = renderer;

function catalogue() {
  const rows = new PublicRows();
  for (const [index, recipe] of BUILTIN_RECIPES.entries()) {
    const revision = index + 1;
    const hashes = { contentHash: '', shippedHash: null };
    const document = { _id: recipe.id, recipe, status: 'published' as const, revision, ...hashes };
    rows.apply({ kind: 'recipe', revision, document } as Row);
  }
  const words = { recipeId: 1, rating: 4, comment: 'Gone & <licked>.', userName: 'Ann', userCountry: 'GB' };
  const review = newReviewDocument({ id: 'r1', ...words, createdAt: '2026-01-01T00:00:00.000Z' });
  const revision = BUILTIN_RECIPES.length + 1;
  rows.apply({ kind: 'review', revision, document: { ...review, status: 'approved', revision } });
  return snapshotOf({ ...rows.view(), epoch: 'e', revision, isWriting: false });
}
const snapshot = catalogue();

/** The whole page at an address, as the server sends it. */
async function pageAt(address: string): Promise<string> {
  const [path = '/', query = ''] = address.split('?');
  const found = pageAddress(path, query);
  if (!('url' in found)) throw new Error(`nothing is rendered at ${address}`);
  const site = { affiliateTags: { GB: 'bowlful-21' }, showsAds: true, supportEmail: 'help@bowlful.example' };
  const data: PageData = pageDataOf(found, snapshot, ORIGIN, { site, guides });
  return (await renderPage(data)).html;
}

const PLAIN = [...pathsThatServe('cards'), ...pathsThatServe('page')].map(([path]) => path);
const VIEWS = [
  ...['/?search=chicken', '/?category=puppy', '/dog-recipes?category=puppy', '/search?q=rice'],
  ...['/search?tab=ai&q=beef', '/search?q=unicorn', '/dog-products?tab=health', '/contact?category=legal'],
];
const RECIPES = ['/recipe/1', '/recipe/66', '/recipe/101', '/recipe/106', '/recipe/1/cook'];
const MISSING = ['/no-such-page', '/recipe/99999', '/guides/no-such-guide'];
const ARTICLES = GUIDE_ARTICLES.map(({ slug }) => `/guides/${slug}`);

it.each([...PLAIN, ...VIEWS, ...RECIPES, ...ARTICLES, ...MISSING])(
  '%s is served as valid HTML',
  async (address) => {
    expect(htmlFaults(await pageAt(address))).toEqual([]);
  },
);

it('the empty page of a device’s own screens is valid HTML', () => {
  expect(htmlFaults(shell())).toEqual([]);
});

it('the recovery page of a damaged app is valid HTML', async () => {
  expect(htmlFaults(await rescuePage('/assets/index.js').text())).toEqual([]);
});

it('an issue of the newsletter is valid HTML', () => {
  const words = { list: 'dog' as const, subject: 'Rice & <carrots>', intro: 'Hello.\n\nTwo bowls\nfor you.' };
  const recipes = [{ id: 1, title: 'Beef "bowl"', description: 'Plain & good.' }];
  const { html } = issueLetter(words, recipes, {
    publicOrigin: ORIGIN,
    wayOut: `${ORIGIN}/unsubscribe?a=1&b=2`,
  });
  expect(htmlFaults(html)).toEqual([]);
});
