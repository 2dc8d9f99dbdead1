import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { publicTheme, withoutPublicTheme } from './public-theme.ts';
import { selectorIsUsed, textInRem, trimTheme } from './trim-theme.ts';

const used = new Set(['rt-Button', 'rt-BaseButton']);

describe('selectorIsUsed', () => {
  it('keeps a rule whose outer class belongs to a component in use', () => {
    expect(selectorIsUsed('.rt-Button:where(.rt-variant-solid)', used)).toBe(true);
  });

  it('keeps negations: the class in brackets need not exist', () => {
    expect(selectorIsUsed('.rt-Button:where(:not(.rt-variant-ghost))', used)).toBe(true);
  });

  it('drops a component that nothing imports', () => {
    expect(selectorIsUsed('.rt-SelectTrigger:where(:hover)', used)).toBe(false);
  });

  it('drops unused variants, unless the rule is about their absence', () => {
    expect(selectorIsUsed('.rt-Button:where(.rt-variant-classic)', used)).toBe(false);
    expect(selectorIsUsed('.rt-Button:where(:not(.rt-variant-classic))', used)).toBe(true);
  });

  it('drops rules that style the root by its descendants: every change would restyle the whole page', () => {
    const theme = ".radix-themes[data-is-root-theme='true']:where(.dark, .dark-theme)";
    expect(selectorIsUsed(`:root:where(:has(${theme}))`, used)).toBe(false);
    expect(selectorIsUsed(':root', used)).toBe(true);
  });

  it('keeps a default variant of the administrator’s components for their area only', () => {
    expect(selectorIsUsed('.rt-Button:where(.rt-variant-surface)', used)).toBe(false);
    expect(selectorIsUsed('.rt-Button:where(.rt-variant-surface)', used, 'admin')).toBe(true);
  });

  it('drops responsive variants', () => {
    expect(selectorIsUsed('.rt-Button:where(.md\\:rt-r-size-2)', used)).toBe(false);
  });
});

describe('trimTheme', () => {
  it('removes unused rules, and keeps ours', async () => {
    const css = '.mine{a:b}.rt-Zebra{a:b}@media (min-width: 520px){.rt-Zebra{a:b}.mine{c:d}}';
    const { css: trimmed } = await postcss([trimTheme()]).process(css, { from: undefined });
    expect(trimmed).toBe('.mine{a:b}@media (min-width: 520px){.mine{c:d}}');
  });

  it('removes unused custom properties transitively', async () => {
    const css = '.rt-reset{--zebra-1:red;--zebra-2:var(--zebra-1);--zebra-3:blue;color:var(--zebra-3)}';
    const { css: trimmed } = await postcss([trimTheme()]).process(css, { from: undefined });
    expect(trimmed).toBe('.rt-reset{--zebra-3:blue;color:var(--zebra-3)}');
  });

  it('removes rules about colours that are not imported', async () => {
    const css = `.rt-reset{--plum-9:p;color:var(--accent-9)}
      [data-accent-color='plum']{--accent-9:var(--plum-9)}[data-accent-color='blue']{--accent-9:var(--blue-9)}`;
    const { css: trimmed } = await postcss([trimTheme()]).process(css, { from: undefined });
    expect(trimmed).toContain("[data-accent-color='plum']");
    expect(trimmed).not.toContain('blue');
  });
});

describe('withoutPublicTheme', () => {
  it('leaves declarations that the public theme does not have', () => {
    const theme = postcss.parse('.rt-A,.rt-B{a:b;c:d}@media print{.rt-A{e:f}}');
    const root = postcss.parse('.rt-A,.rt-C{a:b;c:d}.rt-B{a:b;c:e}.rt-A{e:f}');
    withoutPublicTheme(root, theme);
    expect(root.toString()).toBe('.rt-C{a:b;c:d}.rt-B{c:e}.rt-A{e:f}');
  });

  it('leaves nothing of the public theme itself', () => {
    const trim = () => {};
    const root = publicTheme(trim);
    withoutPublicTheme(root, publicTheme(trim));
    expect(root.toString()).not.toMatch(/rt-(?:Button|reset)\b[^}]*\{/);
  });
});

it('converts text sizes to rem, and leaves space and scale unchanged', () => {
  const root = postcss.parse(
    '.t { --font-size-2: calc(14px * var(--scaling)); --line-height-4: calc(26px * var(--scaling)); --space-5: calc(24px * var(--scaling)) }',
  );
  textInRem(root);
  expect(root.toString()).toBe(
    '.t { --font-size-2: calc(0.875rem * var(--scaling)); --line-height-4: calc(1.625rem * var(--scaling)); --space-5: calc(24px * var(--scaling)) }',
  );
});
