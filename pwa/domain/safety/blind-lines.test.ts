import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { auditRecipe } from './audit-recipe.ts';
import { BLIND_LINES } from './blind-lines.fixture.ts';

const CASES = BLIND_LINES.trim()
  .split('\n')
  .map(
    (row) => row.split('|') as [kind: string, whom: string, expected: string, danger: string, text: string],
  )
  .flatMap(([kind, whom, expected, danger, text]) =>
    SPECIES.filter((species) => whom === 'both' || whom === species).map((species) => ({
      name: `${kind}: ${text} (${danger}, ${species})`,
      isDangerous: expected === 'flag',
      isFlagged: auditRecipe({ species, ingredients: [text], instructions: [] }).flags.length > 0,
    })),
  );
const DANGEROUS = CASES.filter(({ isDangerous }) => isDangerous);
const SAFE = CASES.filter(({ isDangerous }) => !isDangerous);
/** Of a hundred lines, as many may go wrong. */
const TOLERANCE = 0.03;

describe('auditRecipe on lines by somebody who had not seen the rules', () => {
  it('is tried with 320 lines for one species or both', () => {
    expect(BLIND_LINES.trim().split('\n')).toHaveLength(320);
    expect([DANGEROUS.length, SAFE.length]).toEqual([380, 240]);
  });

  it('misses at most 3 dangerous lines in 100', () => {
    const missed = DANGEROUS.filter(({ isFlagged }) => !isFlagged).map(({ name }) => name);
    expect(missed.slice(Math.floor(DANGEROUS.length * TOLERANCE))).toEqual([]);
  });

  it('flags at most 3 safe lines in 100', () => {
    const flagged = SAFE.filter(({ isFlagged }) => isFlagged).map(({ name }) => name);
    expect(flagged.slice(Math.floor(SAFE.length * TOLERANCE))).toEqual([]);
  });
});
