import { describe, expect, it } from 'vitest';
import { unitOfWord } from '../ingredient-line/amount-tokens.ts';
import { isWeighable, UNIT_IDS, UNITS, unitFactor, unitKind } from './units.ts';

describe('the units', () => {
  it('have the US factors, in grams for pounds and ounces, in millilitres for cups and spoons', () => {
    expect([UNITS.lb, UNITS.oz, UNITS.cup, UNITS.tbsp, UNITS.tsp].map(({ factor }) => factor)).toEqual([
      453.592, 28.3495, 236.588, 14.7868, 4.92892,
    ]);
  });

  it('are consistent: 16 oz a pound; 16 tbsp, 48 tsp or 8 fl oz a cup; 2 cups a pint, 4 a quart', () => {
    expect(16 * UNITS.oz.factor).toBeCloseTo(UNITS.lb.factor, 2);
    expect(16 * UNITS.tbsp.factor).toBeCloseTo(UNITS.cup.factor, 2);
    expect(48 * UNITS.tsp.factor).toBeCloseTo(UNITS.cup.factor, 2);
    expect(2 * UNITS.cup.factor).toBeCloseTo(UNITS.pint.factor, 2);
    expect(4 * UNITS.cup.factor).toBeCloseTo(UNITS.quart.factor, 1);
    expect(8 * UNITS['fl-oz'].factor).toBeCloseTo(UNITS.cup.factor, 2);
  });

  it('have grams or millilitres for masses and volumes, but not for counts', () => {
    expect(unitFactor('kg')).toBe(1000);
    expect(unitFactor('l')).toBe(1000);
    expect(unitFactor('tin')).toBeNull();
    expect(unitFactor('iu')).toBeNull();
    expect([unitKind('g'), unitKind('cup'), unitKind('slice'), unitKind('iu')]).toEqual([
      'mass',
      'volume',
      'piece',
      'activity',
    ]);
    expect([isWeighable('iu'), isWeighable('tin'), isWeighable(null)]).toEqual([true, false, false]);
  });

  it('share no words (case-sensitive: T is a tablespoon, t a teaspoon)', () => {
    const words = UNIT_IDS.flatMap((id): readonly string[] => UNITS[id].words);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(['T', 't', 'Tbsp.', 'LBS', 'fl oz', 'tins', 'Grams', 'µg', 'carrot'].map(unitOfWord)).toEqual([
      ...['tbsp', 'tsp', 'tbsp', 'lb', 'fl-oz', 'tin', 'g', 'mcg'],
      null,
    ]);
  });
});
