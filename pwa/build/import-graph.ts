import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const AREAS = ['pwa', 'sync-server'];
/** Imports, workers and files read relative to the code. */
const SPECIFIER =
  /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bnew URL\((?=\s*'[^']*\.[a-z]+'))\s*'((?:\.{1,2}|#domain)\/[^'?]+)/g;

/** One import, type-only and dynamic ones included; paths are relative to the repository. */
export type Arrow = { from: string; to: string; line: number; isType: boolean };

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !path.includes('node_modules') && !/(?:^|\/)dist\//.test(path);

/** File that a specifier in `from` names. */
function target(from: string, specifier: string): string {
  return specifier.startsWith('#domain/')
    ? `pwa/domain/${specifier.slice('#domain/'.length)}.ts`
    : join(dirname(from), specifier);
}

/** Whether a specifier at `index` belongs to an `import type` or `export type`, which is erased at run time. */
function isTypeOnly(source: string, index: number): boolean {
  if (!source.startsWith('from', index)) return false;
  const statement =
    source
      .slice(0, index)
      .split(/^(?=(?:im|ex)port\b)/m)
      .at(-1) ?? '';
  return /^(?:im|ex)port type\b/.test(statement);
}

/** Source files of `pwa` and `sync-server`. */
export function sourceFiles(root = ROOT): string[] {
  return AREAS.flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((path) => join(area, path)),
  );
}

/** Imports between the files of `pwa` and `sync-server`. */
export function readImportGraph(root = ROOT): Arrow[] {
  return sourceFiles(root).flatMap((from) => {
    const source = readFileSync(join(root, from), 'utf8');
    return [...source.matchAll(SPECIFIER)].map(({ index, 0: match, 1: specifier = '' }) => ({
      from,
      to: target(from, specifier),
      line: source.slice(0, index + match.length).split('\n').length,
      isType: isTypeOnly(source, index),
    }));
  });
}

type Folders = Map<string, Map<string, Arrow>>;

/** For each folder, the folders it imports values from, each with the first import that does. */
function foldersOf(arrows: readonly Arrow[], isCounted: (path: string) => boolean): Folders {
  const folders: Folders = new Map();
  for (const arrow of arrows) {
    const [from, to] = [dirname(arrow.from), dirname(arrow.to)];
    if (arrow.isType || from === to || !isCounted(arrow.from) || !isCounted(arrow.to)) continue;
    const imported = folders.get(from) ?? new Map<string, Arrow>();
    if (!imported.has(to)) imported.set(to, arrow);
    folders.set(from, imported);
  }
  return folders;
}

/** Shortest import path from one folder to another, or back to itself. */
function wayBetween(folders: Folders, from: string, to: string): Arrow[] | undefined {
  const ways: [string, Arrow[]][] = [[from, []]];
  const seen = new Set<string>();
  for (const [folder, way] of ways) {
    for (const [next, arrow] of folders.get(folder) ?? []) {
      if (next === to) return [...way, arrow];
      if (!seen.has(next)) ways.push([next, [...way, arrow]]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Folders that reach one another by value imports, and the imports of a shortest cycle. */
export type FolderCycle = { folders: string[]; imports: Arrow[] };

/**
 * Strongly connected folders; each file counts for its own folder. Type-only imports do not count.
 * @param isCounted whether a file is checked
 */
export function folderCycles(arrows: readonly Arrow[], isCounted: (path: string) => boolean): FolderCycle[] {
  const folders = foldersOf(arrows, isCounted);
  const cycles: FolderCycle[] = [];
  const placed = new Set<string>();
  for (const folder of [...folders.keys()].sort()) {
    const cycle = placed.has(folder) ? undefined : wayBetween(folders, folder, folder);
    if (cycle === undefined) continue;
    const members = [...folders.keys()].filter(
      (each) =>
        wayBetween(folders, folder, each) !== undefined && wayBetween(folders, each, folder) !== undefined,
    );
    for (const member of members) placed.add(member);
    cycles.push({ folders: members.sort(), imports: cycle });
  }
  return cycles;
}

/** The error message of a cycle: its folders, its imports, and the remedy. */
export function cycleInWords({ folders, imports }: FolderCycle): string {
  const steps = imports.map(({ from, to, line }) => `  ${from}:${line} imports ${to}`);
  return [
    `Folders import one another in a cycle: ${folders.join(', ')}.`,
    ...steps,
    '  Move what one of these imports needs into the folder below, or into the folder that uses it.',
  ].join('\n');
}
