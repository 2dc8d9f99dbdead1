const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Whole days since a moment; 0 for one in the future. */
export function daysSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / MS_PER_DAY));
}
