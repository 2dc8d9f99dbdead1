import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { auditRecipe } from './audit-recipe.ts';
import { compare } from './expected-foods.ts';
import { findUnsafeFoods } from './find-unsafe-foods.ts';
import { fixUnsafe } from './fix-unsafe.ts';
import { OWNER_LINES } from './owner-lines.fixture.ts';

const written = (text: string) =>
  text
    .replaceAll('\\n', '\n')
    .replace(/\\u([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const ROWS = OWNER_LINES.trim().split('\n');
const CASES = ROWS.flatMap((row) => {
  const [whom, foods, text] = row.split('|') as [string, string, string];
  return SPECIES.filter((species) => whom === 'b' || species.startsWith(whom)).map(
    (species) => [written(text), species, foods] as const,
  );
});

describe('findUnsafeFoods on what owners and recipe writers write', () => {
  it('is tried with more than 700 lines', () => {
    expect(ROWS.length).toBeGreaterThan(700);
  });

  it.each(CASES)('%s, for a %s: %s', (text, species, foods) => {
    const found = [...new Set(findUnsafeFoods(text, species).map(({ food }) => food))];
    expect(compare(found, foods)).toEqual({ missed: [], extra: [] });
  });
});

describe('fixUnsafe on what owners and recipe writers write', () => {
  it.each(SPECIES)('leaves nothing toxic for a %s, and a second fix changes nothing', (species) => {
    const left = ROWS.flatMap((row) => {
      const text = written(row.split('|')[2] ?? '');
      const recipe = {
        species,
        title: text,
        ingredients: ['400 g beef', text],
        instructions: [text, 'Serve.'],
      };
      const { changes: _, ...fixed } = fixUnsafe(recipe);
      const again = fixUnsafe({ species, ...fixed });
      return again.changes.length > 0 || !auditRecipe({ species, ...fixed }).isValid ? [text] : [];
    });
    expect(left).toEqual([]);
  });
});
