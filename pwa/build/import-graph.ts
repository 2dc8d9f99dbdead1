import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const AREAS = ['pwa', 'sync-server'];
const SPECIFIER = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'((?:\.{1,2}|#domain)\/[^'?]+)/g;

/** One import, type-only and dynamic ones included; paths are relative to the repository. */
export type Arrow = { from: string; to: string };

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !path.includes('node_modules') && !/(?:^|\/)dist\//.test(path);

/** File that a specifier in `from` names. */
function target(from: string, specifier: string): string {
  return specifier.startsWith('#domain/')
    ? `pwa/domain/${specifier.slice('#domain/'.length)}.ts`
    : join(dirname(from), specifier);
}

/** Imports between the files of `pwa` and `sync-server`. */
export function readImportGraph(root = ROOT): Arrow[] {
  return AREAS.flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((path) => {
        const from = relative(root, join(root, area, path));
        const specifiers = readFileSync(join(root, from), 'utf8').matchAll(SPECIFIER);
        return [...specifiers].map(([, specifier = '']) => ({ from, to: target(from, specifier) }));
      }),
  );
}
