import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GuardedCollection } from '../../storage/mongodb/guarded-collection.ts';
import { REVIEW } from '../../testing/builders.ts';
import { describeOnMongo } from '../../testing/storage-engines.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

/** What every command of the engine goes through. */
const COMMANDS = [
  'find',
  'findOne',
  'insertOne',
  'updateOne',
  'findOneAndUpdate',
  'deleteOne',
  'deleteMany',
  'countDocuments',
  'aggregate',
] as const;

await describeOnMongo('a review on its way into the database', (engine) => {
  let server: TestServer;
  const spies = COMMANDS.map((name) => ({ name, spy: vi.spyOn(GuardedCollection.prototype, name) }));
  /** The store's first maintenance runs beside the first requests: over once no command comes for a while. */
  async function maintenanceEnds(): Promise<void> {
    for (let before = -1; before !== commands().length; ) {
      before = commands().length;
      await setTimeout(500);
    }
  }

  beforeAll(async () => {
    const { mongodbUrl = '' } = await engine.newPlace();
    server = await startServer({ env: { MONGODB_URL: mongodbUrl } });
    await server.store.whenReady();
    // The catalogue is read, and the window of the limit has begun.
    await server.post('/api/recipes/1/ratings', REVIEW);
    await maintenanceEnds();
  });
  beforeEach(() => {
    for (const { spy } of spies) spy.mockClear();
  });
  afterAll(async () => {
    await server.stop();
    vi.restoreAllMocks();
  });

  const commands = () =>
    spies.flatMap(({ name, spy }) =>
      spy.mock.calls.map(([given]) => ({ name, given: JSON.stringify(given) })),
    );
  let key = '';
  const post = () => server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': key });

  it('costs two writes, its place in the limit and itself, and no look for its key', async () => {
    key = crypto.randomUUID();
    expect((await post()).status).toBe(201);
    const asked = commands();
    expect(asked.filter(({ given }) => given?.includes(key)).map(({ name }) => name)).toEqual(['insertOne']);
    expect(asked.filter(({ name }) => name === 'insertOne')).toHaveLength(2);
    // The head of the catalogue is asked for once a second, whatever the number of reviews.
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('costs its own insert and one look when it comes again', async () => {
    expect((await post()).headers.get('idempotency-replayed')).toBe('true');
    const asked = commands().filter(({ given }) => given?.includes(key));
    expect(asked.map(({ name }) => name).sort()).toEqual(['findOne', 'insertOne']);
    expect(commands().filter(({ name }) => name === 'insertOne')).toHaveLength(1);
  });
});
