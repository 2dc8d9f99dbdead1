import { describe, expect, it } from 'vitest';
import { convertLine } from '../ingredient-line/convert-line.ts';
import { conversionReport, convertRecipe, type FreeTextRecipe } from './convert-recipe.ts';

const RECIPE: FreeTextRecipe = {
  species: 'dog',
  title: 'Beef and rice',
  ingredients: [
    '1 lb lean ground beef',
    '1 1/2 cups cooked brown rice',
    '2-3 carrots',
    '2 handfuls of rocket',
  ],
  instructions: ['Bake at 180 °C until 165 °F inside.'],
};

describe('convertLine', () => {
  it.each([
    ['½ lb lean beef mince, browned', '225 g lean beef mince, browned', '½ lb lean ground beef, browned'],
    ['400g tin sardines in water', '400g tin sardines in water', '14 oz sardines in water'],
    ['1 1/2 cups cooked brown rice', '290 g cooked brown rice', '1 1/2 cups cooked brown rice'],
    ['2-3 carrots', '2–3 carrots (about 153 g)', '2–3 carrots (about 5 3/8 oz)'],
    ['2 eggs (100 g), beaten', '2 eggs (100 g), beaten', '2 eggs (3 1/2 oz), beaten'],
    ['2 celery sticks', '2 celery sticks (80 g)', '2 celery sticks (2.8 oz)'],
    ['1 tsp salmon oil', '1 tsp salmon oil (4.5 g)', '1 tsp salmon oil (4.5 g)'],
    ['3-4 oz cod', '85–113 g cod', '3-4 oz cod'],
    ['400–500 g chicken breast', '400-500 g chicken breast', '14 1/8–17 5/8 oz chicken breast'],
    ['1 cup granola', '235 ml granola', '1 cup granola'],
    ['250 ml oat milk', '250 ml oat milk', '1 cup (250 ml) oat milk'],
    ['400 g (14 oz) ground beef', '400 g (14 oz) beef mince', '14 oz ground beef'],
  ])('%s', (text, metric, us) => {
    expect(convertLine(text)).toMatchObject({ metric, us, status: 'converted' });
  });

  it("leaves 'to taste' and words without an amount untouched", () => {
    for (const text of ['salt to taste', 'fresh parsley', '']) {
      expect(convertLine(text)).toMatchObject({ metric: text, us: text, grams: null, status: 'kept' });
    }
  });

  it('reports an amount that cannot be converted, and keeps the text', () => {
    const text = '1 small brioche, chopped';
    expect(convertLine(text)).toEqual({
      text,
      metric: text,
      us: text,
      ingredientId: null,
      grams: null,
      status: 'unknown',
    });
  });
});

describe('convertRecipe', () => {
  it('gives every line and temperature in both measures and reports each', () => {
    const result = convertRecipe(RECIPE);
    expect(result.success).toBe(true);
    expect(result.instructions).toEqual(['Bake at 180 °C (350 °F) until 165 °F (74 °C) inside.']);
    expect(result.details).toEqual([
      '✓ 450 g lean beef mince | 1 lb lean ground beef',
      '✓ 290 g cooked brown rice | 1 1/2 cups cooked brown rice',
      '✓ 2–3 carrots (about 153 g) | 2–3 carrots (about 5 3/8 oz)',
      '✗ 2 handfuls of rocket: kept as written, its weight is not known',
    ]);
  });

  it('fails the safety validation of a recipe with a toxic food in any place', () => {
    const { success, flags, details } = convertRecipe({
      ...RECIPE,
      ingredients: ['1 small onion, chopped'],
      instructions: ['Melt the chocolate.'],
    });
    expect(success).toBe(false);
    expect(flags.map(({ where, index, severity }) => [where, index, severity])).toEqual([
      ['ingredient', 0, 'toxic'],
      ['instruction', 0, 'toxic'],
    ]);
    expect(details.filter((line) => line.startsWith('✗ onion: toxic'))).toHaveLength(1);
  });

  it.each([
    ['salt to taste', 'caution'],
    ['Salt and pepper, to taste', 'caution'],
    ['1/2 tsp lite salt', 'caution'],
    ['2 tbsp salt', 'toxic'],
    ['a handful of salt', 'toxic'],
    ['1 tbsp soy sauce', 'toxic'],
  ])('judges salt as a cook would: %s is for %s', (salt, severity) => {
    const { success, flags } = convertRecipe({ ...RECIPE, ingredients: [...RECIPE.ingredients, salt] });
    expect(flags.map((flag) => [flag.where, flag.index, flag.severity])).toEqual([
      ['ingredient', 4, severity],
    ]);
    expect(salt.slice(flags[0]?.start, flags[0]?.end)).toBe(flags[0]?.text);
    expect(success).toBe(severity === 'caution');
  });

  it('does not report measured salt up to 1.5 g per 1000 kcal', () => {
    // 454 g × 137 kcal + 292 g × 112 kcal + … is about 1000 kcal; a pinch is 0.375 g.
    const { flags } = convertRecipe({ ...RECIPE, ingredients: [...RECIPE.ingredients, '1 pinch of salt'] });
    expect(flags).toEqual([]);
  });

  it('reads the steps in the same way: seasoning is for caution, a handful of salt fails', () => {
    const stepped = (step: string) =>
      convertRecipe({ ...RECIPE, instructions: [...RECIPE.instructions, step] });
    expect(stepped('Season with salt.')).toMatchObject({ success: true, flags: [{ severity: 'caution' }] });
    expect(stepped('Add a handful of salt.')).toMatchObject({
      success: false,
      flags: [{ severity: 'toxic' }],
    });
  });
});

describe('conversionReport', () => {
  it('counts recipes and reports each in a line that begins with a tick or a cross', () => {
    const unsafe = convertRecipe({ ...RECIPE, title: 'Onion stew', ingredients: ['100 g onion'] });
    expect(conversionReport([convertRecipe(RECIPE), unsafe])).toEqual({
      success: false,
      message: 'Converted 1 of 2 recipes to dual measurements',
      summary: { total: 2, converted: 1, failed: 1 },
      details: [
        '✓ Beef and rice: 3 of 4 lines in both measures, 1 kept as written',
        '✗ Onion stew: failed safety validation (Onion, onion)',
      ],
    });
    expect(conversionReport([])).toMatchObject({
      success: true,
      summary: { total: 0, converted: 0, failed: 0 },
    });
  });
});
