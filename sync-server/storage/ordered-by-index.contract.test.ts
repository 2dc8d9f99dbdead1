import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

type Bowl = { _id: string; food: string; grams?: number };

await describeOnBothEngines('the collection with indexes', (engine) => {
  async function bowls(documents: Bowl[] = []) {
    const database = (await engine.newPlace()).openDatabase();
    const collection = database.collection<Bowl>('bowls');
    for (const document of documents) await collection.insertOne(document);
    return { collection, database };
  }

  it('sorts in either direction, limits and counts exactly as a collection without indexes', async () => {
    const documents: Bowl[] = Array.from({ length: 60 }, (_, n) => ({
      _id: `bowl ${String(n).padStart(2, '0')}`,
      food: ['beef', 'rice', 'beef and rice', 'été', '\u{1f955}', ''][n % 6] as string,
      // 37 and 60 have no common factor, so no two bowls have the same grams.
      ...(n % 7 !== 0 && { grams: (n * 37) % 60 }),
    }));
    const { collection: plain } = await bowls(documents);
    const { collection } = await bowls();
    await collection.createIndexes([{ name: 'food', key: { food: 1, grams: 1 } }]);
    await collection.createIndexes([{ name: 'grams', key: { grams: 1 } }]);
    for (const document of documents) await collection.insertOne(document);
    const filters = [
      {},
      { food: 'beef' },
      { food: '\u{1f955}' },
      { food: '' },
      { food: { $ne: 'rice' } },
      { food: { $in: ['rice', 'été'] } },
      { food: { $gt: 'beef' } },
      { grams: { $gte: 20, $lt: 40 } },
      { food: 'beef', grams: { $lte: 30 } },
      { food: 'beef', grams: { $gt: 12, $lte: 40 } },
      { food: 'beef', grams: { $gte: 12, $lt: 40 } },
      { food: { $in: ['beef', 'été'] }, grams: { $gt: 20 } },
      { food: 'rice', grams: { $gte: 100 } },
    ] as object[];
    for (const filter of filters) {
      for (const direction of [1, -1]) {
        for (const limit of [3, 100]) {
          const options = { sort: { grams: direction } as Record<string, 1 | -1>, limit };
          const grams = async (from: typeof plain) =>
            (await from.find(filter, options).toArray()).map((bowl) => bowl.grams);
          const name = JSON.stringify([filter, options]);
          expect(await grams(collection), name).toEqual(await grams(plain));
        }
      }
      expect(await collection.countDocuments(filter)).toBe(await plain.countDocuments(filter));
    }
  });
});
