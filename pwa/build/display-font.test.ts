import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { subsetOf } from './display-font.ts';

const FACE = '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2';

/** Tags of the tables of a TTF: its directory starts at byte 12, 16 bytes a table. */
const tablesOf = (ttf: Buffer) =>
  Array.from({ length: ttf.readUInt16BE(4) }, (_, at) => ttf.toString('latin1', 12 + 16 * at, 16 + 16 * at));

it('the display font keeps its kerning and lining figures, and drops its hinting', async () => {
  const source = await readFile(createRequire(import.meta.url).resolve(FACE));
  const ttf = await subsetOf(source, 'truetype');
  const tables = tablesOf(ttf);
  expect(tables).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GPOS', 'GSUB']));
  expect(tables.filter((tag) => ['fpgm', 'prep', 'cvt '].includes(tag))).toEqual([]);
  expect(ttf.includes('lnum')).toBe(true);
  expect(ttf.includes('kern')).toBe(true);
});
