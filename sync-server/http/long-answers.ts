import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'koa';

/** Nothing is written before then, so a failure can have its own status. */
const QUICK_MS = 5000;
/** Less than the connection's idle time-out. */
const REPEAT_MS = 10_000;

/**
 * Answers with JSON that may take minutes to compute: leading spaces, which JSON allows, keep the connection active. A
 * failure after the first space breaks the connection off.
 * @returns the content if it was ready quickly; undefined once it is being written
 */
export async function answerSlowly<T>(
  ctx: Context,
  making: Promise<T>,
  quickMs = QUICK_MS,
): Promise<T | undefined> {
  const made = await Promise.race([making, wait(quickMs, undefined, { ref: false })]);
  if (made !== undefined) return made;
  const text = new PassThrough();
  const repeat = setInterval(() => text.write(' '), REPEAT_MS);
  ctx.type = 'application/json; charset=utf-8';
  ctx.set('X-Accel-Buffering', 'no');
  ctx.body = text;
  text.write(' ');
  ctx.state['late'] = making;
  // Not awaited, so Koa streams what is written.
  void making
    .then((late) => text.end(JSON.stringify(late)))
    .catch((error: unknown) => text.destroy(error instanceof Error ? error : new Error(String(error))))
    .finally(() => clearInterval(repeat));
  return undefined;
}

/** The work whose answer is still being written after the route has returned; undefined if none is. */
export const lateWork = (ctx: Context) => ctx.state['late'] as Promise<unknown> | undefined;

type Part<Line, Type> = Omit<Extract<Line, { type: Type }>, 'type'>;

/** Work in progress that several callers can follow. */
export type FollowedRun<Progress> = {
  progress(): Progress;
  /** Calls the listener after each step, until the returned function is called. */
  follow(listener: (progress: Progress) => void): () => void;
};

/** Answers with JSON lines: a run's progress, then its result, or that it failed. The work continues without a listener. */
export function answerWithProgress<Line extends { type: 'progress' | 'result' | 'failed' }>(
  ctx: Context,
  run: FollowedRun<Part<Line, 'progress'>>,
  result: Promise<Part<Line, 'result'>>,
): void {
  const lines = new PassThrough();
  const write = (type: Line['type'], part: object) =>
    void lines.write(`${JSON.stringify({ type, ...part })}\n`);
  const stop = run.follow((progress) => write('progress', progress));
  const repeat = setInterval(() => write('progress', run.progress()), REPEAT_MS);
  const end = () => {
    clearInterval(repeat);
    stop();
  };
  ctx.res.once('close', end);
  ctx.type = 'application/x-ndjson';
  // A buffering proxy would hold the progress back.
  ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  ctx.body = lines;
  write('progress', run.progress());
  // Not awaited, so Koa streams what is written.
  void result
    .then((made) => write('result', made))
    .catch(() => write('failed', {}))
    .finally(() => {
      end();
      lines.end();
    });
}
