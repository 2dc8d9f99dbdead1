import type { Screen } from './screens.ts';

/** Splits screens into small groups, to spread them over the workers. */
export function screenBatches(screens: readonly Screen[], size = 6): Screen[][] {
  const parts: Screen[][] = [];
  for (let at = 0; at < screens.length; at += size) parts.push(screens.slice(at, at + size));
  return parts;
}
