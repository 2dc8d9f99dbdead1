import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'koa';

/** Until then nothing is written, so that a failure has its own status. */
const QUICK_MS = 5000;
/** Below the time after which a connection on which nothing moves is closed. */
const REPEAT_MS = 10_000;

/**
 * Answers with JSON whose making may take minutes: blanks, which JSON allows before it, keep the connection from resting. What
 * fails after the first blank breaks the connection off.
 * @returns the content if it was made quickly; undefined once it is being written
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
  // Not awaited: Koa sends what is written meanwhile.
  void making
    .then((late) => text.end(JSON.stringify(late)))
    .catch((error: unknown) => text.destroy(error instanceof Error ? error : new Error(String(error))))
    .finally(() => clearInterval(repeat));
  return undefined;
}
