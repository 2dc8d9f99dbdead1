import { describe, expect, it } from 'vitest';
import { closure, scriptsOf, stylesOf } from './build-manifest.ts';

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

const chunks = {
  entry: {
    file: 'e.js',
    imports: ['shared'],
    dynamicImports: ['home', 'about', 'later'],
    css: ['entry.css'],
  },
  shared: { file: 's.js', css: ['shared.css'] },
  later: { file: 'l.js', imports: ['entry'], css: ['later.css'] },
  home: { file: 'h.js', imports: ['entry', 'cards'], dynamicImports: ['dialog'], css: ['home.css'] },
  cards: { file: 'c.js', css: ['cards.css'] },
  dialog: { file: 'd.js', imports: ['entry'], css: ['dialog.css'] },
  about: { file: 'a.js', imports: ['entry', 'cards'], dynamicImports: ['map'], css: ['about.css'] },
  map: { file: 'm.js', imports: ['entry'], css: ['map.css'] },
};

describe('stylesOf', () => {
  it('finds the styles of the frame, then those of a screen with everything that opens on it', () => {
    expect(stylesOf(chunks, 'entry', ['home'])).toEqual([
      'entry.css',
      'shared.css',
      'home.css',
      'cards.css',
      'dialog.css',
    ]);
  });

  it('leaves out what only opens on other screens', () => {
    expect(stylesOf(chunks, 'entry', ['about'])).toEqual([
      'entry.css',
      'shared.css',
      'about.css',
      'cards.css',
      'map.css',
    ]);
  });
});

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  '_tables.js': { file: 'assets/t4bles.js', imports: ['_frame.js', '_deep.js'] },
  '_deep.js': { file: 'assets/d33p.js' },
  'plan.tsx': {
    file: 'assets/plan-2.js',
    imports: ['index.html', '_tables.js'],
    dynamicImports: ['later.tsx'],
  },
  'later.tsx': { file: 'assets/later-3.js' },
  'seo.tsx': { file: 'assets/online/seo-4.js' },
};

it('names a screen’s chunks and their imports, except those of every page and dynamic ones', () => {
  expect(scriptsOf(MANIFEST, 'plan.tsx')).toBe('plan-2 t4bles d33p');
  expect(scriptsOf(MANIFEST, 'seo.tsx')).toBe('online/seo-4');
});
