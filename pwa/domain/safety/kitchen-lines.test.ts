import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { HELD_OUT_LINES } from './held-out-lines.fixture.ts';
import { KITCHEN_LINES } from './kitchen-lines.fixture.ts';

const ROWS = `${KITCHEN_LINES}${HELD_OUT_LINES}`.split('\n').filter((row) => row !== '');
const LINES = ROWS.map((line) => line.split('|') as [text: string, species: string, foods: string]).flatMap(
  ([text, species, foods]) =>
    SPECIES.filter((each) => species === 'both' || species === each).map(
      (each) => [text.replaceAll('\\n', '\n'), each, foods === '' ? [] : foods.split(';').sort()] as const,
    ),
);

describe('findUnsafeFoods on lines as people type them', () => {
  it('is tried with more than 1300 lines', () => {
    expect(ROWS.length).toBeGreaterThan(1300);
  });

  it.each(LINES)('%s, for a %s: %j', (text, species, foods) => {
    const found = new Set(findUnsafeFoods(text, species).map(({ food }) => food));
    expect([...found].sort()).toEqual(foods);
  });
});
