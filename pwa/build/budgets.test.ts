import { describe, expect, it } from 'vitest';
import { chunkCycles } from './budgets.ts';

describe('chunkCycles', () => {
  it('finds no cycle if chunks share one or load one another dynamically', () => {
    const manifest = {
      entry: { file: 'e.js', imports: ['shared', 'tables'] },
      tables: { file: 't.js', imports: ['shared'] },
      shared: { file: 's.js', dynamicImports: ['entry'] },
    };
    expect(chunkCycles(manifest)).toEqual([]);
  });

  it('names the files of a cycle of static imports', () => {
    const manifest = {
      entry: { file: 'e.js', imports: ['tables'] },
      tables: { file: 't.js', imports: ['bounds'] },
      bounds: { file: 'b.js', imports: ['tables'] },
    };
    expect(chunkCycles(manifest)).toEqual([['t.js', 'b.js']]);
  });
});
