import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParts } from './read-parts.ts';
import { unpackZip } from './unpack-zip.ts';

const recipe = (name: string) => JSON.stringify({ name, ingredients: ['1 egg'], directions: ['Boil.'] });

/** An archive as every program writes it: heads with contents, then the directory, then its end. */
function zip(files: Record<string, string>, isPacked = true): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = isPacked ? deflateRawSync(text) : Buffer.from(text);
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
  it('reads the recipes of an archive of a recipe manager, and passes over its pictures', async () => {
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

  it('says of what was too large to be kept that it was', async () => {
    const read = await readParts([{ name: 'a.html', type: '', content: '', isTooLarge: true }]);
    expect(read.unread).toEqual([{ name: 'a.html', reason: 'too-large' }]);
  });

  it('offers a hundred recipes at most, and says that there are more', async () => {
    const files = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.json`, recipe(`R${at}`)]));
    const read = await readParts([part('a.zip', zip(files)), part('b.zip', zip(files))]);
    expect([read.recipes.length, read.isCut]).toEqual([100, true]);
  });
});

describe('unpackZip', () => {
  it('leaves out a file that grows beyond its bounds', async () => {
    expect(
      await unpackZip(zip({ 'bomb.json': ' '.repeat(10_000_001), 'egg.json': recipe('Egg') })),
    ).toMatchObject([{ name: 'egg.json' }]);
  });

  it('throws at no damage', async () => {
    const whole = zip({ 'a.json': recipe('A'), 'b.json': recipe('B') });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.nat(255),
        fc.nat(whole.length),
        async (at, byte, length) => {
          const damaged = whole.slice(0, length);
          damaged[at] = byte;
          await unpackZip(damaged);
        },
      ),
      { numRuns: 200 },
    );
  });
});
