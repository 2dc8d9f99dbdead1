import { setTimeout } from 'node:timers/promises';
import { Router } from '@koa/router';
import type { Logger } from 'pino';
import {
  DASHBOARD_CALLS,
  type LinkCheck,
  type LinkOutcome,
  type LinkStatus,
} from '#domain/contract/dashboard';
import { outgoingLinks } from '#domain/market/retailer';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { notFound, tooManyRequests } from '../../lib/errors.ts';
import { outsideRequests } from '../../lib/waiting-budget.ts';
import type { Store } from '../../storage/store/store.ts';
import {
  answerOf,
  MOST_REDIRECTS,
  nextAddress,
  type Outside,
  PageFailure,
  REDIRECTS,
} from '../import/fetch-page.ts';

const HOUR_SECONDS = 60 * 60;

export type LinkChecker = {
  status(): Promise<LinkStatus>;
  /** Checks all links in the background; false if that was done within the hour. */
  start(by: string): Promise<boolean>;
};

/** Checks shop links, behind the session check. */
export function linkCheckRoutes(checker: LinkChecker): Router {
  const router = new Router();

  serve(router, DASHBOARD_CALLS.getLinkStatus, () => checker.status());

  serve(router, DASHBOARD_CALLS.checkLinks, async (ctx) => {
    const { isEnabled } = await checker.status();
    if (!isEnabled) throw notFound('Link checks are off. Set LINK_CHECKS to on.');
    if (!(await checker.start(nameOf(ctx)))) {
      throw tooManyRequests('The links were already checked within the hour.', HOUR_SECONDS);
    }
    const status = await checker.status();
    noteAct(ctx, { target: 'links', after: { links: status.run?.total ?? 0 } });
    return status;
  });

  return router;
}

/** Some shops don't support HEAD, and answer it as if the page were missing. */
const ASK_AGAIN_WITH_GET = (status: number) => status >= 400;
const ACCEPT = 'text/html';

function outcomeOf(status: number): LinkOutcome {
  if (status < 400) return 'works';
  if (status === 404 || status === 410) return 'missing';
  // Large shops answer 503 to anything but a browser.
  return [401, 403, 405, 406, 429, 503].includes(status) ? 'refused' : 'failing';
}

type Answered = { status: number; host: string };

async function ask(
  url: string,
  method: 'GET' | 'HEAD',
  agent: string,
  outside: Outside,
  signal: AbortSignal,
): Promise<Answered> {
  let address = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const asking = { agent, method, accept: ACCEPT };
    const response = await answerOf(new URL(address), asking, outside, signal);
    const { statusCode: status = 0, headers } = response;
    // The page itself is not read.
    response.destroy();
    if (!REDIRECTS.includes(status)) return { status, host: new URL(address).hostname };
    address = nextAddress(address, headers.location);
  }
  throw new PageFailure('page-unreachable', 'too many redirects');
}

/**
 * Checks whether a link works: HEAD, then GET if that is refused. The page itself is not read.
 * @param agent names the caller to the shop
 * @param at ISO 8601, UTC
 */
async function checkLink(url: string, agent: string, outside: Outside, at: string): Promise<LinkCheck> {
  const signal = AbortSignal.timeout(outside.withinMs);
  try {
    const first = await ask(url, 'HEAD', agent, outside, signal);
    const { status, host } = ASK_AGAIN_WITH_GET(first.status)
      ? await ask(url, 'GET', agent, outside, signal)
      : first;
    const isElsewhere = host !== new URL(url).hostname;
    return { at, outcome: outcomeOf(status), status, movedTo: isElsewhere ? host : null };
  } catch {
    return { at, outcome: 'unreachable', status: null, movedTo: null };
  }
}

/** Pause between two shops. */
const PAUSE_MS = 250;

type CheckerDeps = {
  store: Pick<Store, 'linkChecks'>;
  /** Null while switched off: no shop is called. */
  outside: Outside | null;
  publicOrigin: string;
  logger: Logger;
  clock: () => number;
  pauseMs?: number;
};

/** Checks the shop links on our pages: only the shipped list, never an address that someone entered. */
export function createLinkChecker(deps: CheckerDeps): LinkChecker {
  const { store, outside, publicOrigin, logger, clock, pauseMs = PAUSE_MS } = deps;
  const links = outgoingLinks();
  const agent = `Bowlful/1 (check of our own links; +${publicOrigin})`;

  async function run(id: number, world: Outside): Promise<void> {
    for (const { id: link, url } of links) {
      const check = await checkLink(url, agent, world, new Date(clock()).toISOString());
      await store.linkChecks.keep(id, link, check);
      await setTimeout(pauseMs, undefined, { ref: false });
    }
    await store.linkChecks.end(id);
  }

  return {
    async status() {
      const [last, checks] = await Promise.all([store.linkChecks.lastRun(), store.linkChecks.all()]);
      return {
        isEnabled: outside !== null,
        run: last,
        links: links.map((link) => ({ ...link, check: checks.get(link.id) ?? null })),
      };
    },
    async start(by) {
      if (outside === null) return false;
      const id = await store.linkChecks.begin(by, links.length);
      if (id === null) return false;
      // The run outlives the request; an interrupted one counts as over after a while.
      outsideRequests(() => run(id, outside)).catch((error: unknown) =>
        logger.warn({ err: error }, 'link checks'),
      );
      return true;
    },
  };
}
