import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampHashes } from '../../build/stamp-hashes.ts';

/** Where the build lies that is served at first. */
export const BUILT_CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));
const TEXTS = new Set(['.js', '.html', '.css', '.json', '.webmanifest']);

/**
 * A copy of the built client as a later build of the same code would look: every asset under a new name, every
 * reference to it changed, the worker different.
 * @param before the client whose assets are still served beside the new ones; null where a deploy keeps none
 */
export async function newBuild(to: string, before: string | null): Promise<void> {
  await cp(BUILT_CLIENT, to, { recursive: true });
  const names = await filesBelow(to);
  const assets = names.filter((name) => name.startsWith('assets/') && extname(name) === '.js');
  const mark = `n${Date.now().toString(36)}`;
  const renamed = new Map(assets.map((name) => [stem(name), `${stem(name)}${mark}`]));

  for (const name of names) {
    // A precompressed sibling would still say what the old file said.
    if (name.endsWith('.br') || name.endsWith('.gz')) await rm(join(to, name));
    else if (TEXTS.has(extname(name))) await rewrite(join(to, name), renamed, mark);
  }
  for (const name of assets) await rename(join(to, name), join(to, name.replace(/\.js$/, `${mark}.js`)));
  await stampHashes(to);
  if (before !== null) {
    await cp(join(before, 'assets'), join(to, 'assets'), { recursive: true, force: false });
  }
}

/** Takes away every asset whose name matches, as a deploy that keeps nothing old would. */
export async function dropAssets(clientDir: string, name: RegExp): Promise<number> {
  const found = (await filesBelow(clientDir)).filter((each) => each.startsWith('assets/') && name.test(each));
  for (const each of found) await rm(join(clientDir, each));
  return found.length;
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
}

/** The name without folder and ending: what the code refers to. */
function stem(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.js$/, '');
}

async function rewrite(path: string, renamed: ReadonlyMap<string, string>, mark: string): Promise<void> {
  let text = await readFile(path, 'utf8');
  for (const [old, fresh] of renamed) text = text.replaceAll(`${old}.js`, `${fresh}.js`);
  // The page itself changes with every build.
  if (path.endsWith('.html')) text = text.replace('</body>', `<!--${mark}--></body>`);
  await writeFile(path, text);
}
