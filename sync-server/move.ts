import { runDataCommand } from './command.ts';
import { type Config, readConfig } from './lib/config.ts';
import { takeEnvFile } from './lib/operator-files.ts';
import { keyAfterMove } from './lib/secret-box.ts';
import { StorageUnusable } from './lib/storage-error.ts';
import {
  intoTarget,
  inWords,
  type MoveTarget,
  moveDatabase,
  moveTarget,
  openMoveSource,
} from './storage/backup/move-database.ts';
import { markMoved, requireNotMoved, unmarkMoved } from './storage/database-marks.ts';

function isSame(target: MoveTarget, { mongodbUrl, dataDir }: Config): boolean {
  if ('mongodbUrl' in target) return target.mongodbUrl === mongodbUrl;
  return mongodbUrl === undefined && target.dataDir === dataDir;
}

/** `npm run move -- --to …`: copies everything to the other engine and marks the source. The server must be stopped. */
async function move(config: Config, target: MoveTarget): Promise<void> {
  if (isSame(target, config)) throw new StorageUnusable('The data are already there. Choose another target.');
  const source = await openMoveSource(config);
  try {
    await requireNotMoved(source);
    const { documents, digest } = await intoTarget(target, (database) => moveDatabase(source, database));
    console.log(`Moved ${documents} documents\nDigest ${digest}, read back and compared`);
    await markMoved(source, inWords(target), new Date()).catch((error: unknown) => {
      console.warn(`The old data could not be marked as moved (${error}). Don't start a server on them.`);
    });
  } finally {
    await source.close();
  }
  const key = keyAfterMove(config, 'dataDir' in target ? target.dataDir : config.dataDir);
  if (key !== null) console.log(key);
  const setting = 'mongodbUrl' in target ? 'MONGODB_URL' : `DATA_DIR=${target.dataDir} and no MONGODB_URL`;
  console.log(
    `Set ${setting} in the server's file of variables, then start the server. "npm run backup -- --env-file <that file>" now backs up the new data.
The old data stay as they are. They are marked as moved: no server starts on them, and no backup is made of them, until "npm run move -- --undo".`,
  );
}

/** `npm run move -- --undo`: the old data are used again. */
async function undo(config: Config): Promise<void> {
  const source = await openMoveSource(config);
  const wasMarked = await unmarkMoved(source).finally(() => source.close());
  if (!wasMarked) throw new StorageUnusable('These data are not marked as moved.');
  console.log(
    'The old data can be used again. Anything written in the new place since the move is not in them.',
  );
}

async function run(): Promise<void> {
  const [option, text, ...more] = takeEnvFile(process.argv.slice(2));
  if (option === '--undo' && text === undefined) return await undo(readConfig());
  await move(readConfig(), moveTarget(option === '--to' && more.length === 0 ? text : undefined));
}

await runDataCommand(run, 'Nothing was moved');
