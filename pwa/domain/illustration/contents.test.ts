import { describe, expect, it } from 'vitest';
import { contentsOf } from './arrangement.ts';
import { readIngredients } from './read-ingredients.ts';

const contents = (lines: Record<string, number>, species: 'dog' | 'cat' = 'dog') =>
  contentsOf(
    readIngredients(
      Object.entries(lines).map(([ingredientId, grams]) => ({ ingredientId, grams, metric: ingredientId })),
    ),
    species,
  );
const kinds = (foods: readonly { kind: string }[]) => foods.map(({ kind }) => kind);

describe('contentsOf', () => {
  it('lays the grain at the bottom, even under more mince', () => {
    const { base, body, isBaseInvented } = contents({ 'beef-mince-15': 500, oats: 100 });
    expect([base.kind, kinds(body), isBaseInvented]).toEqual(['oats', ['mince'], false]);
  });

  it('lays the mince at the bottom without grain', () => {
    const { base, isBaseInvented } = contents({ 'turkey-mince-lean': 500, carrot: 600 });
    expect([base.kind, isBaseInvented]).toEqual(['mince', false]);
  });

  it('makes up a mash in a tone of the heaviest food without grain and mince', () => {
    // 45 % from #8d4b35 towards #e8c890: 8d + .45 · 5b = b6, 4b + .45 · 7d = 83, 35 + .45 · 5b = 5e.
    const { base, isBaseInvented } = contents({ 'beef-stewing-steak': 500, 'pumpkin-canned': 60 });
    expect([base.kind, base.colours[0], isBaseInvented]).toEqual(['mash', '#b6835e', true]);
  });

  it('sorts the body by weight and keeps the dressings apart', () => {
    const { body, dressings } = contents({
      peas: 50,
      'chicken-breast': 400,
      'fish-oil': 5,
      carrot: 100,
      parsley: 4,
    });
    expect(kinds(body)).toEqual(['shred', 'carrot', 'pea']);
    expect(kinds(dressings)).toEqual(['oil', 'herb']);
  });

  it('leaves out the lightest of too many foods', () => {
    const names = 'carrot peas kale broccoli courgette beetroot parsnip apple pear banana celery'.split(' ');
    const { body } = contents(Object.fromEntries(names.map((name, i) => [name, 10 + i])));
    expect(body).toHaveLength(9);
    expect(kinds(body)).not.toContain('carrot');
  });

  it('takes little flour for dust and much of it for dough', () => {
    const dusted = contents({ 'beef-stewing-steak': 400, 'rice-flour': 20 });
    expect(kinds(dusted.dressings)).toEqual(['powder']);
    const baked = contents({ 'oat-flour': 200, oats: 40, egg: 50, banana: 100 });
    expect([baked.base.kind, kinds(baked.body)]).toEqual(['crumbs', ['boneBiscuit', 'coin']]);
    expect(kinds(contents({ 'oat-flour': 200 }, 'cat').body)).toEqual(['fishBiscuit']);
  });

  it('has a base even for an empty recipe', () => {
    expect(contents({})).toMatchObject({ base: { kind: 'mash' }, body: [], dressings: [] });
  });
});
