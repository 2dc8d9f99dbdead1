import { describe, expect, it } from 'vitest';
import { withDatabaseName } from '../../testing/database-name.ts';
import { TEST_MONGODB_URL } from '../../testing/storage-engines.ts';
import { openMongoDatabase } from './mongo-database.ts';

const NOT_RUN = 'The MongoDB half of the storage contract was not run: TEST_MONGODB_URL is not set.';

const url = TEST_MONGODB_URL;
if (url === undefined) {
  process.stdout.write(`${NOT_RUN}\n`);
  it.skip(NOT_RUN);
} else {
  it('the MongoDB half of the storage contract runs on the server of TEST_MONGODB_URL', async () => {
    const database = openMongoDatabase(url);
    await database.ping();
    await database.close();
  });
}

describe('withDatabaseName', () => {
  it.each([
    ['mongodb://localhost:27017', 'mongodb://localhost:27017/fresh'],
    ['mongodb://localhost:27017/', 'mongodb://localhost:27017/fresh'],
    ['mongodb://a:1,b:2/old?replicaSet=rs', 'mongodb://a:1,b:2/fresh?replicaSet=rs'],
    ['mongodb://me:secret@host/old', 'mongodb://me:secret@host/fresh?authSource=old'],
    ['mongodb+srv://me:secret@host/?w=1', 'mongodb+srv://me:secret@host/fresh?w=1&authSource=admin'],
    ['mongodb://me:secret@host/old?authSource=x', 'mongodb://me:secret@host/fresh?authSource=x'],
  ])('%s becomes %s', (url, expected) => {
    expect(withDatabaseName(url, 'fresh')).toBe(expected);
  });
});
