import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const LEFT_OUT = /(^|\/)(dist|node_modules|e2e|testing)(\/|$)|\.test\.tsx?$/;

/** Digest over everything that the build reads: two equal digests need no second build. */
export async function sourceHash(root: string): Promise<string> {
  const entries = await readdir(join(root, 'pwa'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !LEFT_OUT.test(path));
  const hash = createHash('sha256');
  for (const path of [...paths, 'vite.config.ts', 'package-lock.json'].sort()) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}
