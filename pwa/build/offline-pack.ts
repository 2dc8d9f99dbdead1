import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getManifest } from 'workbox-build';
import { isPacked, OFFLINE_PACK } from '../service-worker/offline-pack.ts';
import { precachedFiles } from './precached-files.ts';

/** Writes a pack of the precached files, so that the first installation makes one request instead of one per file. */
export async function writeOfflinePack(client: string): Promise<void> {
  const { manifestEntries } = await getManifest({ globDirectory: client, ...precachedFiles(client) });
  const paths = manifestEntries.map(({ url }) => `/${url}`).filter(isPacked);
  const pack: Record<string, string> = {};
  for (const path of paths) pack[path] = await readFile(join(client, path), 'utf8');
  await writeFile(join(client, OFFLINE_PACK), JSON.stringify(pack));
}
