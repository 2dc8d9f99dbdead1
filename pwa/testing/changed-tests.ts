import type { Arrow } from '../build/import-graph.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Test files among the changed files, and those that import one of them directly. */
export function changedTests(changed: readonly string[], arrows: readonly Arrow[]): string[] {
  const isChanged = new Set(changed);
  const importers = arrows.filter(({ to }) => isChanged.has(to)).map(({ from }) => from);
  return [...new Set([...changed, ...importers])].filter(isTest).sort();
}
