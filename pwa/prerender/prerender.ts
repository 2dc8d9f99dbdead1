import { scriptJson } from '#domain/text/escape-markup';
import { PageCache } from './page-cache.ts';
import {
  IS_PRERENDERING,
  loadRenderer,
  RENDERER_PATH,
  type RenderedPage,
  renderPage,
} from './renderer-script.ts';

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

export type Rendering = {
  /** Runs the renderer's script; throws if it is missing. */
  load: () => void;
  render: (url: URL) => Promise<RenderedPage | null>;
  cache: PageCache;
  slowMs?: number;
  patienceMs?: number;
};

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

/** For rows and rendering on a fast enough device; excludes loading the script, which happens once per start. */
const SLOW_MS = 400;
/** Even a slow render beats rendering in the app. */
const PATIENCE_MS = 1_000;

/**
 * Answers a navigation with the page rendered from the device's rows: its head at once, its content when ready.
 * Falls back to the app's empty page if that fails or takes too long.
 * @param shell the empty page, or its fallback
 * @returns the answer, and a promise that settles when the worker is done
 */
export function renderAnswer(
  url: URL,
  shell: Promise<Response>,
  { load, render, cache, slowMs = SLOW_MS, patienceMs = PATIENCE_MS }: Rendering,
): { answer: Promise<Response>; done: Promise<void> } {
  const ready = cache.isRenderingWorthIt().then((isWorthIt) => {
    if (isWorthIt) load();
    return isWorthIt;
  });
  const begunAt = ready.then(() => performance.now());
  const outcome = ready
    .then((isReady) => (isReady ? render(url) : null))
    .catch((fault: unknown) => {
      reportError(fault);
      return null;
    });
  const done = outcome.then(async (page) => {
    if (page !== null) await cache.logRendering(performance.now() - (await begunAt) <= slowMs);
  });
  const late = begunAt.then(
    () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
    () => null,
  );
  return { answer: answerWith(shell, Promise.race([outcome, late])), done };
}

async function answerWith(
  shell: Promise<Response>,
  rendered: Promise<RenderedPage | null>,
): Promise<Response> {
  const page = await shell;
  const parts = shellParts(await page.clone().text());
  if (parts === null) return page;
  return new Response(inTurn(parts, rendered), { status: page.status, headers: page.headers });
}

/** The page as a stream: its head first, so that the browser parses the styles while the content is rendered. */
function inTurn(parts: ShellParts, rendered: Promise<RenderedPage | null>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(parts.head));
      controller.enqueue(encoder.encode(restOfPage(parts, await rendered)));
      controller.close();
    },
  });
}

/** Placeholders of the empty page that a rendered one fills. */
const TITLE = '<title>Bowlful</title>';
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** The empty page in three parts: the head without its title, everything up to the content, and the rest. */
export type ShellParts = { head: string; body: string; end: string };

/** Null for a page of another shape, which is sent unchanged. */
export function shellParts(shell: string): ShellParts | null {
  const [title, headEnd, root] = [TITLE, HEAD_END, ROOT].map((place) => shell.indexOf(place));
  if (title === undefined || headEnd === undefined || root === undefined) return null;
  if (title === -1 || headEnd < title || root < headEnd) return null;
  return {
    head: shell.slice(0, title) + shell.slice(title + TITLE.length, headEnd),
    body: shell.slice(headEnd, root),
    end: shell.slice(root + ROOT.length),
  };
}

/** Everything after the head, of the rendered page if there is one, else of the empty page. */
export function restOfPage({ body, end }: ShellParts, rendered: RenderedPage | null): string {
  if (rendered === null) return `${TITLE}${body}${ROOT}${end}`;
  const { head, html, data } = rendered;
  const script = `<script type="application/json" id="page-data">${scriptJson(data)}</script>`;
  return `${head}${body}<div id="root">${html}</div>${script}${end}`;
}
