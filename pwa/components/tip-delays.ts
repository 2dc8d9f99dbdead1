/** A pointer rests this long before a hint shows. */
const TIP_OPEN_DELAY_MS = 700;
/** If a tooltip closed within this time, the next one shows at once. */
const TIP_SKIP_DELAY_MS = 300;

/** Delay before a tooltip shows; `lastShownAt` is when the last one closed, 0 for never. */
export function tipDelayMs(lastShownAt: number, now: number): number {
  return now - lastShownAt < TIP_SKIP_DELAY_MS ? 0 : TIP_OPEN_DELAY_MS;
}
