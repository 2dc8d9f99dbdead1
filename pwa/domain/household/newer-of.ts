/** A row with the time of its last change, ISO 8601, UTC. */
export type Stamped = { value: unknown; updatedAt: string };

/** JSON whose text does not depend on the order in which fields were set. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Whether `a` wins over `b`: the later row wins, and on a tie the row whose text sorts last, so that both phones decide
 * alike.
 */
export function wins(a: Stamped, b: Stamped): boolean {
  return a.updatedAt === b.updatedAt ? canonical(a.value) > canonical(b.value) : a.updatedAt > b.updatedAt;
}

/** The later of two times, either of which may be missing. */
export const laterTime = (a: string, b: string): string => (a > b ? a : b);
