import { describe, expect, it } from 'vitest';
import { unpackRows } from '../domain/reference/unpack-rows.ts';
import { packRows } from './pack-rows.ts';
import { PACKED_TABLES, withPackedTables } from './packed-tables.ts';

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
    (_, rows) => {
      const unpacked = cellsOf(unpackRows(packRows(rows)));
      expect(unpacked).toEqual(cellsOf(rows));
      expect(unpacked.length).toBeGreaterThan(1);
    },
  );

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
