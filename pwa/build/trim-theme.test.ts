import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { selectorIsUsed, trimTheme } from './trim-theme.ts';

const used = new Set(['rt-Button', 'rt-BaseButton']);

describe('selectorIsUsed', () => {
  it('keeps a rule whose outer class is on a component in use', () => {
    expect(selectorIsUsed('.rt-Button:where(.rt-variant-solid)', used)).toBe(true);
  });

  it('keeps negations: the class in brackets need not exist', () => {
    expect(selectorIsUsed('.rt-Button:where(:not(.rt-variant-ghost))', used)).toBe(true);
  });

  it('drops a component that nothing imports', () => {
    expect(selectorIsUsed('.rt-SelectTrigger:where(:hover)', used)).toBe(false);
  });

  it('drops responsive variants', () => {
    expect(selectorIsUsed('.rt-Button:where(.md\\:rt-r-size-2)', used)).toBe(false);
  });
});

describe('trimTheme', () => {
  it('removes unused rules, keeps ours, and leaves no empty media block', async () => {
    const css = '.mine{a:b}.rt-Zebra{a:b}@media (min-width: 520px){.rt-Zebra{a:b}}';
    const { css: trimmed } = await postcss([trimTheme()]).process(css, { from: undefined });
    expect(trimmed).toBe('.mine{a:b}');
  });
});
