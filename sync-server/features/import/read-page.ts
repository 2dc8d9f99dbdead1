import { Router } from '@koa/router';
import type { Logger } from 'pino';
import { pageAnswer, READ_PAGE_CALLS, type ReadPageAnswer } from '#domain/contract/read-page';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, pageProblem } from '../../lib/errors.ts';
import { workQueue } from '../../lib/work-queue.ts';
import type { Background } from '../jobs/background.ts';
import { fetchPage, type Outside, PageFailure } from './fetch-page.ts';

/** @param reader null if the operator switched it off */
type ReadPageDeps = { reader: PageReader | null; visitors: Visitors };

/** Reads recipes from a linked public page; nothing is stored. */
export function readPageRoutes({ reader, visitors }: ReadPageDeps): Router {
  const router = new Router();

  serve(
    router,
    READ_PAGE_CALLS.readPage,
    async (_, { body: { url } }) => {
      if (reader === null)
        throw new ApiError(403, 'links-off', 'This site does not read recipes from links.');
      return await reader.read(url);
    },
    (ctx) => visitors.limit(ctx, 'link'),
  );

  return router;
}

/** Each takes at most 5 s and 5 MB, so queued calls finish before the device times out. */
const AT_ONCE = 4;
const WAITING = 4;

export type PageReader = {
  /** @throws {ApiError} 422 if no recipe was found, 503 if too many pages are in progress */
  read(url: string): Promise<ReadPageAnswer>;
};

type PageReaderParts = { background: Background; logger: Logger; outside: Outside; publicOrigin: string };

/** Reads recipes from linked pages. Stores nothing; logs only the host of a failure. */
export function createPageReader({ background, logger, outside, publicOrigin }: PageReaderParts): PageReader {
  const inLine = workQueue(AT_ONCE, WAITING);
  const agent = `Bowlful/1 (recipe import for a visitor; +${publicOrigin})`;

  async function readPage(url: string): Promise<ReadPageAnswer> {
    const { bytes, type, address } = await fetchPage(url, agent, outside);
    const read = await background.readSource({ bytes, type });
    if (read.kind === 'none') {
      const isText = read.reason === 'no-recipe' || read.reason === 'empty';
      throw new PageFailure(isText ? 'page-without-recipe' : 'page-unreadable', read.reason);
    }
    return pageAnswer(read, address);
  }

  return {
    async read(url) {
      try {
        return await inLine(() => readPage(url));
      } catch (error) {
        if (!(error instanceof PageFailure)) throw error;
        logger.info({ host: new URL(url).hostname, code: error.code, reason: error.message }, 'page by link');
        throw pageProblem(error.code);
      }
    },
  };
}
