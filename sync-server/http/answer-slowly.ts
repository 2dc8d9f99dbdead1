import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'koa';

/** Nothing is written before, so a failure can have its own status. */
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
  // Not awaited, so Koa streams what is written.
  void making
    .then((late) => text.end(JSON.stringify(late)))
    .catch((error: unknown) => text.destroy(error instanceof Error ? error : new Error(String(error))))
    .finally(() => clearInterval(repeat));
  return undefined;
}
