import type { Target } from './target.ts';

/** What one of the parallel callers does, over and over. */
export type AbuseCall = {
  /** Of the table's row. */
  name: string;
  /** What bounds it, in words. */
  limit: string;
  /** Callers at once; 20 unless said otherwise. */
  parallel?: number;
  /** Least time between the starts of two calls of one caller. */
  everyMs?: number;
  /**
   * One call.
   * @param caller 0 to `parallel` - 1
   * @param round of this caller, from 0
   * @returns the status of the answer; 0 where there was none
   */
  act(target: Target, caller: number, round: number): Promise<number>;
};
