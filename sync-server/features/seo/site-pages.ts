import { setTimeout as wait } from 'node:timers/promises';
import { NO_RECIPE } from '#domain/catalogue/recipe-address';
import { pageAddress } from '#domain/contract/page-address';
import { pageDataOf } from '#domain/contract/page-data-of';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { ParsedPage } from '#domain/seo/parsed-page';
import type { LinkTarget } from '#domain/seo/site-links';
import { isOutage } from '../../lib/errors.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Background } from '../jobs/background.ts';
import type { Guides } from '../pages/guides.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { Products } from '../shop/products.ts';

export type SitePageDeps = {
  renderer: PageRenderer;
  background: Pick<Background, 'parsePage'>;
  /** Paths of the built client's files. */
  files: { has(path: string): boolean };
  publicOrigin: string;
  site: SiteSettings;
  products: Products;
  guides: Pick<Guides, 'find' | 'published'>;
};

/** Visitors' pages come first: if they fill the queue, the audit waits. */
const TRIES = 20;
const WAIT_MS = 500;

/** Answered by other routers. */
const ROUTED = /^\/(?:robots\.txt|sitemap\.xml|api\/openapi\.json|social\/.+|photos\/.+)$/;

/** A page, and the version of its source data. */
type KeptPage = { version: string; page: ParsedPage };
export type KeptPages = ReadonlyMap<string, KeptPage>;

/** Changes whenever the page at a path may have: a review, for example, only changes its recipe's page and the lists. */
function versionOf(path: string, snapshot: Snapshot): string {
  const address = pageAddress(path, '');
  if (address.kind === 'recipe') return snapshot.versionOf(address.recipeId);
  return address.kind === 'page' ? snapshot.versionOf(NO_RECIPE) : `${snapshot.epoch} ${snapshot.revision}`;
}

/** Reads a public page as served, unless an earlier audit read the same version. */
export async function readSitePage(
  path: string,
  snapshot: Snapshot,
  deps: SitePageDeps,
  kept: KeptPages,
): Promise<KeptPage> {
  const version = versionOf(path, snapshot);
  const known = kept.get(path);
  return known?.version === version ? known : { version, page: await servedPage(path, snapshot, deps) };
}

async function patiently<Made>(make: () => Promise<Made>): Promise<Made> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await make();
    } catch (error) {
      if (tries >= TRIES || !isOutage(error)) throw error;
      await wait(WAIT_MS);
    }
  }
}

/** Renders in the same queue as visitors' pages; the audit requests two pages at a time. */
async function servedPage(
  path: string,
  snapshot: Snapshot,
  { renderer, background, publicOrigin, ...parts }: SitePageDeps,
): Promise<ParsedPage> {
  const address = pageAddress(path, '');
  if (address.kind === 'moved') return background.parsePage({ path, status: 301, html: '' });
  if (address.kind === 'shell') {
    return background.parsePage({ path, status: 200, html: renderer.shell() });
  }
  const data = pageDataOf(address, snapshot, publicOrigin, parts);
  const { html, status } = await patiently(() => renderer.render(data, 'readable'));
  return await patiently(() => background.parsePage({ path, status, html }));
}

/** What one of this site's addresses answers, without rendering it. */
export function linkTarget(
  address: string,
  snapshot: Pick<Snapshot, 'recipe'>,
  { files, guides }: Pick<SitePageDeps, 'files' | 'guides'>,
): LinkTarget {
  const [path = '/', query = ''] = address.split('?');
  if (files.has(path) || ROUTED.test(path)) return 'found';
  const found = pageAddress(path, query);
  if (found.kind === 'moved' || found.kind === 'missing') return found.kind;
  if (found.kind === 'guide') return guides.find(found.slug) === undefined ? 'missing' : 'found';
  return 'recipeId' in found && snapshot.recipe(found.recipeId) === undefined ? 'missing' : 'found';
}
