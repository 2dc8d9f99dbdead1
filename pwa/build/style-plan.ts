import { type BuildManifest, closure } from './bundle-sizes.ts';

/**
 * Style sheets of screens: those of the frame, their own, and those of everything that may open on them.
 * @param entry chunk that every page starts
 * @param screens chunks of the screens
 */
export function stylesOf(
  chunks: Readonly<BuildManifest>,
  entry: string,
  screens: readonly string[],
): string[] {
  const frame = closure(chunks, entry);
  // The frame imports every screen dynamically: do not count one screen as reachable from another through it.
  const seen = new Set(frame);
  for (const screen of screens) closure(chunks, screen, seen);
  // Static closure first, then that of dynamic imports; the set grows while it is walked.
  for (const name of seen) {
    if (frame.has(name)) continue;
    for (const next of chunks[name]?.dynamicImports ?? []) closure(chunks, next, seen);
  }
  return [...new Set([...seen].flatMap((name) => chunks[name]?.css ?? []))];
}
