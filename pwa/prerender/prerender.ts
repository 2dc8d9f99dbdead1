import { restOfPage, shellParts } from './fill-shell.ts';
import { PageCache } from './page-cache.ts';
import { type Rendering, renderAnswer } from './render-answer.ts';
import { IS_PRERENDERING, loadRenderer, RENDERER_PATH, renderPage } from './renderer-script.ts';

/** The app has written by then what a visit changes, and rests. */
const RENEW_AFTER_MS = 6_000;
const LOOK_EVERY_MS = 200;

/** What the worker gives. */
type Worker = {
  /** The app's empty page, or its fallback. */
  shell: (request: Request) => Promise<Response>;
  /** A digest of all that a page depends on but its address; rejects where that cannot be read. */
  stateNow: () => Promise<string>;
  /** Whether a newer build waits: it cannot take over before this worker is done, and has no use for its pages. */
  hasSuccessor: () => boolean;
};

/** An answer, and a promise for the time that the worker is still at work. */
type Answered = { answer: Promise<Response>; done: Promise<void> };

/** What the worker does with pages. */
export type Prerender = {
  /** Keeps the renderer with the worker that is being installed; an installation never fails for it. */
  install(): void;
  /** Answers a navigation. */
  answer(request: Request): Answered;
  /** Brings all cached pages, and this one, up to the device's state. */
  renew(page: URL): Promise<void>;
};

/** Every navigation gets the empty page, into which the app renders. */
const unrendered = ({ shell }: Worker): Prerender => ({
  install() {},
  answer: (request) => ({ answer: shell(request), done: Promise.resolve() }),
  async renew() {},
});

/** Waits, but no longer than until a newer build does. */
export async function rest(milliseconds: number, hasSuccessor: () => boolean): Promise<void> {
  const until = Date.now() + milliseconds;
  while (Date.now() < until && !hasSuccessor()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(LOOK_EVERY_MS, until - Date.now())));
  }
}

type Options = Partial<Omit<Rendering, 'cache'>> & { isOn?: boolean; renewAfterMs?: number };

/**
 * Answers navigations with cached pages, else with one rendered now from the device's rows; and renders those for the next
 * visit once the app rests.
 */
export function prerenderFor(
  worker: Worker,
  {
    isOn = IS_PRERENDERING,
    load = loadRenderer,
    render = renderPage,
    renewAfterMs = RENEW_AFTER_MS,
    ...limits
  }: Options = {},
): Prerender {
  if (!isOn) return unrendered(worker);
  const { shell, stateNow, hasSuccessor } = worker;
  const cache = new PageCache(stateNow, RENDERER_PATH);

  /** Null where the app renders the page itself, and where a clock runs on it. */
  async function wholePage(url: URL): Promise<Response | null> {
    const [empty, page] = await Promise.all([shell(new Request(url)), render(url)]);
    const parts = shellParts(await empty.text());
    if (parts === null || page === null || Object.hasOwn(page.data.device ?? {}, 'now')) return null;
    return new Response(parts.head + restOfPage(parts, page), { headers: empty.headers });
  }

  async function renew(page: URL): Promise<void> {
    const addresses = await cache.addresses().catch(() => []);
    const others = addresses.filter(({ href }) => href !== page.href);
    // One after another: the app may ask the worker for its files.
    for (const url of [page, ...others]) {
      if (hasSuccessor()) return;
      // The next visit tries again.
      await cache.renew(url, () => wholePage(url)).catch(() => {});
    }
  }

  return {
    install() {
      try {
        load();
      } catch {
        // Offline or intercepted: the next build's worker tries again, and the app alone renders pages.
      }
    },
    answer(request) {
      const url = new URL(request.url);
      const visit = cache.find(url).then((page) => {
        if (page !== undefined) return { answer: page, done: undefined };
        return renderAnswer(url, shell(request), { load, render, cache, ...limits });
      });
      return {
        answer: visit.then(({ answer }) => answer),
        done: visit.then(async ({ done }) => {
          await done;
          await rest(renewAfterMs, hasSuccessor);
          await renew(url);
        }),
      };
    },
    renew,
  };
}
