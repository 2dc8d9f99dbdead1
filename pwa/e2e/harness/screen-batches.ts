import type { Screen } from './screens.ts';

type Batch = {
  screens: readonly Screen[];
  /** Names of these screens, for the title of their journey. */
  names: string;
};

/** Splits screens into small groups, to spread them over the workers. */
export function screenBatches(screens: readonly Screen[], size = 6): Batch[] {
  const batches: Batch[] = [];
  for (let at = 0; at < screens.length; at += size) {
    const some = screens.slice(at, at + size);
    batches.push({ screens: some, names: some.map(({ name }) => name).join(' · ') });
  }
  return batches;
}
