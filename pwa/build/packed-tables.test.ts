import { describe, expect, it } from 'vitest';
import { unpackRows } from '../domain/reference/unpack-rows.ts';
import { packRows } from './pack-rows.ts';
import { PACKED_TABLES, withPackedTables } from './packed-tables.ts';

describe('packed tables', () => {
  it('stand column by column', () => {
    expect(packRows('\nrice|1|2\noats|3|\n')).toBe('rice|oats\n1|3\n2|');
  });

  it.each(Object.values(PACKED_TABLES).flatMap((tables) => Object.entries(tables)))(
    '%s comes out of the pack cell by cell as it went in',
    (_, rows) => {
      expect(unpackRows(packRows(rows))).toBe(rows.trim());
    },
  );

  it('refuse rows of different lengths', () => {
    expect(() => packRows('a|1\nb')).toThrow('different lengths');
  });

  it('take the place of the constant and leave what stands beside it', () => {
    const code = withPackedTables('export const ROWS = `\na|1;2\nb|3\n`;\nexport const NOTE = 1;\n', {
      ROWS: '\na|1;2\nb|3\n',
    });
    expect(code).toContain('unpackRows("a|b\\n1;2|3");');
    expect(code).toContain('export const NOTE = 1;');
    expect(code).not.toContain('`');
  });

  it('refuse a file that lacks the constant', () => {
    expect(() => withPackedTables('export const OTHER = 1;', { ROWS: 'a' })).toThrow('No ROWS to pack');
  });
});
