import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { auditRecipe } from './audit-recipe.ts';
import { NAMED_AND_FED_LINES, NAMED_ONLY_LINES } from './named-only-lines.fixture.ts';

const casesOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [whom = '', text = ''] = row.split('|');
      return SPECIES.filter((species) => whom === 'b' || species.startsWith(whom)).map(
        (species) => [text, species] as const,
      );
    });

describe('a food that is only named', () => {
  it.each(casesOf(NAMED_ONLY_LINES))('%s, for a %s, is no danger', (text, species) => {
    expect(auditRecipe({ species, ingredients: [text], instructions: [text] }).flags).toEqual([]);
  });

  it.each(casesOf(NAMED_AND_FED_LINES))('%s, for a %s, is found', (text, species) => {
    expect(auditRecipe({ species, ingredients: [text], instructions: [] }).flags).not.toEqual([]);
    expect(auditRecipe({ species, ingredients: [], instructions: [text] }).flags).not.toEqual([]);
  });
});
