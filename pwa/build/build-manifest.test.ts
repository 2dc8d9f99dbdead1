import { describe, expect, it } from 'vitest';
import { closure } from './build-manifest.ts';

const manifest = {
  entry: { file: 'e.js', imports: ['shared'], dynamicImports: ['screen', 'admin'] },
  shared: { file: 's.js' },
  screen: { file: 'p.js', imports: ['shared'], dynamicImports: ['late'] },
  late: { file: 'l.js' },
  admin: { file: 'a.js', imports: ['shared'] },
};

describe('closure', () => {
  it('follows static imports alone', () => {
    expect([...closure(manifest, 'entry')]).toEqual(['entry', 'shared']);
  });
});
