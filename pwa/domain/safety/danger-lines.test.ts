import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { DANGER_LINES } from './danger-lines.fixture.ts';
import { compare } from './expected-foods.ts';
import { findUnsafeFoods } from './find-unsafe-foods.ts';

const ROWS = DANGER_LINES.trim().split('\n');
const CASES = ROWS.flatMap((row) => {
  const [kind, whom, foods, text] = row.split('|') as [string, string, string, string];
  return SPECIES.filter((species) => whom === 'b' || species.startsWith(whom)).map(
    (species) => [kind, text, species, foods] as const,
  );
});

describe('findUnsafeFoods on dangers as owners name them', () => {
  it('is tried with more than 300 lines', () => {
    expect(ROWS.length).toBeGreaterThan(300);
  });

  it.each(CASES)('%s: %s, for a %s: %s', (_, text, species, foods) => {
    const found = [...new Set(findUnsafeFoods(text, species).map(({ food }) => food))];
    expect(compare(found, foods)).toEqual({ missed: [], extra: [] });
  });
});
