import { describe, expect, it } from 'vitest';
import { BUILD_TARGETS } from './browser-floor.ts';
import { newerStyles, readModule } from './newer-features.ts';

it('builds for the browsers promised in the README', () => {
  expect(BUILD_TARGETS).toEqual(['chrome111', 'firefox121', 'ios16.4', 'safari16.4']);
});

describe('style sheets', () => {
  it.each([
    ['a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { transition-timing-function: linear(0, 1) }', 'linear()'],
    ['@starting-style { a { color: red } }', '@starting-style'],
    ['@media (scripting: none) { a { color: red } }', '@media scripting'],
    ['[popover]:popover-open { color: red }', ':popover-open'],
    ['a {\n anchor-name: --b }', 'anchor-name'],
  ])('%s is newer than the oldest supported browsers', (css, feature) => {
    expect(newerStyles(css)).toEqual([{ feature, line: css.includes('\n') ? 2 : 1 }]);
  });

  it.each([
    'a:has(b) { color: color-mix(in oklab, red, #b4d4f4 20%) }',
    '@container (width >= 40em) { a { inset: 1dvh } }',
    // The build adds the prefix.
    'a { mask: linear-gradient(#000 0 0) }',
    '@supports (grid-template-columns: subgrid) { a { grid-template-columns: subgrid } }',
    'a { --subgrid: 1px; background: url("light-dark(") }',
  ])('%s is not newer than the oldest supported browsers', (css) => {
    expect(newerStyles(css)).toEqual([]);
  });
});

describe('modules', () => {
  it.each([
    ['URL.canParse(x)', 'URL.canParse'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['const { all } = Promise.withResolvers<void>()', 'Promise.withResolvers'],
    ['new URLPattern({})', 'URLPattern'],
    ['requestIdleCallback(f)', 'requestIdleCallback'],
    ['node.parent.moveBefore(a, b)', '.moveBefore'],
  ])('%s is newer than the oldest supported browsers', (code, feature) => {
    expect(readModule('x.ts', code).newer).toEqual([{ feature, line: 1 }]);
  });

  it.each([
    'Promise.any([]), [].toSorted(), structuredClone(x), navigator.locks.request("a", f)',
    'node.showPopover?.()',
    'import { requestIdleCallback } from "./idle.ts"; requestIdleCallback(f)',
    '// URL.canParse(x)\nconst words = "URL.canParse(x)"',
  ])('%s is not newer than the oldest supported browsers', (code) => {
    expect(readModule('x.ts', code).newer).toEqual([]);
  });

  it('lists a module’s declared members, whose names prove nothing about an unknown value', () => {
    const code = 'type A = { uuid: string; run(): void }; class B { first = 1 } const c = { last: 2 }';
    expect(readModule('x.ts', code).own).toEqual(['uuid', 'run', 'first', 'last']);
  });
});
