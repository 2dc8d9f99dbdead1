import type { Context } from 'koa';
import type { Visitors } from '../../http/visitors.ts';
import { tooManyRequests } from '../../lib/errors.ts';
import type { Store } from '../../storage/store/store.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;
/** A tick each second on six devices is 360; a household with all its records is pushed in 100 calls. */
const CALLS_PER_MINUTE = 600;
/** 64 full copies a day: enough for every device to start anew, but of no use for handing files out. */
const UNITS_PER_DAY = 2048;
const UNIT_BYTES = 64 * 1024;

const unitsOf = (bytes: number) => Math.floor(bytes / UNIT_BYTES);

/** Bounds what one household does, from however many addresses; what one address does is bounded by `Visitors`. */
export function createHouseholdLimits(limits: Store['limits'], visitors: Visitors) {
  async function hit(key: string, seconds: number, most: number, cost = 1): Promise<void> {
    const { isAllowed, retryAfterSeconds } = await limits.hit(key, seconds, most, cost);
    if (!isAllowed)
      throw tooManyRequests('This household is very busy. Please try again later.', retryAfterSeconds);
  }

  return {
    /**
     * Before the body is read.
     * @throws {ApiError} 429
     */
    async call(ctx: Context, household: string): Promise<void> {
      const cost = 1 + unitsOf(Number(ctx.get('Content-Length')) || 0);
      // Together, because each is a write.
      await Promise.all([
        visitors.limitHouseholdCalls(ctx, cost),
        hit(`household-calls:${household}`, MINUTE_SECONDS, CALLS_PER_MINUTE),
      ]);
    },
    /**
     * Before the records are sent.
     * @throws {ApiError} 429
     */
    async pulled(household: string, bytes: number): Promise<void> {
      const units = unitsOf(bytes);
      if (units > 0) await hit(`household-bytes:${household}`, DAY_SECONDS, UNITS_PER_DAY, units);
    },
  };
}
