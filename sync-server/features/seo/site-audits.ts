import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { NO_RECIPE } from '#domain/catalogue/recipe-address';
import { pageAddress } from '#domain/contract/page-address';
import { pageDataOf } from '#domain/contract/page-data-of';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { ParsedPage } from '#domain/seo/parsed-page';
import { auditSite, sitemapAddresses } from '#domain/seo/site-audit';
import type { LinkTarget } from '#domain/seo/site-links';
import type { FollowedRun } from '../../http/long-answers.ts';
import { isOutage, unavailable } from '../../lib/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Background } from '../jobs/background.ts';
import { robotsTxt, sitemapXml } from '../pages/documents.ts';
import type { Guides } from '../pages/guides.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { Products } from '../shop/products.ts';
import { type AuditAnswers, auditAnswers } from './audit-answers.ts';

/** One page is parsed while the next is rendered; visitors' pages wait for at most these two. */
const AT_ONCE = 2;

/** With more, an audit would hold up other pages for minutes. */
const MOST_PAGES = 1000;

type Progress = { done: number; total: number };

/** One audit, shared by everyone who asks while it runs and until the catalogue changes. */
type AuditRun = FollowedRun<Progress> & { answers: Promise<AuditAnswers> };

export type SiteAudits = {
  /** The audit of the current catalogue, or the one that is running. */
  run(): Promise<AuditRun>;
  /** Reads every page again, ignoring the cache. */
  runAfresh(): Promise<AuditRun>;
};

type SitePageDeps = {
  renderer: PageRenderer;
  background: Pick<Background, 'parsePage'>;
  /** Paths of the built client's files. */
  files: { has(path: string): boolean };
  publicOrigin: string;
  site: SiteSettings;
  products: Products;
  guides: Pick<Guides, 'find' | 'published'>;
};

type Deps = Omit<SitePageDeps, 'renderer'> & {
  catalogue: Pick<Catalogue, 'snapshot'>;
  /** Null if the app has not been built. */
  renderer: SitePageDeps['renderer'] | null;
  builtAt: string | null;
  logger: Logger;
  clock: () => number;
};

/** Runs a limited number at once, started in order; the results keep that order. */
async function eachInTurn<Item, Made>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  let next = 0;
  async function takeTurns(): Promise<void> {
    while (next < items.length) {
      const index = next;
      next += 1;
      made[index] = await make(items[index] as Item);
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
  } finally {
    // Start nothing more after a failure.
    next = items.length;
  }
  return made;
}

/** A page, and the version of its source data. */
type KeptPage = { version: string; page: ParsedPage };

type KeptPages = ReadonlyMap<string, KeptPage>;

/** Audits of the site as served: one at a time, cached by catalogue revision. */
export function createSiteAudits({ catalogue, renderer, builtAt, logger, clock, ...rest }: Deps): SiteAudits {
  /** The last audit's pages, so the next one renders only what has changed. */
  let kept: KeptPages = new Map();
  let latest: { key: string; run: AuditRun; isRunning: boolean } | null = null;

  function start(snapshot: Snapshot, from: SitePageDeps['renderer']): AuditRun {
    const { publicOrigin: origin } = rest;
    const sitemap = sitemapAddresses(sitemapXml(origin, snapshot, builtAt, rest.guides));
    const paths = [...new Set(sitemap)].map((address) => address.slice(origin.length) || '/');
    const listeners = new Set<(progress: Progress) => void>();
    const progress = { done: 0, total: Math.min(paths.length, MOST_PAGES) };

    async function audit(): Promise<AuditAnswers> {
      const read = await eachInTurn(paths.slice(0, MOST_PAGES), AT_ONCE, async (path) => {
        const page = await readSitePage(path, snapshot, { ...rest, renderer: from }, kept);
        progress.done += 1;
        for (const listener of listeners) listener({ ...progress });
        return page;
      });
      kept = new Map(read.map((each) => [each.page.path, each]));
      const pages = read.map(({ page }) => page);
      const targetOf = (address: string) => linkTarget(address, snapshot, rest);
      const files = { sitemap, robotsTxt: robotsTxt(origin) };
      const found = auditSite({ origin, pages, ...files, targetOf });
      const auditedAt = new Date(clock()).toISOString();
      return auditAnswers(found, snapshot, { pages, ...files, auditedAt });
    }

    return {
      progress: () => ({ ...progress }),
      answers: audit(),
      follow(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }

  async function run(): Promise<AuditRun> {
    if (latest?.isRunning) return latest.run;
    const snapshot = await catalogue.snapshot();
    const key = `${snapshot.epoch} ${snapshot.revision}`;
    // Another caller may have started one meanwhile.
    if (latest !== null && (latest.isRunning || latest.key === key)) return latest.run;
    if (renderer === null) throw unavailable(60);
    const begun = { key, run: start(snapshot, renderer), isRunning: true };
    latest = begun;
    begun.run.answers
      .catch((error: unknown) => {
        // The next caller starts a new one.
        if (latest === begun) latest = null;
        logger.warn({ err: error }, 'site audit');
      })
      .finally(() => {
        begun.isRunning = false;
      });
    return begun.run;
  }

  return {
    run,
    async runAfresh() {
      if (latest?.isRunning) await latest.run.answers.catch(() => undefined);
      kept = new Map();
      latest = null;
      return await run();
    },
  };
}

/** Visitors' pages come first: if they fill the queue, the audit waits. */
const TRIES = 20;
const WAIT_MS = 500;

/** Answered by other routers. */
const ROUTED = /^\/(?:robots\.txt|sitemap\.xml|api\/openapi\.json|social\/.+|photos\/.+)$/;

/** Changes whenever the page at a path may have: a review, for example, only changes its recipe's page and the lists. */
function versionOf(path: string, snapshot: Snapshot): string {
  const address = pageAddress(path, '');
  if (address.kind === 'recipe') return snapshot.versionOf(address.recipeId);
  return address.kind === 'page' ? snapshot.versionOf(NO_RECIPE) : `${snapshot.epoch} ${snapshot.revision}`;
}

/** Reads a public page as served, unless an earlier audit read the same version. */
async function readSitePage(
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
function linkTarget(
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
