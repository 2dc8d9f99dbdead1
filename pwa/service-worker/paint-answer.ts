import { restOfPage, type ShellParts, shellParts } from './fill-shell.ts';
import type { PaintedPage } from './page-painter.ts';
import type { PaintingRecord } from './painting-record.ts';

/** The app would be there by then. */
const PATIENCE_MS = 400;

export type Painting = {
  paint: (url: URL) => Promise<PaintedPage | null>;
  record: PaintingRecord;
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
  { paint, record, patienceMs = PATIENCE_MS }: Painting,
): { answer: Promise<Response>; done: Promise<void> } {
  const begunAt = performance.now();
  const painted = (async () => ((await record.isWorthIt()) ? await paint(url) : undefined))();
  const outcome = painted.catch((fault: unknown) => {
    reportError(fault);
    return null;
  });
  const done = outcome.then((page) =>
    page ? record.note(performance.now() - begunAt <= patienceMs) : undefined,
  );
  const inTime = Promise.race([
    outcome.then((page) => page ?? null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
  ]);
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
