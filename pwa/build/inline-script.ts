import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('../platform/hydration/inline-script.ts', import.meta.url));

/**
 * Inline script of every page, minified from `platform/hydration/inline-script.ts`.
 * @param entry address of the built app
 * @param preloads addresses of the entry's imports
 */
export async function inlineScript(entry: string, preloads: readonly string[]): Promise<string> {
  const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
  // Type imports leave an empty export, which only a module may have.
  const script = code.replace('export {};', '');
  const { code: minified, errors } = await minify('inline-script.js', script, { module: false });
  if (errors.length > 0) throw new Error(`platform/hydration/inline-script.ts: ${errors[0]?.message}`);
  const values = { APP_ENTRY: entry, APP_FILES: [entry, ...preloads] };
  return minified
    .replace(/APP_ENTRY|APP_FILES/g, (name) => JSON.stringify(values[name as keyof typeof values]))
    .trim();
}
