import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Saves the assets of the build about to be replaced. */
export async function keepAssets(assets: string, kept: string): Promise<void> {
  await mkdir(assets, { recursive: true });
  await cp(assets, kept, { recursive: true, preserveTimestamps: true });
}

/**
 * Restores the assets of earlier builds beside the new ones for 30 days, so that a tab still running an old build can
 * load its lazy chunks.
 */
export async function restoreAssets(assets: string, kept: string): Promise<void> {
  for (const entry of await readdir(kept, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path);
  }
  await cp(kept, assets, { recursive: true, preserveTimestamps: true, force: false });
}
