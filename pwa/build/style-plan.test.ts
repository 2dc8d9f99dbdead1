import { describe, expect, it } from 'vitest';
import { planStyles, type StyledChunks } from './style-plan.ts';

const chunks: StyledChunks = {
  entry: { imports: ['shared'], dynamicImports: ['home', 'about', 'later'], css: ['entry.css'] },
  shared: { imports: [], dynamicImports: [], css: ['shared.css'] },
  later: { imports: ['entry'], dynamicImports: [], css: ['later.css'] },
  home: { imports: ['entry', 'cards'], dynamicImports: ['dialog'], css: ['home.css'] },
  cards: { imports: [], dynamicImports: [], css: ['cards.css'] },
  dialog: { imports: ['entry'], dynamicImports: [], css: ['dialog.css'] },
  about: { imports: ['entry', 'cards'], dynamicImports: ['map'], css: ['about.css'] },
  map: { imports: ['entry'], dynamicImports: [], css: ['map.css'] },
};

describe('the plan of styles', () => {
  const plan = planStyles(chunks, 'entry', ['home']);

  it('inlines the styles of the frame and of the landing screens with everything that opens on them, the frame first', () => {
    expect(plan.inlined).toEqual(['entry.css', 'shared.css', 'home.css', 'cards.css', 'dialog.css']);
  });

  it('leaves other screens their own styles and those of everything that opens on them', () => {
    expect(plan.of('about')).toEqual(['about.css', 'map.css']);
    expect(plan.of('home')).toEqual([]);
  });
});
