/** A pointer rests this long before a hint shows. */
export const TIP_OPEN_DELAY_MS = 700;
/** Within this time after a hint has gone, the next one shows at once. */
export const TIP_SKIP_DELAY_MS = 300;

/** When a hint may show, `lastShownAt` being when the last one went; 0 for never. */
export function tipDelayMs(lastShownAt: number, now: number): number {
  return now - lastShownAt < TIP_SKIP_DELAY_MS ? 0 : TIP_OPEN_DELAY_MS;
}
