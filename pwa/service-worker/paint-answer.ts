import { restOfPage, type ShellParts, shellParts } from './fill-shell.ts';
import type { PaintedPage } from './page-painter.ts';
import type { PaintingRecord } from './painting-record.ts';

/** For rows and rendering on a device that paints well; what the script takes to load is the same for each page of a start. */
const SLOW_MS = 400;
/** A page that is late once is there sooner than the app would make it. */
const PATIENCE_MS = 1_000;

export type Painting = {
  /** Runs the renderer's script; throws where it is not there. */
  load: () => void;
  paint: (url: URL) => Promise<PaintedPage | null>;
  record: PaintingRecord;
  slowMs?: number;
  patienceMs?: number;
};

/**
 * Answers a navigation with the page painted from the device's rows: its head at once, its content as soon as it is there.
 * With the app's empty page where that fails or takes too long.
 * @param shell the empty page, or whatever else answers
 * @returns the answer, and a promise for the time that the worker is still at work
 */
export function paintAnswer(
  url: URL,
  shell: Promise<Response>,
  { load, paint, record, slowMs = SLOW_MS, patienceMs = PATIENCE_MS }: Painting,
): { answer: Promise<Response>; done: Promise<void> } {
  const ready = record.isWorthIt().then((isWorthIt) => {
    if (isWorthIt) load();
    return isWorthIt;
  });
  const begunAt = ready.then(() => performance.now());
  const outcome = ready
    .then((isReady) => (isReady ? paint(url) : null))
    .catch((fault: unknown) => {
      reportError(fault);
      return null;
    });
  const done = outcome.then(async (page) => {
    if (page !== null) await record.note(performance.now() - (await begunAt) <= slowMs);
  });
  const late = begunAt.then(
    () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
    () => null,
  );
  const inTime = Promise.race([outcome, late]);
  return { answer: answerWith(shell, inTime), done };
}

async function answerWith(shell: Promise<Response>, painted: Promise<PaintedPage | null>): Promise<Response> {
  const kept = await shell;
  const parts = shellParts(await kept.clone().text());
  if (parts === null) return kept;
  return new Response(inTurn(parts, painted), { status: kept.status, headers: kept.headers });
}

/** The browser reads the styles while the content is made. */
function inTurn(parts: ShellParts, painted: Promise<PaintedPage | null>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(parts.head));
      controller.enqueue(encoder.encode(restOfPage(parts, await painted)));
      controller.close();
    },
  });
}
