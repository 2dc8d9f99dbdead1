import { MOST_SUBMITTED, type Submitted } from '#domain/contract/indexing';
import { SITE_TOOL_CALLS } from '#domain/contract/site-tools';
import { request } from './api.ts';

/** The report, and the recipes that respond. */
export async function readIndexing() {
  const [report, recipes] = await Promise.all([
    request(SITE_TOOL_CALLS.getIndexingReport, {}),
    request(SITE_TOOL_CALLS.checkRecipe404, {}),
  ]);
  return { ...report, recipes };
}

/** Submits addresses to search engines, a thousand at a time; returns the last answer. */
export async function submitForIndexing(urls: readonly string[]): Promise<Submitted> {
  let last: Submitted = { message: 'There is no address to submit.', submission: null };
  for (let from = 0; from < urls.length; from += MOST_SUBMITTED) {
    const body = { urls: urls.slice(from, from + MOST_SUBMITTED) };
    last = await request(SITE_TOOL_CALLS.submitForIndexing, { body });
  }
  return last;
}

/** The four calls of the advertising policy, in parallel. */
export async function readAdPolicy() {
  const [check, content, optimization, audit] = await Promise.all([
    request(SITE_TOOL_CALLS.checkAdPolicy, {}),
    request(SITE_TOOL_CALLS.auditContentPolicy, {}),
    request(SITE_TOOL_CALLS.getAdOptimization, {}),
    request(SITE_TOOL_CALLS.auditPolicy, {}),
  ]);
  return { check, content, optimization, audit };
}
export type AdPolicy = Awaited<ReturnType<typeof readAdPolicy>>;
