import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

async function filesBelow(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
  } catch {
    return [];
  }
}

async function copyKeepingTime(from: string, to: string): Promise<void> {
  const { atime, mtime } = await stat(from);
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  await utimes(to, atime, mtime);
}

/** Saves the assets of the build about to be replaced. */
export async function keepAssets(assets: string, kept: string): Promise<void> {
  for (const name of await filesBelow(assets)) await copyKeepingTime(join(assets, name), join(kept, name));
}

/**
 * Restores the assets of earlier builds beside the new ones for 30 days, so that a tab still running an old build can
 * load its lazy chunks.
 */
export async function restoreAssets(assets: string, kept: string): Promise<void> {
  const current = new Set(await filesBelow(assets));
  for (const name of await filesBelow(kept)) {
    const path = join(kept, name);
    if (Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path);
    else if (!current.has(name)) await copyKeepingTime(path, join(assets, name));
  }
}
