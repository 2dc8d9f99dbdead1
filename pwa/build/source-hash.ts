import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const LEFT_OUT = /(^|\/)(dist|node_modules|e2e|testing)(\/|$)|\.test\.tsx?$/;

/** Digest of the build's inputs: with an equal one no rebuild is needed. */
export async function sourceHash(root: string): Promise<string> {
  const read = (folder: string) => readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const entries = (await Promise.all(['pwa', 'sync-server'].map(read))).flat();
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !LEFT_OUT.test(path));
  const hash = createHash('sha256');
  for (const path of [...paths, 'vite.config.ts', 'package.json', 'package-lock.json'].sort()) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}
