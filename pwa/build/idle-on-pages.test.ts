import { expect, it } from 'vitest';
import { idleOnPages } from './budgets.ts';

const manifest = {
  contact: { file: 'c.js', imports: ['sending'], dynamicImports: ['device'] },
  search: { file: 's.js', imports: ['sending', 'basics'] },
  sending: { file: 'f.js', name: 'sending' },
  basics: { file: 'b.js', name: 'device-basics', imports: ['device'] },
  device: { file: 'd.js', name: 'dexie-7' },
};

it('names each route whose screen imports an idle chunk, directly or indirectly', () => {
  const screens = [
    ['/contact', 'contact'],
    ['/search', 'search'],
  ] as const;
  expect(idleOnPages(manifest, screens)).toEqual(['/search: dexie-7']);
});

it('allows the chunk with Dexie to the screen that queries the database itself', () => {
  expect(idleOnPages(manifest, [['/favourites', 'search']])).toEqual([]);
});
