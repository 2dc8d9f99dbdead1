import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampHashes } from '../../build/stamp-hashes.ts';

/** Folder of the build that is served at first. */
export const BUILT_CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));
const GUIDES = '../guides.json';
const TEXTS = new Set(['.js', '.html', '.css', '.json', '.webmanifest']);

/**
 * Makes a later build from a copy of the client: every asset renamed, every reference changed, another worker.
 * @param before the client whose assets stay available beside the new ones; null: the deploy keeps none
 */
export async function newBuild(to: string, before: string | null): Promise<void> {
  await cp(BUILT_CLIENT, to, { recursive: true });
  // The server reads it beside the client.
  await cp(join(BUILT_CLIENT, GUIDES), join(to, GUIDES));
  const names = await filesBelow(to);
  const assets = names.filter((name) => name.startsWith('assets/') && extname(name) === '.js');
  const mark = `n${Date.now().toString(36)}`;
  const renamed = new Map(assets.map((name) => [stem(name), `${stem(name)}${mark}`]));

  for (const name of names) {
    // A precompressed sibling would still hold the old content.
    if (name.endsWith('.br') || name.endsWith('.gz')) await rm(join(to, name));
    else if (TEXTS.has(extname(name))) await rewrite(join(to, name), renamed, mark);
  }
  for (const name of assets) await rename(join(to, name), join(to, name.replace(/\.js$/, `${mark}.js`)));
  await stampHashes(to);
  if (before !== null) {
    await cp(join(before, 'assets'), join(to, 'assets'), { recursive: true, force: false });
  }
}

/** Deletes every asset whose name matches, as a deploy that keeps no old files does. */
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

/** File name without folder and extension, as the code refers to it. */
function stem(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.js$/, '');
}

async function rewrite(path: string, renamed: ReadonlyMap<string, string>, mark: string): Promise<void> {
  let text = await readFile(path, 'utf8');
  for (const [old, fresh] of renamed) text = text.replaceAll(`${old}.js`, `${fresh}.js`);
  // The HTML changes with every build.
  if (path.endsWith('.html')) text = text.replace('</body>', `<!--${mark}--></body>`);
  await writeFile(path, text);
}
