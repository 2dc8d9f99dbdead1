import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Sources of the safety guard and of the cooking audit. */
const GUARD = ['safety', 'cooking'].map((folder) =>
  fileURLToPath(new URL(`../domain/${folder}/`, import.meta.url)),
);
const VERSION_MODULE = 'guard-version.ts';
const DIGITS = 12;

const isJudge = (path: string) =>
  path.endsWith('.ts') &&
  !/\.(?:test|fixture|test-support)\.ts$/.test(path) &&
  !path.endsWith(VERSION_MODULE);

/** Digest of every list and rule in some folders, excluding tests and fixtures, which do not affect a verdict. */
export function guardVersion(folders: readonly string[] = GUARD): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isJudge);
    for (const path of paths.sort()) hash.update(`${path}\n${readFileSync(`${folder}/${path}`, 'utf8')}`);
  }
  return hash.digest('hex').slice(0, DIGITS);
}

/** Writes the digest of the toxic-food guard into the built app. */
export function guardVersionPlugin(): Plugin {
  return {
    name: 'bowlful-guard-version',
    apply: 'build',
    transform(_, id) {
      if (!id.endsWith(`/domain/safety/audit/${VERSION_MODULE}`)) return null;
      return { code: `export const GUARD_VERSION = '${guardVersion()}';`, map: null };
    },
  };
}
