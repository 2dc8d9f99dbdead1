import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { TOXIC_TRAPS } from './toxic-traps.fixture.ts';

const TRAPS = TOXIC_TRAPS.trim()
  .split('\n')
  .map((line) => line.split('|') as [text: string, species: string, expected: string, food: string])
  .flatMap(([text, species, expected, food]) =>
    SPECIES.filter((each) => species === 'both' || species === each).map(
      (each) => [text, each, expected, food] as const,
    ),
  );

describe('findUnsafeFoods', () => {
  it('is tried with 103 lines', () => {
    expect(TOXIC_TRAPS.trim().split('\n')).toHaveLength(103);
  });

  it.each(TRAPS)('%s, for a %s: %s %s', (text, species, expected, food) => {
    const found = findUnsafeFoods(text, species).map((flag) => flag.food);
    if (expected === 'flag') expect(found).toContain(food);
    else expect(found).toEqual([]);
  });
});
