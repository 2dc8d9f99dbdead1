/** How long it takes, in milliseconds. */
export function millisecondsOf(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

/** How long each of them takes, in milliseconds, one after the other. */
export function eachMilliseconds<T>(items: readonly T[], act: (item: T) => unknown): number[] {
  return items.map((item) => millisecondsOf(() => act(item)));
}
