import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { type IndexDefinition, insertIfAbsent } from './database.ts';

type Bowl = {
  _id: string;
  food?: string | null;
  grams?: number;
  tags?: string[];
  cook?: { name: string; at?: Date };
  visits?: number;
};

await describeOnBothEngines('the collection', (engine) => {
  async function bowls(documents: Bowl[] = []) {
    const database = (await engine.newPlace()).openDatabase();
    const collection = database.collection<Bowl>('bowls');
    for (const document of documents) await collection.insertOne(document);
    return { collection, database };
  }

  const FOUR: Bowl[] = [
    { _id: 'a', food: 'rice', grams: 300 },
    { _id: 'b', food: 'beef', grams: 100 },
    { _id: 'c', food: null, grams: 200 },
    { _id: 'd', grams: 100 },
  ];

  it('refuses a second document with the same _id with code 11000, and keeps the first', async () => {
    const { collection } = await bowls([{ _id: 'a', grams: 1 }]);
    await expect(collection.insertOne({ _id: 'a', grams: 2 })).rejects.toMatchObject({ code: 11000 });
    expect(await insertIfAbsent(collection, { _id: 'a', grams: 3 })).toBe(false);
    expect(await collection.findOne({ _id: 'a' })).toEqual({ _id: 'a', grams: 1 });
  });

  it('returns a page in the order of an indexed number, with any further filter', async () => {
    const { collection } = await bowls();
    await collection.createIndexes([{ name: 'grams', key: { grams: 1 } }]);
    for (const [_id, grams, food] of [
      ['a', 30, 'rice'],
      ['b', 9, 'beef'],
      ['c', 100, 'rice'],
      ['d', 20, 'rice'],
    ] as const)
      await collection.insertOne({ _id, grams, food });
    await collection.insertOne({ _id: 'e', food: 'rice' });
    const ids = async (filter: object, options: object) =>
      (await collection.find(filter, options).toArray()).map((bowl) => bowl._id);
    const sort = { grams: 1 };
    expect(await ids({ grams: { $gt: 0 } }, { sort })).toEqual(['b', 'd', 'a', 'c']);
    expect(await ids({ grams: { $gt: 9 } }, { sort, limit: 2 })).toEqual(['d', 'a']);
    expect(await ids({ grams: { $gt: 0, $lte: 30 }, food: 'rice' }, { sort, limit: 5 })).toEqual(['d', 'a']);
    expect(await ids({ grams: { $gt: 0 } }, { sort: { grams: -1 }, limit: 2 })).toEqual(['c', 'a']);
  });

  it('counts by an index what was inserted, changed and deleted since', async () => {
    const { collection } = await bowls();
    await collection.createIndexes([{ name: 'food', key: { food: 1 } }]);
    await collection.insertOne({ _id: 'a', food: 'rice' });
    await collection.insertOne({ _id: 'b', food: 'beef' });
    await collection.updateOne({ _id: 'a' }, { $set: { food: 'fish' } });
    await collection.insertOne({ _id: 'c', food: 'rice' });
    await collection.deleteOne({ _id: 'c' });
    await collection.insertOne({ _id: 'd', food: 'rice' });
    const counts = ['rice', 'beef', 'fish'].map((food) => collection.countDocuments({ food }));
    expect(await Promise.all(counts)).toEqual([1, 1, 1]);
  });

  it('accepts the same indexes at every start, and finds by them', async () => {
    const { collection } = await bowls(FOUR);
    for (let start = 0; start < 2; start += 1) {
      await collection.createIndexes([{ name: 'grams', key: { grams: 1, food: 1 } }]);
    }
    const ids = async (filter: object) =>
      (await collection.find(filter, { sort: { _id: 1 } }).toArray()).map((bowl) => bowl._id);
    expect(await ids({ grams: 100 })).toEqual(['b', 'd']);
    expect(await ids({ grams: { $gt: 100, $lte: 300 } })).toEqual(['a', 'c']);
    expect(await ids({ grams: { $in: [200, 300] } })).toEqual(['a', 'c']);
    await collection.updateOne({ _id: 'b' }, { $inc: { grams: 400 } });
    expect(await ids({ grams: 100 })).toEqual(['d']);
    expect(await ids({ grams: { $gte: 300 } })).toEqual(['a', 'b']);
  });

  it('finds by value, by range of _id, and null where a field is null or missing', async () => {
    const { collection } = await bowls(FOUR);
    const ids = async (filter: object, options: object = { sort: { _id: 1 } }) =>
      (await collection.find(filter, options).toArray()).map((bowl) => bowl._id);
    expect(await ids({ food: 'rice' })).toEqual(['a']);
    expect(await ids({ food: null })).toEqual(['c', 'd']);
    expect(await ids({ food: { $ne: null } })).toEqual(['a', 'b']);
    expect(await ids({ _id: { $gt: 'a', $lt: 'd' } })).toEqual(['b', 'c']);
    expect(await ids({ _id: { $gt: 'a' } }, { sort: { _id: -1 }, limit: 2 })).toEqual(['d', 'c']);
    expect(await ids({ _id: { $in: ['d', 'a', 'x'] } })).toEqual(['a', 'd']);
    expect(await ids({}, { sort: { grams: 1, _id: -1 }, limit: 3 })).toEqual(['d', 'b', 'c']);
    expect(await collection.countDocuments({ grams: { $gt: 100 } })).toBe(2);
    expect(await collection.findOne({ food: 'lamb' })).toBeNull();
  });

  it('never mistakes a text for a number', async () => {
    const { collection } = await bowls([{ _id: '7', food: '7', grams: 7 }]);
    expect(await collection.countDocuments({ food: { $gt: 0 } } as object)).toBe(0);
    expect(await collection.countDocuments({ grams: { $gt: 0 } })).toBe(1);
  });

  it('updates with $set on a dotted path, $inc, $max, $unset and $push', async () => {
    const { collection } = await bowls([{ _id: 'a', food: 'rice', grams: 5, cook: { name: 'Ada' } }]);
    const at = new Date('2026-01-02T03:04:05.678Z');
    const result = await collection.updateOne(
      { _id: 'a' },
      {
        $set: { 'cook.at': at },
        $inc: { grams: 2 },
        $max: { visits: 3 },
        $unset: { food: '' },
        $push: { tags: 'x' },
      },
    );
    expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0 });
    expect(await collection.findOne({ _id: 'a' })).toEqual({
      _id: 'a',
      grams: 7,
      visits: 3,
      tags: ['x'],
      cook: { name: 'Ada', at },
    });
  });

  it('distinguishes matched from modified, and matches nothing without an upsert', async () => {
    const { collection } = await bowls([{ _id: 'a', grams: 5 }]);
    expect(await collection.updateOne({ _id: 'a' }, { $set: { grams: 5 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
    expect(await collection.updateOne({ _id: 'b' }, { $set: { grams: 5 } })).toMatchObject({
      matchedCount: 0,
    });
    expect(await collection.countDocuments()).toBe(1);
  });

  it('applies $setOnInsert on an upsert that inserts, and only then', async () => {
    const { collection } = await bowls();
    const upsert = () =>
      collection.updateOne(
        { _id: 'a' },
        { $inc: { visits: 1 }, $setOnInsert: { food: 'rice' } },
        { upsert: true },
      );
    expect(await upsert()).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    await collection.updateOne({ _id: 'a' }, { $set: { food: 'beef' } });
    expect(await upsert()).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await collection.findOne({ _id: 'a' })).toEqual({ _id: 'a', visits: 2, food: 'beef' });
  });

  it('returns the document before or after findOneAndUpdate', async () => {
    const { collection } = await bowls([{ _id: 'a', visits: 1 }]);
    const visit = (returnDocument: 'before' | 'after') =>
      collection.findOneAndUpdate({ _id: 'a' }, { $inc: { visits: 1 } }, { returnDocument });
    expect(await visit('before')).toEqual({ _id: 'a', visits: 1 });
    expect(await visit('after')).toEqual({ _id: 'a', visits: 3 });
    const missing = { returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 'b' }, { $inc: { visits: 1 } }, missing)).toBeNull();
  });

  it('deletes one or many', async () => {
    const { collection } = await bowls(FOUR);
    expect(await collection.deleteOne({ _id: 'x' })).toMatchObject({ deletedCount: 0 });
    expect(await collection.deleteOne({ grams: 100 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ grams: { $gte: 200 } })).toMatchObject({ deletedCount: 2 });
    expect(await collection.countDocuments()).toBe(1);
  });

  const TAGGED: Bowl[] = [
    { _id: 'a', tags: ['x', 'y'], food: 'rice', grams: 1 },
    { _id: 'b', tags: ['y'], food: 'beef', grams: 10 },
    { _id: 'c', tags: ['y', 'z'], food: 'rice', grams: 100 },
    { _id: 'd', tags: ['z'], food: 'fish', grams: 5000 },
  ];

  it('aggregates with $match, $group, $sum, $sort, $limit and $project', async () => {
    const { collection } = await bowls(TAGGED);
    const rows = await collection
      .aggregate([
        { $match: { _id: { $lt: 'd' } } },
        { $group: { _id: '$food', total: { $sum: '$grams' } } },
        { $sort: { total: -1 } },
        { $limit: 1 },
        { $project: { total: 1 } },
      ])
      .toArray();
    expect(rows).toEqual([{ _id: 'rice', total: 101 }]);
  });

  it('unwinds lists', async () => {
    const { collection } = await bowls(TAGGED);
    const pipeline = [{ $match: { _id: 'c' } }, { $unwind: '$tags' }, { $project: { tags: 1 } }];
    expect(await collection.aggregate(pipeline).toArray()).toEqual([
      { _id: 'c', tags: 'y' },
      { _id: 'c', tags: 'z' },
    ]);
  });

  it.runIf(engine.isComplete)('groups what it has unwound, with several sums', async () => {
    const { collection } = await bowls(TAGGED);
    const total = { $group: { _id: '$tags', total: { $sum: '$grams' }, bowls: { $sum: 1 } } };
    const rows = await collection.aggregate([{ $unwind: '$tags' }, total, { $sort: { _id: 1 } }]).toArray();
    expect(rows).toEqual([
      { _id: 'x', total: 1, bowls: 1 },
      { _id: 'y', total: 111, bowls: 3 },
      { _id: 'z', total: 5100, bowls: 2 },
    ]);
  });

  it('returns copies: changes by a caller are not stored', async () => {
    const { collection } = await bowls([{ _id: 'a', tags: ['x'] }]);
    (await collection.findOne({ _id: 'a' }))?.tags?.push('y');
    expect(await collection.findOne({ _id: 'a' })).toEqual({ _id: 'a', tags: ['x'] });
  });

  it.runIf(engine.isComplete)('loses none of 50 simultaneous updates of one document', async () => {
    const { collection } = await bowls();
    const visit = () => collection.updateOne({ _id: 'a' }, { $inc: { visits: 1 } }, { upsert: true });
    await visit();
    await Promise.all(Array.from({ length: 50 }, visit));
    expect(await collection.findOne({ _id: 'a' })).toEqual({ _id: 'a', visits: 51 });
  });

  it.runIf(engine.isComplete)('lets one of 20 simultaneous changes with the same condition win', async () => {
    const { collection } = await bowls([{ _id: 'a', food: 'rice' }]);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        collection.updateOne({ _id: 'a', food: 'rice' }, { $set: { food: `dish ${n}` } }),
      ),
    );
    expect(results.filter((result) => result.matchedCount === 1)).toHaveLength(1);
  });

  it('lets one of 20 simultaneous inserts of one _id win', async () => {
    const { collection } = await bowls();
    const inserts = Array.from({ length: 20 }, (_, n) => insertIfAbsent(collection, { _id: 'a', grams: n }));
    expect((await Promise.all(inserts)).filter(Boolean)).toHaveLength(1);
  });

  it('has all documents after closing and reopening', async () => {
    const place = await engine.newPlace();
    const first = place.openDatabase();
    const indexes: IndexDefinition[] = [{ name: 'food', key: { food: 1 } }];
    await first.collection<Bowl>('bowls').createIndexes(indexes);
    await first
      .collection<Bowl>('bowls')
      .insertOne({ _id: 'a', food: 'rice', cook: { name: 'Ada', at: new Date(0) } });
    await first.close();
    const again = place.openDatabase();
    const collection = again.collection<Bowl>('bowls');
    expect(await collection.findOne({ food: 'rice' })).toEqual({
      _id: 'a',
      food: 'rice',
      cook: { name: 'Ada', at: new Date(0) },
    });
    await collection.insertOne({ _id: 'b', food: 'rice' });
    await collection.createIndexes(indexes);
    expect(await collection.countDocuments({ food: 'rice' })).toBe(2);
    await again.ping();
    await again.close();
  });
});
