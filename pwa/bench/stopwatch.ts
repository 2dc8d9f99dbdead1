/**
 * Processor time of this process while it acts, in milliseconds: garbage collection and compiling included, time that the
 * machine gave to others left out. For work on one core that waits for nothing it is what a quiet machine would take.
 */
export function millisecondsOf(act: () => unknown): number {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The same of each of them, one after the other. */
export function eachMilliseconds<T>(items: readonly T[], act: (item: T) => unknown): number[] {
  return items.map((item) => millisecondsOf(() => act(item)));
}
