import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { SECOND_DANGER_LINES } from './second-danger-lines.fixture.ts';

const ROWS = SECOND_DANGER_LINES.trim().split('\n');
const CASES = ROWS.flatMap((row) => {
  const [kind, whom, label, text] = row.split('|') as [string, string, string, string];
  return SPECIES.filter((species) => whom === 'b' || species.startsWith(whom)).map(
    (species) => [kind, text, species, label] as const,
  );
});

describe('findUnsafeFoods on denials that are taken back, brands, varieties and small birds', () => {
  it('is tried with more than 150 lines', () => {
    expect(ROWS.length).toBeGreaterThan(150);
  });

  it.each(CASES)('%s: %s, for a %s: %s', (_, text, species, label) => {
    expect(findUnsafeFoods(text, species).length > 0 ? 'danger' : 'safe').toBe(label);
  });
});
