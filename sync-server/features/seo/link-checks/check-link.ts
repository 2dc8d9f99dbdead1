import type { LinkCheck, LinkOutcome } from '#domain/contract/link-checks';
import { answerOf, MOST_REDIRECTS, nextAddress, type Outside, REDIRECTS } from '../../import/fetch-page.ts';
import { PageFailure } from '../../import/page-failure.ts';

/** Some shops know no HEAD, and answer it as if the page were not there. */
const ASK_AGAIN_WITH_GET = (status: number) => status >= 400;
const ACCEPT = 'text/html';

function outcomeOf(status: number): LinkOutcome {
  if (status < 400) return 'works';
  if (status === 404 || status === 410) return 'missing';
  // 503 is what large shops answer to whatever is no browser.
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
 * Looks whether a link of ours leads somewhere: HEAD, then GET where that is refused; nothing of the page is read.
 * @param agent names the caller to the shop
 * @param at ISO 8601, UTC
 */
export async function checkLink(
  url: string,
  agent: string,
  outside: Outside,
  at: string,
): Promise<LinkCheck> {
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
