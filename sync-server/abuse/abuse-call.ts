import type { Target } from './target.ts';

/** One kind of call, repeated by each of the parallel callers. */
export type AbuseCall = {
  /** Name of the table's row. */
  name: string;
  /** The limit that bounds it, in words. */
  limit: string;
  /** Number of parallel callers; 20 by default. */
  parallel?: number;
  /** Minimum time in ms between the starts of two calls of one caller. */
  everyMs?: number;
  /**
   * Makes one call.
   * @param caller 0 to `parallel` - 1
   * @param round number of the caller's earlier calls
   * @returns the status of the answer; 0 without an answer
   */
  act(target: Target, caller: number, round: number): Promise<number>;
};
