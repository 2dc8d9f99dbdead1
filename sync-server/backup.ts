import { existsSync } from 'node:fs';
import path from 'node:path';
import { runDataCommand } from './command.ts';
import { readConfig } from './lib/config.ts';
import { takeEnvFile } from './lib/operator-files.ts';
import { StorageUnusable } from './lib/storage-error.ts';
import { backupPath, writeBackup } from './storage/backup/write-backup.ts';
import { requireNotMoved } from './storage/database-marks.ts';
import { openExistingDatabase } from './storage/embedded/embedded-database.ts';
import { openMongoDatabase } from './storage/mongodb/mongo-database.ts';

const EVEN_MOVED = '--even-moved';
const USAGE = `npm run backup -- [FILE] [${EVEN_MOVED}] [--env-file FILE]`;

/** `npm run backup [-- <file>]`: writes all of the server's data to one file. The server may be running. */
async function backup(given: string | undefined, isEvenMoved: boolean): Promise<void> {
  const { dataDir, mongodbUrl } = readConfig();
  const now = new Date();
  const file = given === undefined ? backupPath(dataDir, now) : path.resolve(given);
  if (existsSync(file)) throw new StorageUnusable(`${file} already exists. Choose another file.`);
  const database = mongodbUrl === undefined ? openExistingDatabase(dataDir) : openMongoDatabase(mongodbUrl);
  try {
    if (!isEvenMoved)
      await requireNotMoved(database, `To back up the old ones nevertheless, add ${EVEN_MOVED}.`);
    const { documents, digest } = await writeBackup(database, file, now);
    console.log(`Backed up ${documents} documents to ${file}\nDigest ${digest}`);
  } finally {
    await database.close();
  }
}

async function run(): Promise<void> {
  const given = takeEnvFile(process.argv.slice(2));
  const [file, ...more] = given.filter((argument) => argument !== EVEN_MOVED);
  if (more.length > 0 || file?.startsWith('-')) throw new StorageUnusable(`Usage: ${USAGE}`);
  await backup(file, given.includes(EVEN_MOVED));
}

await runDataCommand(run, 'No backup was made');
