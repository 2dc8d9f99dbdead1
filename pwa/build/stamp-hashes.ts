import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../service-worker/precached-file.ts';

type Entry = { url: string; revision: string | null };

/** Listed by the plugin but not precached: browsers read it online, when installing or updating the app. */
const NOT_KEPT = 'manifest.webmanifest';

/** The list as the plugin writes it: one line of JSON. */
const LIST = /\[\{"revision":.*?\}\]/;

/**
 * Adds a content hash to every file of the worker's list, even those with a hash in the name: the worker rejects
 * content that differs. Runs once the files are final.
 * @throws if the worker has no list, or a listed file does not exist
 */
export async function stampHashes(client: string): Promise<void> {
  const file = join(client, 'worker.js');
  const worker = await readFile(file, 'utf8');
  await writeFile(
    file,
    await stampedWorker(worker, async (url) => new Uint8Array(await readFile(join(client, url)))),
  );
}

/** The worker with the hash of each listed file's content. */
export async function stampedWorker(
  worker: string,
  contentOf: (url: string) => Promise<BufferSource>,
): Promise<string> {
  const [list] = LIST.exec(worker) ?? [];
  if (list === undefined) throw new Error('The worker has no list of files');
  const entries = (JSON.parse(list) as Entry[]).filter(({ url }) => url !== NOT_KEPT);
  for (const entry of entries) entry.revision = await contentHash(await contentOf(entry.url));
  return worker.replace(list, () => JSON.stringify(entries));
}
