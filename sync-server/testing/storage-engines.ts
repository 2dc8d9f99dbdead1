import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, describe } from 'vitest';
import type { Database } from '../storage/database.ts';
import { openEmbeddedDatabase } from '../storage/embedded/embedded-database.ts';
import { CLIENT_OPTIONS, openMongoDatabase } from '../storage/mongodb/mongo-database.ts';
import type { StoreConfig } from '../storage/store/store.ts';
import { withDatabaseName } from './database-name.ts';

export const TEST_MONGODB_URL = process.env['TEST_MONGODB_URL'];

/** Where one test keeps its data: its own folder or MongoDB database. */
export type Place = Pick<StoreConfig, 'dataDir' | 'mongodbUrl'> & { openDatabase(): Database };

export type Engine = {
  name: 'embedded' | 'mongodb';
  /**
   * False for FerretDB: of simultaneous updates of one document one can be lost, only the first sum of a `$group` is
   * right, and `$unwind` drops the other fields.
   */
  isComplete: boolean;
  /** A new, empty place, deleted after the tests of its `describe` block. */
  newPlace(): Promise<Place>;
};

const cleanUps: (() => Promise<void>)[] = [];

async function cleanUp(): Promise<void> {
  for (const clear of cleanUps.splice(0)) await clear();
}

const embedded: Engine = {
  name: 'embedded',
  isComplete: true,
  async newPlace() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-storage-'));
    cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
    return { dataDir, openDatabase: () => openEmbeddedDatabase(dataDir) };
  },
};

async function mongodb(url: string): Promise<Engine> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5000 });
  const buildInfo = await client.db('admin').command({ buildInfo: 1 });
  await client.close();
  return {
    name: 'mongodb',
    isComplete: !('ferretdbVersion' in buildInfo),
    async newPlace() {
      const mongodbUrl = withDatabaseName(url, `bowlful_test_${crypto.randomUUID().replaceAll('-', '')}`);
      cleanUps.push(() => dropDatabase(mongodbUrl));
      const openDatabase = () =>
        openMongoDatabase(mongodbUrl, { newClient: () => patientClient(mongodbUrl) });
      return { dataDir: '', mongodbUrl, openDatabase };
    },
  };
}

/** As in production, but many concurrent commands may wait longer for a connection: these tests don't measure speed. */
const patientClient = (url: string) => new MongoClient(url, { ...CLIENT_OPTIONS, waitQueueTimeoutMS: 0 });

async function dropDatabase(url: string): Promise<void> {
  const client = new MongoClient(url);
  await client.db().dropDatabase();
  await client.close();
}

function describeOn(title: string, engine: Engine, declare: (engine: Engine) => void): void {
  describe(title, () => {
    afterAll(cleanUp);
    declare(engine);
  });
}

/** Declares tests for the embedded engine only. */
export function describeOnEmbedded(what: string, declare: (engine: Engine) => void): void {
  describeOn(`${what}, on the embedded engine`, embedded, declare);
}

/** Declares tests for MongoDB only; without TEST_MONGODB_URL they are skipped, and their name says so. */
export async function describeOnMongo(what: string, declare: (engine: Engine) => void): Promise<void> {
  if (TEST_MONGODB_URL === undefined) {
    describe.skip(`${what}, on MongoDB: not run, because TEST_MONGODB_URL is not set`, () =>
      declare(embedded));
    return;
  }
  describeOn(`${what}, on MongoDB`, await mongodb(TEST_MONGODB_URL), declare);
}

/** Declares the same tests for both engines. */
export async function describeOnBothEngines(what: string, declare: (engine: Engine) => void): Promise<void> {
  describeOnEmbedded(what, declare);
  await describeOnMongo(what, declare);
}
