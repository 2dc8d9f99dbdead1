import { expect, it } from 'vitest';
import { StorageUnavailable } from '../../lib/storage-error.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { Horizon, revisionCollections } from './horizon.ts';
import { Claims, type Revised, RevisionLog } from './revision-log.ts';

const PATIENCE_MS = 1000;

await describeOnBothEngines('the revision log', (engine) => {
  /** A log over an empty database, with a manual clock. */
  async function newLog() {
    const database = (await engine.newPlace()).openDatabase();
    const collections = revisionCollections(database);
    const documents = database.collection<Revised>('documents');
    let now = 0;
    const newHorizon = () => new Horizon(collections, { clock: () => now, patienceMs: PATIENCE_MS });
    const horizon = newHorizon();
    const log = new RevisionLog(collections, horizon, [documents]);
    return {
      collections,
      documents,
      horizon,
      newHorizon,
      log,
      pass: (milliseconds: number) => {
        now += milliseconds;
      },
      put: (id: string) => log.write((revision) => documents.insertOne({ _id: id, revision })),
      revisionOf: async (id: string) => (await documents.findOne({ _id: id }))?.revision,
      close: () => database.close(),
    };
  }

  /** A write that has claimed its revision and waits to be released. */
  function heldWrite(log: RevisionLog, write: (revision: number) => Promise<unknown>) {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let claimed: (revision: number) => void = () => undefined;
    const revision = new Promise<number>((resolve) => {
      claimed = resolve;
    });
    const done = log.write(async (own) => {
      claimed(own);
      await gate;
      return await write(own);
    });
    return { revision, release, done };
  }

  it('numbers the writes from 1', async () => {
    const { horizon, put, revisionOf, close } = await newLog();
    expect(await horizon.read()).toEqual({ revision: 0, isWriting: false });
    for (const id of ['a', 'b', 'c']) await put(id);
    expect(await horizon.read()).toEqual({ revision: 3, isWriting: false });
    expect(await revisionOf('b')).toBe(2);
    await close();
  });

  it('fault 38: stops readers below an unfinished write, however many above it are finished', async () => {
    const { horizon, log, documents, put, close } = await newLog();
    await put('a');
    const slow = heldWrite(log, (revision) => documents.insertOne({ _id: 'slow', revision }));
    expect(await slow.revision).toBe(2);
    await put('b');
    await put('c');
    expect(await horizon.read()).toEqual({ revision: 1, isWriting: true });
    slow.release();
    await slow.done;
    expect(await horizon.read()).toEqual({ revision: 4, isWriting: false });
    await close();
  });

  it('lets readers go on when a write fails definitively, and keeps its number unused', async () => {
    const { horizon, log, put, close } = await newLog();
    await expect(log.write(() => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
    expect(await horizon.read()).toEqual({ revision: 1, isWriting: false });
    await put('a');
    expect(await horizon.read()).toEqual({ revision: 2, isWriting: false });
    await close();
  });

  it('waits for a write of unknown outcome, but not forever', async () => {
    const { horizon, newHorizon, log, pass, put, close } = await newLog();
    await expect(log.write(() => Promise.reject(new StorageUnavailable('gone')))).rejects.toThrow('gone');
    await put('a');
    expect(await horizon.read()).toEqual({ revision: 0, isWriting: true });
    pass(PATIENCE_MS);
    expect(await horizon.read()).toEqual({ revision: 0, isWriting: true });
    pass(1);
    expect(await horizon.read()).toEqual({ revision: 2, isWriting: false });
    // Another process finds the marker and need not wait.
    expect(await newHorizon().read()).toEqual({ revision: 2, isWriting: false });
    await close();
  });

  it('stamps a document again when its writer returns after its claim has expired', async () => {
    const { horizon, log, documents, pass, put, revisionOf, close } = await newLog();
    const late = heldWrite(log, (revision) => documents.insertOne({ _id: 'late', revision }));
    await late.revision;
    await put('a');
    await horizon.read();
    pass(PATIENCE_MS + 1);
    expect(await horizon.read()).toEqual({ revision: 2, isWriting: false });
    late.release();
    await late.done;
    // Readers have passed 1, so the document must not keep it.
    expect(await revisionOf('late')).toBe(3);
    expect(await horizon.read()).toEqual({ revision: 3, isWriting: false });
    await close();
  });

  it('repairs a document written after its claim expired, when its writer died before stamping it again', async () => {
    const { horizon, log, collections, documents, put, revisionOf, close } = await newLog();
    const revision = await new Claims(collections).claim();
    await horizon.expireAll();
    await documents.insertOne({ _id: 'late', revision });
    await put('a');
    await log.repair();
    expect(await revisionOf('late')).toBe(3);
    expect(await revisionOf('a')).toBe(2);
    await log.repair();
    expect(await revisionOf('late')).toBe(3);
    await close();
  });

  it('issues each number once, even to concurrent writers in several processes', async () => {
    const { collections, close } = await newLog();
    const processes = [new Claims(collections), new Claims(collections), new Claims(collections)];
    const claimed = await Promise.all(Array.from({ length: 60 }, (_, n) => processes[n % 3]?.claim()));
    expect([...claimed].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      Array.from({ length: 60 }, (_, n) => n + 1),
    );
    await close();
  });

  it('deletes old claims, and never issues their numbers again to a process that has slept', async () => {
    const { horizon, newHorizon, log, collections, put, close } = await newLog();
    const sleeper = new Claims(collections);
    expect(await sleeper.claim()).toBe(1);
    await sleeper.finish(1);
    const sleepyReader = newHorizon();
    expect((await sleepyReader.read()).revision).toBe(1);
    for (let n = 2; n <= 25; n += 1) await put(`document ${n}`);
    await log.compact(10);
    expect(await collections.claims.countDocuments()).toBe(10);
    expect(await collections.claims.findOne({ _id: 15 })).toBeNull();
    expect(await horizon.read()).toEqual({ revision: 25, isWriting: false });
    expect(await sleeper.claim()).toBe(26);
    expect(await sleepyReader.read()).toEqual({ revision: 25, isWriting: true });
    expect(await newHorizon().read()).toEqual({ revision: 25, isWriting: true });
    expect(await new Claims(collections).claim()).toBe(27);
    await close();
  });

  it('does not delete claims one by one', async () => {
    const { log, collections, put, close } = await newLog();
    // Two claims could go, but deletion waits until ten can.
    for (let n = 1; n <= 12; n += 1) await put(`document ${n}`);
    await log.compact(10);
    expect(await collections.claims.countDocuments()).toBe(12);
    await close();
  });

  it('notices that the database was replaced by an older state', async () => {
    const { collections, put, close } = await newLog();
    for (const id of ['a', 'b', 'c']) await put(id);
    let replaced = 0;
    const onReplaced = () => {
      replaced += 1;
    };
    const reader = new Horizon(collections, { clock: () => 0, onReplaced });
    expect((await reader.read()).revision).toBe(3);
    await collections.claims.deleteMany({ _id: { $gt: 1 } });
    expect((await reader.read()).revision).toBe(1);
    expect(replaced).toBe(1);
    await close();
  });
});
