import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GuardedCollection } from '../../storage/mongodb/mongo-database.ts';
import { REVIEW } from '../../testing/builders.ts';
import { describeOnMongo } from '../../testing/storage-engines.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

/** The engine's commands that a review could cost; a spy counts each. */
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
  /** The store's first maintenance runs alongside the first requests; it is over once commands stop for a while. */
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
    // By now the catalogue is loaded, and the rate-limit window has started.
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

  it('costs two writes (limit and review) and no look-up of its key', async () => {
    key = crypto.randomUUID();
    expect((await post()).status).toBe(201);
    const asked = commands();
    expect(asked.filter(({ given }) => given?.includes(key)).map(({ name }) => name)).toEqual(['insertOne']);
    expect(asked.filter(({ name }) => name === 'insertOne')).toHaveLength(2);
    // The catalogue's head is queried once a second, however many reviews arrive.
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('costs its insert and one look-up when repeated', async () => {
    expect((await post()).headers.get('idempotency-replayed')).toBe('true');
    const asked = commands().filter(({ given }) => given?.includes(key));
    expect(asked.map(({ name }) => name).sort()).toEqual(['findOne', 'insertOne']);
    expect(commands().filter(({ name }) => name === 'insertOne')).toHaveLength(1);
  });
});
