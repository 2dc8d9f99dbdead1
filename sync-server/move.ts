import { readConfig } from './lib/config.ts';
import { StorageUnusable } from './lib/storage-error.ts';
import { moveDatabase } from './storage/backup/move-database.ts';
import { openMoveSource } from './storage/backup/move-source.ts';
import { intoTarget, type MoveTarget, moveTarget } from './storage/backup/move-target.ts';

function targetOf(given: readonly string[]): MoveTarget {
  const [option, text, ...more] = given;
  return moveTarget(option === '--to' && more.length === 0 ? text : undefined);
}

/** `npm run move -- --to …`: copies everything to the other engine. The server must be stopped. */
async function move(given: readonly string[]): Promise<void> {
  const target = targetOf(given);
  const config = readConfig();
  const isSame =
    'mongodbUrl' in target
      ? target.mongodbUrl === config.mongodbUrl
      : config.mongodbUrl === undefined && target.dataDir === config.dataDir;
  if (isSame) throw new StorageUnusable('The data are already there. Choose another target.');
  const source = await openMoveSource(config);
  const { documents, digest } = await intoTarget(target, (database) =>
    moveDatabase(source, database),
  ).finally(() => source.close());
  console.log(`Moved ${documents} documents\nDigest ${digest}, read back and compared`);
  const setting = 'mongodbUrl' in target ? 'MONGODB_URL' : `DATA_DIR=${target.dataDir}, and no MONGODB_URL`;
  console.log(
    `Start the server with ${setting}. The old data stay as they are, so you can go back. Don't start a server on them.`,
  );
}

process.umask(0o077);
await move(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`Nothing was moved:\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
process.exit(0);
