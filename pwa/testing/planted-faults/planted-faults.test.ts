import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULTS } from './faults.ts';
import { planted } from './plant.ts';

it.each(FAULTS)('$name: fits one place of its file', (fault) => {
  const source = readFileSync(new URL(`../../../${fault.file}`, import.meta.url), 'utf8');
  expect(planted(source, fault)).not.toBe(source);
});

it('refuses a fault that fits two places', () => {
  const fault = { name: 'a sum', file: 'sum.ts', find: '+', replace: '-' };
  expect(() => planted('a + b + c', fault)).toThrow("'a sum' fits 2 places of sum.ts instead of one.");
});
