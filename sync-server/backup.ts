import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from './lib/config.ts';
import { StorageUnusable } from './lib/storage-error.ts';
import { backupPath, writeBackup } from './storage/backup/write-backup.ts';
import { DATABASE_FILE, openEmbeddedDatabase } from './storage/embedded/embedded-database.ts';
import { openMongoDatabase } from './storage/mongodb/mongo-database.ts';

/** `npm run backup [-- <file>]`: writes all of the server's data to one file. The server may be running. */
async function backup(given: string | undefined): Promise<void> {
  const { dataDir, mongodbUrl } = readConfig();
  if (mongodbUrl === undefined && !existsSync(path.join(dataDir, DATABASE_FILE))) {
    throw new StorageUnusable(
      `There is no database in ${dataDir}. Set DATA_DIR or MONGODB_URL as for the server.`,
    );
  }
  const now = new Date();
  const file = given === undefined ? backupPath(dataDir, now) : path.resolve(given);
  if (existsSync(file)) throw new StorageUnusable(`${file} already exists. Choose another file.`);
  const database = mongodbUrl === undefined ? openEmbeddedDatabase(dataDir) : openMongoDatabase(mongodbUrl);
  const { documents, digest } = await writeBackup(database, file, now).finally(() => database.close());
  console.log(`Backed up ${documents} documents to ${file}\nDigest ${digest}`);
}

process.umask(0o077);
await backup(process.argv[2]).catch((error: unknown) => {
  console.error(`No backup was made:\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
process.exit(0);
