import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/**
 * Compute every card on a device, of the catalogue and of owners' recipes; they import all of its inputs, the nutrients of
 * rarely used foods dynamically.
 */
const CARD_WRITERS = ['../platform/database/put-cards.ts', '../domain/own/make-own-recipe.ts'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const VERSION_MODULE = '/domain/nutrition/verdict-version.ts';
const DIGITS = 12;

/**
 * Digest of the code that computes a card, bundled and minified: it covers every imported module, but only the parts in
 * use, and no comments or types.
 * @param plugins change the sources, for tests
 */
export async function verdictVersion(plugins: readonly Plugin[] = []): Promise<string> {
  const bundled = (await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    plugins: [...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rollupOptions: {
        input: CARD_WRITERS,
        checks: { bundlerTimings: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const hash = createHash('sha256');
  for (const file of bundled.output) hash.update(file.type === 'chunk' ? file.code : '');
  return hash.digest('hex').slice(0, DIGITS);
}

/** Writes the digest into the app, in builds, development and tests alike. */
export function verdictVersionPlugin(): Plugin {
  let version: Promise<string> | undefined;
  return {
    name: 'bowlful-verdict-version',
    buildStart() {
      version = undefined;
    },
    async transform(_, id) {
      if (!id.endsWith(VERSION_MODULE)) return null;
      version ??= verdictVersion();
      return { code: `export const VERDICT_VERSION = '${await version}';`, map: null };
    },
  };
}

/** Sources of the safety guard and of the cooking audit. */
const GUARD = ['safety', 'cooking'].map((folder) =>
  fileURLToPath(new URL(`../domain/${folder}/`, import.meta.url)),
);
const GUARD_MODULE = 'guard-version.ts';

const isJudge = (path: string) =>
  path.endsWith('.ts') && !/\.(?:test|fixture|test-support)\.ts$/.test(path) && !path.endsWith(GUARD_MODULE);

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
      if (!id.endsWith(`/domain/safety/audit/${GUARD_MODULE}`)) return null;
      return { code: `export const GUARD_VERSION = '${guardVersion()}';`, map: null };
    },
  };
}
