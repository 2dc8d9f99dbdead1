import { describe, expect, it } from 'vitest';
import { chunkCycles, idleOnPages } from './budgets.ts';

describe('chunkCycles', () => {
  it('finds no cycle if chunks import the same chunk or load one another dynamically', () => {
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

const manifest = {
  contact: { file: 'c.js', imports: ['sending'], dynamicImports: ['device'] },
  search: { file: 's.js', imports: ['sending', 'basics'] },
  sending: { file: 'f.js', name: 'sending' },
  basics: { file: 'b.js', name: 'device-basics', imports: ['device'] },
  device: { file: 'd.js', name: 'dexie-7' },
};

it('names each route whose screen imports the chunk with Dexie, directly or indirectly', () => {
  const screens = [
    ['/contact', 'contact'],
    ['/search', 'search'],
  ] as const;
  expect(idleOnPages(manifest, screens)).toEqual(['/search: dexie-7']);
});

it('allows the chunk with Dexie to the screen that queries the database itself', () => {
  expect(idleOnPages(manifest, [['/favourites', 'search']])).toEqual([]);
});
