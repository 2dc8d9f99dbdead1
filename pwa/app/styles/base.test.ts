import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

test('no rule gives every element a transition, or each change of a style would start thousands', () => {
  const found: string[] = [];
  parse(readFileSync(new URL('base.css', import.meta.url), 'utf8')).walkRules((rule) => {
    if (!rule.selectors.includes('*')) return;
    rule.walkDecls(/^transition/, ({ prop, value }) => {
      if (value !== 'none') found.push(`${prop}: ${value}`);
    });
  });
  expect(found).toEqual([]);
});
