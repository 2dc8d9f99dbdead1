import { restOfPage, type ShellParts, shellParts } from './fill-shell.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderedPage } from './renderer-script.ts';

/** For rows and rendering on a fast enough device; excludes loading the script, which happens once per start. */
const SLOW_MS = 400;
/** Even a slow render beats rendering in the app. */
const PATIENCE_MS = 1_000;

export type Rendering = {
  /** Runs the renderer's script; throws if it is missing. */
  load: () => void;
  render: (url: URL) => Promise<RenderedPage | null>;
  cache: PageCache;
  slowMs?: number;
  patienceMs?: number;
};

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

/** Sent early so that the browser parses the styles while the content is rendered. */
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
