import type { Screen } from './screens.ts';

/** Screens in parts of a few, so that every worker has some. */
export function inParts(screens: readonly Screen[], size = 6): Screen[][] {
  const parts: Screen[][] = [];
  for (let at = 0; at < screens.length; at += size) parts.push(screens.slice(at, at + size));
  return parts;
}
