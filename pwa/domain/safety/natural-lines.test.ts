import { describe, expect, it } from 'vitest';
import type { Species } from '../recipe/species.ts';
import { auditRecipe } from './audit-recipe.ts';
import { NATURAL_DANGEROUS_LINES, NATURAL_SAFE_LINES } from './natural-lines.fixture.ts';

const casesOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((row) => row.split('|') as [species: Species, text: string]);

describe('a line as owners speak', () => {
  it.each(casesOf(NATURAL_SAFE_LINES))('for a %s, leaves %s alone', (species, text) => {
    expect(auditRecipe({ species, ingredients: [text], instructions: [text] }).flags).toEqual([]);
  });

  it.each(casesOf(NATURAL_DANGEROUS_LINES))('for a %s, finds the danger in %s', (species, text) => {
    expect(auditRecipe({ species, ingredients: [text], instructions: [] }).flags).not.toEqual([]);
    expect(auditRecipe({ species, ingredients: [], instructions: [text] }).flags).not.toEqual([]);
  });
});
