import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import type { BackupEnd } from './backup-header.ts';
import { fillDatabase } from './fill-database.ts';
import { readBackup } from './read-backup.ts';

/**
 * Restores a backup into a separate database in the temporary folder, reads it back, compares count and
 * digest, and removes it. Nothing else is touched.
 * @throws {StorageUnusable} when the backup could not be restored; says what to do
 */
export async function rehearseRestore(backup: string): Promise<BackupEnd & { createdAt: string }> {
  const { createdAt } = await readBackup(backup);
  const folder = await mkdtemp(path.join(tmpdir(), 'bowlful-rehearsal-'));
  try {
    const database = openEmbeddedDatabase(folder);
    const filled = await fillDatabase(database, backup).finally(() => database.close());
    return { ...filled, createdAt };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
