import { restOfPage, shellParts } from './fill-shell.ts';
import type { KeptPages } from './kept-pages.ts';
import { type Painting, paintAnswer } from './paint-answer.ts';

/** The app has written by then what a visit changes, and rests. */
const RENEW_AFTER_MS = 6_000;
const LOOK_EVERY_MS = 200;

type Visits = Painting & {
  kept: KeptPages;
  /** The app's empty page, or its fallback. */
  shell: (request: Request) => Promise<Response>;
  /** Whether a newer build waits: it cannot take over before this worker is done, and has no use for its pages. */
  hasSuccessor?: () => boolean;
  renewAfterMs?: number;
};

/** Waits, but no longer than until a newer build does. */
export async function rest(milliseconds: number, hasSuccessor: () => boolean): Promise<void> {
  const until = Date.now() + milliseconds;
  while (Date.now() < until && !hasSuccessor()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(LOOK_EVERY_MS, until - Date.now())));
  }
}

/**
 * Answers a navigation: with the page kept for it, else with one painted now; and paints those for the next visit once the
 * app rests.
 * @returns the answer, and a promise for the time that the worker is still at work
 */
export function answerVisit(
  request: Request,
  visits: Visits,
): { answer: Promise<Response>; done: Promise<void> } {
  const { kept, shell, hasSuccessor = () => false, renewAfterMs = RENEW_AFTER_MS } = visits;
  const url = new URL(request.url);
  const visit = kept.find(url).then((page) => {
    return page === undefined ? paintAnswer(url, shell(request), visits) : { answer: page, done: undefined };
  });
  return {
    answer: visit.then(({ answer }) => answer),
    done: visit.then(async ({ done }) => {
      await done;
      await rest(renewAfterMs, hasSuccessor);
      await renewPages(url, visits);
    }),
  };
}

/** Brings all pages that are kept, and this one, to where the device is. */
export async function renewPages(page: URL, visits: Visits): Promise<void> {
  const addresses = await visits.kept.addresses().catch(() => []);
  const others = addresses.filter(({ href }) => href !== page.href);
  // One after another: the app may ask the worker for its files.
  for (const url of [page, ...others]) {
    if (visits.hasSuccessor?.()) return;
    await renewPage(url, visits);
  }
}

/** Ignores failures: the next visit tries again. */
async function renewPage(url: URL, visits: Visits): Promise<void> {
  await visits.kept.renew(url, () => wholePage(url, visits)).catch(() => {});
}

/** Null where the app makes the page itself, and where a clock runs on it. */
async function wholePage(url: URL, { paint, shell }: Visits): Promise<Response | null> {
  const [empty, page] = await Promise.all([shell(new Request(url)), paint(url)]);
  const parts = shellParts(await empty.text());
  if (parts === null || page === null || Object.hasOwn(page.data.device ?? {}, 'now')) return null;
  return new Response(parts.head + restOfPage(parts, page), { headers: empty.headers });
}
