import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParts, unpackArchive } from './read-parts.ts';

const recipe = (name: string) => JSON.stringify({ name, ingredients: ['1 egg'], directions: ['Boil.'] });

/** A standard zip archive: local headers with contents, then the central directory, then its end record. */
function zip(files: Record<string, string | Uint8Array>, isPacked = true): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = isPacked ? deflateRawSync(text) : Buffer.from(text as Uint8Array);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(isPacked ? 8 : 0, 10);
    central.writeUInt32LE(content.length, 20);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    pieces.push(local, Buffer.from(name), content);
    directory.push(central, Buffer.from(name));
    at += 30 + name.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...pieces, ...directory, end]));
}

const part = (name: string, content: string | Uint8Array<ArrayBuffer>) => ({
  name,
  type: '',
  content: typeof content === 'string' ? content : content.buffer,
});
const titles = async (...parts: Parameters<typeof readParts>[0]) =>
  (await readParts(parts)).recipes.map(({ recipe: { title } }) => title);

describe('readParts', () => {
  it('reads the recipes in a recipe manager’s archive and skips its pictures', async () => {
    const files = { 'One/recipe.json': recipe('One'), 'One/full.jpg': 'x', 'Two/recipe.json': recipe('Two') };
    expect(await titles(part('export.zip', zip(files)))).toEqual(['One', 'Two']);
    expect(await titles(part('export.zip', zip(files, false)))).toEqual(['One', 'Two']);
  });

  it('reads several files, and names those without a recipe', async () => {
    const read = await readParts([
      part('a.json', recipe('A')),
      part('b.txt', 'Hello'),
      part('c.zip', zip({ 'x.txt': 'Hello' })),
    ]);
    expect(read.recipes).toHaveLength(1);
    expect(read.unread).toEqual([
      { name: 'b.txt', reason: 'no-recipe' },
      { name: 'c.zip', reason: 'no-recipe' },
    ]);
  });

  it('reports a recipe that was opened twice', async () => {
    const read = await readParts([part('a.json', recipe('A')), part('a (1).json', recipe('A'))]);
    expect([read.recipes.length, read.unread]).toEqual([1, [{ name: 'a (1).json', reason: 'twice' }]]);
  });

  it('reads an export of Paprika, which is a zip of gzip members, and one member alone', async () => {
    const paprika = (name: string) =>
      gzipSync(
        JSON.stringify({
          name,
          ingredients: '2 eggs\n1 tsp oil',
          directions: 'Whisk.\n\nFry for 3 minutes.',
          servings: '2',
          prep_time: '5 min',
          cook_time: '3 min',
          source: 'Kitchen',
          source_url: 'https://kitchen.test/eggs',
          photo_data: null,
          nutritional_info: '',
          categories: [],
        }),
      );
    const bytes = zip({ 'Eggs.paprikarecipe': paprika('Eggs'), 'More.paprikarecipe': paprika('More') });
    const { recipes } = await readParts([part('My.paprikarecipes', bytes)]);
    expect(recipes.map(({ recipe: { title } }) => title)).toEqual(['Eggs', 'More']);
    expect(recipes[0]?.recipe).toMatchObject({
      servings: 2,
      prepTime: 5,
      cookTime: 3,
      ingredients: ['2 eggs', '1 tsp oil'],
      steps: ['Whisk.', 'Fry for 3 minutes.'],
      sourceUrl: 'https://kitchen.test/eggs',
    });
    expect(await titles(part('Eggs.paprikarecipe', new Uint8Array(paprika('Eggs'))))).toEqual(['Eggs']);
  });

  it('reads an export of Tandoor, which is a zip of zips, with the ingredients in the steps', async () => {
    const tandoor = {
      name: 'Cod bowl',
      description: '',
      keywords: [],
      steps: [
        {
          name: 'Fish',
          instruction: 'Poach the cod.',
          ingredients: [
            { food: null, unit: null, amount: 0, note: 'For the fish', is_header: true, no_amount: true },
            { food: { name: 'cod' }, unit: { name: 'g' }, amount: '300.0000000000000000', note: 'skinless' },
            { food: { name: 'salt' }, unit: null, amount: 0, note: '', no_amount: true },
          ],
          time: 8,
        },
        {
          name: '',
          instruction: 'Add the egg.',
          ingredients: [{ food: { name: 'egg' }, unit: null, amount: 1.5 }],
        },
      ],
      working_time: 10,
      waiting_time: 20,
      servings: 4,
    };
    const inner = zip({ 'recipe.json': JSON.stringify(tandoor), 'image.png': 'x' });
    const { recipes } = await readParts([part('export.zip', zip({ 'cod_bowl.zip': inner }, false))]);
    expect(recipes.map(({ recipe }) => recipe)).toMatchObject([
      {
        title: 'Cod bowl',
        servings: 4,
        prepTime: 10,
        cookTime: 20,
        ingredients: ['300 g cod, skinless', 'salt', '1.5 egg'],
        steps: ['Fish: Poach the cod.', 'Add the egg.'],
      },
    ]);
  });

  it('reports a file too large to be stored', async () => {
    const read = await readParts([{ name: 'a.html', type: '', content: '', isTooLarge: true }]);
    expect(read.unread).toEqual([{ name: 'a.html', reason: 'too-large' }]);
  });

  it('reports the files that were too many at once', async () => {
    const read = await readParts([{ name: '3 more files', type: '', content: '', isTooMany: true }]);
    expect(read.unread).toEqual([{ name: '3 more files', reason: 'too-many' }]);
  });

  it('offers at most a hundred recipes and reports that there are more', async () => {
    const files = (letter: string) =>
      zip(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.json`, recipe(letter + at)])));
    const read = await readParts([part('a.zip', files('R')), part('b.zip', files('S'))]);
    expect([read.recipes.length, read.isCut]).toEqual([100, true]);
  });
});

describe('unpackArchive', () => {
  const names = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await unpackArchive(bytes)).files.map(({ name }) => name);

  it('skips a file that inflates to more than ten megabytes', async () => {
    const bytes = zip({ 'bomb.json': ' '.repeat(10_000_001), 'egg.json': recipe('Egg') });
    expect(await names(bytes)).toEqual(['egg.json']);
  });

  it('stops at forty megabytes over all entries, dropped ones included, and reports it', async () => {
    const bombs = Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [`${at}.json`, ' '.repeat(10_000_001)]),
    );
    const bytes = zip({ ...bombs, 'egg.json': recipe('Egg') });
    expect(await unpackArchive(bytes)).toEqual({ files: [], isCut: true });
  });

  it('counts the entries of archives within an archive together', async () => {
    // 4 + 3 × 900 + 1 entries, where 2,000 is the most.
    const inner = zip(Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`${at}.jpg`, 'x'])), false);
    const archives = {
      'a.zip': inner,
      'b.zip': inner,
      'c.zip': inner,
      'd.zip': zip({ 'egg.json': recipe('Egg') }),
    };
    expect(await unpackArchive(zip(archives, false))).toEqual({ files: [], isCut: true });
  });

  it('never throws on damaged archives', async () => {
    const whole = zip({ 'a.json': recipe('A'), 'b.json': recipe('B') });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.nat(255),
        fc.nat(whole.length),
        async (at, byte, length) => {
          const damaged = whole.slice(0, length);
          damaged[at] = byte;
          await unpackArchive(damaged);
        },
      ),
      { numRuns: 200 },
    );
  });
});
