import { describe, expect, it } from 'vitest';
import { avoidedOptions } from './avoided-options.ts';
import { AVOIDABLE_KINDS } from './health.ts';

const labels = (...[typed, chosen = []]: [string, Parameters<typeof avoidedOptions>[1]?]) =>
  avoidedOptions(typed, chosen).map(({ label }) => label);

describe('the list of foods to avoid', () => {
  it('offers the kinds before anything is typed', () => {
    expect(labels('')).toHaveLength(AVOIDABLE_KINDS.length);
    expect(labels('', [{ kind: 'chicken' }])).not.toContain('Chicken');
  });

  it('puts kinds before single foods, and finds a kind by what it includes', () => {
    expect(labels('chick').slice(0, 2)).toEqual(['Chicken', 'Chicken breast']);
    expect(labels('chicken').filter((label) => label === 'Chicken')).toHaveLength(1);
    expect(labels('prawn')[0]).toBe('Shellfish');
    expect(labels('bacon')[0]).toBe('Pork');
  });

  it('offers a food once, however many rows the tables have for it', () => {
    expect(labels('carrot').filter((label) => label === 'Carrot')).toEqual(['Carrot']);
    expect(labels('carrot', [{ foodId: 'carrots-frozen' }])).not.toContain('Carrot');
    expect(labels('xyzzy')).toEqual([]);
  });
});
