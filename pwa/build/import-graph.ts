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
