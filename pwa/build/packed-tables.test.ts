import { describe, expect, it } from 'vitest';
import { unpackRows } from '../domain/reference/unpack-rows.ts';
import { packRows } from './pack-rows.ts';
import { BASE_COLUMNS, PACKED_TABLES, withPackedTables } from './packed-tables.ts';

/** Cells of a table; those that JavaScript reads as a number as one, for its value is all that counts. */
const cellsOf = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) =>
      row.split('|').map((cell) => (cell === '' || Number.isNaN(Number(cell)) ? cell : Number(cell))),
    );

describe('packed tables', () => {
  it('stand with their text first and the numbers of a column beside each other', () => {
    // The digits begin with ! # % & for 0 to 3; | is an empty cell.
    expect(packRows('\nrice|1|2\noats|3|\n')).toBe('r00\nrice\noats\n#&\n%|');
  });

  it.each(Object.values(PACKED_TABLES).flatMap((tables) => Object.entries(tables)))(
    '%s comes out of the pack cell by cell as it went in, numbers by their value',
    (name, rows) => {
      const unpacked = cellsOf(unpackRows(packRows(rows, BASE_COLUMNS[name])));
      expect(unpacked).toEqual(cellsOf(rows));
      expect(unpacked.length).toBeGreaterThan(1);
    },
  );

  it('hold the figures of a row as differences from an earlier row like it, in proportion to a base', () => {
    // Twice the base and twice the figure: no difference from the row before, which is one back.
    const raw = Array.from({ length: 40 }, (_, at) => `food|${1 + at}|${((at * 7919) % 1000) + 1}|3`);
    const rows = raw.flatMap((row) => {
      const [name, base, figure] = row.split('|');
      return [row, `${name}|${2 * Number(base)}|${2 * Number(figure)}|`];
    });
    const packed = packRows(rows.join('\n'), 1);
    expect(packed.split('\n')[0]).toMatch(/^.AP0 1$/);
    expect(cellsOf(unpackRows(packed))).toEqual(cellsOf(rows.join('\n')));
  });

  it('name the words that ids and aliases share with the name, and what neighbours of a list share', () => {
    const foods = ['Roast chicken', 'Chicken, raw', 'Whole turkey, raw'].map((name) => {
      const words = name.toLowerCase().split(/\W+/);
      return `${words.join('-')}|${name}|${words.toReversed().join(' ')} meat`;
    });
    expect(packRows(foods.join('\n'))).toBe(
      'wrw  1\nA-B|Roast chicken|B A meat\nA-B|Chicken, raw|B A meat\nA-B-C|Whole turkey, raw|C B A meat',
    );
    expect(cellsOf(unpackRows(packRows(foods.join('\n'))))).toEqual(cellsOf(foods.join('\n')));
    const lists = ['onion rings,onion soup,onions', 'leek,leeks,', '', 'Extra,extra'];
    expect(unpackRows('l\n!onion rings*soup)s\n!leek(s!\n\n!Extra!extra')).toBe(lists.join('\n'));
  });

  it('refuse rows of different lengths', () => {
    expect(() => packRows('a|1\nb')).toThrow('different lengths');
  });

  it('take the place of the constant and leave what stands beside it', () => {
    const code = withPackedTables('export const ROWS = `\na|1;2\nb|3\n`;\nexport const NOTE = 1;\n', {
      ROWS: '\na|1;2\nb|3\n',
    });
    expect(code).toContain('unpackRows("rr\\na|1;2\\nb|3");');
    expect(code).toContain('export const NOTE = 1;');
    expect(code).not.toContain('`');
  });

  it('refuse a file that lacks the constant', () => {
    expect(() => withPackedTables('export const OTHER = 1;', { ROWS: 'a' })).toThrow('No ROWS to pack');
  });
});
