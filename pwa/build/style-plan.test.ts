import { describe, expect, it } from 'vitest';
import { stylesOf } from './build-manifest.ts';

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
