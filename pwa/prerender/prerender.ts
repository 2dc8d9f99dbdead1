import { restOfPage, shellParts } from './fill-shell.ts';
import { PageCache } from './page-cache.ts';
import { type Rendering, renderAnswer } from './render-answer.ts';
import { IS_PRERENDERING, loadRenderer, RENDERER_PATH, renderPage } from './renderer-script.ts';

/** By then the app has written everything that a visit changes, and is idle. */
const RENEW_AFTER_MS = 6_000;
const LOOK_EVERY_MS = 200;

/** What the worker provides. */
type Worker = {
  /** The app's empty page, or its fallback. */
  shell: (request: Request) => Promise<Response>;
  /** A digest of everything that a page depends on except its address; rejects if that can't be read. */
  stateNow: () => Promise<string>;
  /** Whether a newer build waits: it can't take over until this worker is done, and doesn't use its pages. */
  hasSuccessor: () => boolean;
};

/** An answer, and a promise that settles when the worker is done. */
type Answered = { answer: Promise<Response>; done: Promise<void> };

/** How the worker handles pages. */
export type Prerender = {
  /** Stores the renderer with the installing worker; never fails the installation. */
  install(): void;
  /** Answers a navigation. */
  answer(request: Request): Answered;
  /** Re-renders all cached pages and this one for the device's current state. */
  renew(page: URL): Promise<void>;
};

/** Answers every navigation with the empty page, into which the app renders. */
const unrendered = ({ shell }: Worker): Prerender => ({
  install() {},
  answer: (request) => ({ answer: shell(request), done: Promise.resolve() }),
  async renew() {},
});

/** Waits, but stops as soon as a newer build is waiting. */
export async function rest(milliseconds: number, hasSuccessor: () => boolean): Promise<void> {
  const until = Date.now() + milliseconds;
  while (Date.now() < until && !hasSuccessor()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(LOOK_EVERY_MS, until - Date.now())));
  }
}

type Options = Partial<Omit<Rendering, 'cache'>> & { isOn?: boolean; renewAfterMs?: number };

/**
 * Answers navigations with cached pages, else with pages rendered now from the device's rows. Renders pages for the next
 * visit once the app is idle.
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

  /** Null if the app renders the page itself or a clock runs on it. */
  async function wholePage(url: URL): Promise<Response | null> {
    const [empty, page] = await Promise.all([shell(new Request(url)), render(url)]);
    const parts = shellParts(await empty.text());
    if (parts === null || page === null || Object.hasOwn(page.data.device ?? {}, 'now')) return null;
    return new Response(parts.head + restOfPage(parts, page), { headers: empty.headers });
  }

  async function renew(page: URL): Promise<void> {
    const addresses = await cache.addresses().catch(() => []);
    const others = addresses.filter(({ href }) => href !== page.href);
    // Sequentially: the app may be requesting files from the worker.
    for (const url of [page, ...others]) {
      if (hasSuccessor()) return;
      // The next visit retries.
      await cache.renew(url, () => wholePage(url)).catch(() => {});
    }
  }

  return {
    install() {
      try {
        load();
      } catch {
        // Offline or intercepted: until the next build's worker retries, the app renders pages.
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
