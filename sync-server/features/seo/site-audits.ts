import type { Logger } from 'pino';
import { auditSite, sitemapAddresses } from '#domain/seo/site-audit';
import type { FollowedRun } from '../../http/answer-with-progress.ts';
import { unavailable } from '../../lib/errors.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { robotsTxt, sitemapXml } from '../pages/sitemap.ts';
import { type AuditAnswers, auditAnswers } from './audit-answers.ts';
import { type KeptPages, linkTarget, readSitePage, type SitePageDeps } from './site-pages.ts';

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
