import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LinkStatus } from '#domain/contract/link-checks';
import { outgoingLinks } from '#domain/market/outgoing-links';
import { outsideRequests } from '../../../lib/waiting-budget.ts';
import type { Store } from '../../../storage/store/store.ts';
import type { Outside } from '../../import/fetch-page.ts';
import { checkLink } from './check-link.ts';

/** Between two shops: nobody is asked in a hurry. */
const PAUSE_MS = 250;

export type LinkChecker = {
  status(): Promise<LinkStatus>;
  /** Looks at every link in the background; false if that was done within the hour. */
  start(by: string): Promise<boolean>;
};

type CheckerDeps = {
  store: Pick<Store, 'linkChecks'>;
  /** Null where the operator has not switched it on: nothing is asked. */
  outside: Outside | null;
  publicOrigin: string;
  logger: Logger;
  clock: () => number;
  pauseMs?: number;
};

/** Looks at the links to shops that pages show: the list that we ship, never an address that anybody gave. */
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
      // The run outlives the request; one that breaks off counts as over after a while.
      outsideRequests(() => run(id, outside)).catch((error: unknown) =>
        logger.warn({ err: error }, 'link checks'),
      );
      return true;
    },
  };
}
