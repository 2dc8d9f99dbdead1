import path from 'node:path';
import { runDataCommand } from './command.ts';
import { readConfig } from './lib/config.ts';
import { takeEnvFile } from './lib/operator-files.ts';
import { StorageUnusable } from './lib/storage-error.ts';
import { rehearseRestore, restoreEmbedded, restoreMongodb } from './storage/backup/restore-backup.ts';
import { openMongoDatabase } from './storage/mongodb/mongo-database.ts';

const REHEARSE = '--rehearse';
const USAGE = `npm run restore -- [${REHEARSE}] FILE [--env-file FILE]`;

/** `npm run restore -- --rehearse <file>`: proves that a backup can be restored, without touching any data. */
async function rehearse(given: string | undefined): Promise<void> {
  if (given === undefined)
    throw new StorageUnusable(`Name the backup: npm run restore -- ${REHEARSE} <file>`);
  const file = path.resolve(given);
  const { documents, digest, createdAt } = await rehearseRestore(file);
  console.log(
    `Rehearsed: ${documents} documents of ${createdAt} were restored from ${file} into a temporary database and removed\nDigest ${digest}, read back and compared`,
  );
}

/** `npm run restore -- <file>`: replaces the server's data with a backup. The server must be stopped. */
async function restore(given: string | undefined): Promise<void> {
  if (given === undefined) throw new StorageUnusable('Name the backup: npm run restore -- <file>');
  const { dataDir, mongodbUrl } = readConfig();
  const file = path.resolve(given);
  const now = new Date();
  async function intoMongodb(url: string) {
    const database = openMongoDatabase(url);
    return await restoreMongodb(database, dataDir, file, now).finally(() => database.close());
  }
  const { documents, digest, keptAt } =
    mongodbUrl === undefined ? await restoreEmbedded(dataDir, file, now) : await intoMongodb(mongodbUrl);
  console.log(`Restored ${documents} documents from ${file}\nDigest ${digest}, read back and compared`);
  if (keptAt !== null) console.log(`The previous data are in ${keptAt}`);
  console.log(
    'Start the server now. Every device reloads its catalogue, and administrators have to sign in again.',
  );
}

async function run(): Promise<void> {
  const given = takeEnvFile(process.argv.slice(2));
  const [file, ...more] = given.filter((argument) => argument !== REHEARSE);
  if (more.length > 0 || file?.startsWith('-')) throw new StorageUnusable(`Usage: ${USAGE}`);
  await (given.includes(REHEARSE) ? rehearse(file) : restore(file));
}

await runDataCommand(run, 'Nothing was restored');
