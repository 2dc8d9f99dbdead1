import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBackup } from './storage/backup/read-backup.ts';
import { openStore } from './storage/store/store.ts';
import { startProcess } from './testing/server-process.ts';
import { aReview } from './testing/storage-builders.ts';
import { startServer } from './testing/test-server.ts';

const TOKEN = 'a-token-of-length-24-abc';
const REVIEWS = 3000;

it('on SIGTERM during a backup and a scrape the server exits with 0 and leaves no partial file; the next start makes the backup', {
  timeout: 180_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-backup-stop-'));
  const folder = path.join(dataDir, 'backups');
  const store = await openStore({ dataDir, builtinRecipes: [] });
  for (let n = 0; n < REVIEWS; n += 100)
    await Promise.all(Array.from({ length: 100 }, () => store.reviews.insert(aReview())));
  await store.close();
  const env = { BACKUP_EVERY_HOURS: '1', METRICS_TOKEN: TOKEN };
  const files = async (ending: string) =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending));

  const first = startProcess({ DATA_DIR: dataDir, ...env });
  const [, url = ''] = await first.said(/listens on (http:\/\/\S+)/);
  await expect
    .poll(async () => (await files('.part')).length + (await files('.backup')).length, {
      interval: 5,
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  const scrape = fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  first.child.kill('SIGTERM');
  expect((await scrape).status).toBe(200);
  expect(await first.exited).toBe(0);
  expect(await files('.part')).toEqual([]);

  const second = await startServer({ dataDir, env });
  await expect.poll(() => files('.backup'), { timeout: 60_000 }).toHaveLength(1);
  await second.stop();
  const [name = ''] = await files('.backup');
  expect((await readBackup(path.join(folder, name))).documents).toBeGreaterThan(REVIEWS);
  await rm(dataDir, { recursive: true, force: true });
});
