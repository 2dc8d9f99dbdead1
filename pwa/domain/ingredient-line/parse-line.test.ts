import { describe, expect, it } from 'vitest';
import type { UnitId } from '../units/units.ts';
import { parseIngredientLine } from './parse-line.ts';

type Expected = [quantity: number | null, unit: UnitId | null, name: string, id: string | null];

function read(line: string): Expected {
  const { quantity, unit, name, ingredientId } = parseIngredientLine(line);
  return [quantity === null ? null : Number(quantity.toFixed(6)), unit, name, ingredientId];
}

const cases = (table: Record<string, Expected>) => Object.entries(table);

describe('parseIngredientLine', () => {
  it.each(
    cases({
      '1 1/2 cups cooked brown rice': [1.5, 'cup', 'cooked brown rice', 'rice-brown-cooked'],
      '½ lb lean beef mince, browned': [0.5, 'lb', 'lean beef mince', 'beef-mince-lean'],
      '400g tin sardines in water': [400, 'g', 'sardines in water', 'sardines-water'],
      '1 x 400 g tin chickpeas': [400, 'g', 'chickpeas', 'chickpeas-tinned'],
      'one large sweet potato': [1, null, 'sweet potato', 'sweet-potato'],
      'a pinch of turmeric': [1, 'pinch', 'turmeric', 'turmeric'],
      '1 1/2 lb': [1.5, 'lb', '', null],
      '8 oz. ground turkey': [8, 'oz', 'ground turkey', 'turkey-mince-lean'],
      '500G BEEF MINCE': [500, 'g', 'BEEF MINCE', 'beef-mince-15'],
      '2 T olive oil': [2, 'tbsp', 'olive oil', 'olive-oil'],
    }),
  )('reads %s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each(
    cases({
      '1½ cups oats': [1.5, 'cup', 'oats', 'oats'],
      '1 ¼ cups oats': [1.25, 'cup', 'oats', 'oats'],
      '1-1/2 cups oats': [1.5, 'cup', 'oats', 'oats'],
      '1⁄2 cup oats': [0.5, 'cup', 'oats', 'oats'],
      '.5 lb cod': [0.5, 'lb', 'cod', 'cod'],
      '1,5 kg cod': [1.5, 'kg', 'cod', 'cod'],
      '0,250 kg cod': [0.25, 'kg', 'cod', 'cod'],
      '1,500 kg cod': [1.5, 'kg', 'cod', 'cod'],
      '1,000 g cod': [1000, 'g', 'cod', 'cod'],
      '1 000 g cod': [1000, 'g', 'cod', 'cod'],
      'one and a half cups oats': [1.5, 'cup', 'oats', 'oats'],
      'half a cup of oats': [0.5, 'cup', 'oats', 'oats'],
      'three-quarters of a cup of oats': [0.75, 'cup', 'oats', 'oats'],
      'a dozen eggs': [12, null, 'eggs', 'egg'],
      '2 dozen eggs': [24, null, 'eggs', 'egg'],
      'a couple of eggs': [2, null, 'eggs', 'egg'],
      'about 200g cod': [200, 'g', 'cod', 'cod'],
    }),
  )('reads the number of %s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each(
    cases({
      '2 lb 4 oz beef mince': [2.25, 'lb', 'beef mince', 'beef-mince-15'], // 4 of 16 oz
      '1 cup + 2 tbsp peas': [1.125, 'cup', 'peas', 'peas'], // 2 of 16 tbsp
      '400 g / 14 oz beef mince': [400, 'g', 'beef mince', 'beef-mince-15'],
      '500g/1 lb 2 oz beef mince': [500, 'g', 'beef mince', 'beef-mince-15'],
      '2 x 120g tins sardines in oil': [240, 'g', 'sardines in oil', 'sardines-oil'],
      '3 12-oz cans tuna in water': [36, 'oz', 'tuna in water', 'tuna-water'],
      '2 (15 oz) cans pumpkin': [30, 'oz', 'pumpkin', 'pumpkin-canned'],
      '2 tins (120 g) sardines': [240, 'g', 'sardines', 'sardines-water'],
      '1 x egg': [1, null, 'egg', 'egg'],
    }),
  )('joins the parts of the amount of %s', (line, expected) => {
    const [quantity, ...rest] = read(line);
    expect(quantity).toBeCloseTo(expected[0] ?? Number.NaN, 4);
    expect(rest).toEqual(expected.slice(1));
  });

  it.each(
    cases({
      'carrots: 200g': [200, 'g', 'carrots', 'carrot'],
      'eggs x2': [2, null, 'eggs', 'egg'],
      'Chicken - 500 g': [500, 'g', 'Chicken', 'chicken-breast'],
      'beef mince (500 g)': [500, 'g', 'beef mince', 'beef-mince-15'],
      'Beef mince, lean, 500 g': [500, 'g', 'Beef mince', 'beef-mince-lean'],
      'rabbit, diced 600g': [600, 'g', 'rabbit', 'rabbit'],
      'spinach, finely chopped: about 3 oz': [3, 'oz', 'spinach', 'spinach'],
      // Pieces of a cut have no known weight.
      'chicken breast, cut in 3 pieces': [null, null, 'chicken breast', 'chicken-breast'],
      'Fish oil, 18/12: 3 capsules of 1 g': [3, 'capsule', 'Fish oil', 'fish-oil'],
      '- 2 large eggs': [2, null, 'eggs', 'egg'],
      '1) 200 g cod': [200, 'g', 'cod', 'cod'],
      '2 lb boneless, skinless chicken thighs': [
        2,
        'lb',
        'boneless skinless chicken thighs',
        'chicken-thigh',
      ],
    }),
  )('finds amount and food wherever they stand: %s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each(
    cases({
      '80/20 ground beef': [null, null, '80/20 ground beef', 'beef-mince-20'],
      '1 lb 80/20 ground beef': [1, 'lb', '80/20 ground beef', 'beef-mince-20'],
      '5% beef mince 200 g': [200, 'g', '5% beef mince', 'beef-mince-lean'],
      'omega 3': [null, null, 'omega 3', null],
      'Vitamin D3': [null, null, 'Vitamin D3', 'vitamin-d3-drops'],
      '2 cm piece of ginger': [1, 'piece', 'ginger', 'ginger'],
      '1000000000 g cod': [null, null, '1000000000 g cod', 'cod'],
      '1/0 cups oats': [null, null, '1/0 cups oats', 'oats'],
    }),
  )('does not take a number of another kind, or an impossible one, for the amount: %s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ['2-3 carrots', 2, 3],
    ['2–3 carrots', 2, 3],
    ['2 — 3 carrots', 2, 3],
    ['2 to 3 carrots', 2, 3],
    ['two or three carrots', 2, 3],
    ['between 2 and 3 carrots', 2, 3],
    ['1/2-3/4 cup carrots', 0.5, 0.75],
    ['3-2 carrots', 2, 3],
  ])('reads the range %s', (line, low, high) => {
    expect(parseIngredientLine(line)).toMatchObject({
      quantity: low,
      quantityMax: high,
      ingredientId: 'carrot',
    });
  });

  it('keeps text after the comma or in brackets as preparation', () => {
    expect(parseIngredientLine('½ lb lean beef mince, browned').preparation).toBe('browned');
    expect(parseIngredientLine('2 eggs (100 g), beaten').preparation).toBe('beaten');
    expect(parseIngredientLine('2 eggs (100 g) beaten').preparation).toBe('beaten');
    expect(parseIngredientLine('500 g chicken thighs – diced').preparation).toBe('diced');
    expect(parseIngredientLine('400 g (14 oz) beef mince').preparation).toBeNull();
  });

  it('reads the weight beside a count, of all or of each', () => {
    expect(parseIngredientLine('2 eggs (100 g), beaten').weight).toEqual({
      quantity: 100,
      unit: 'g',
      quantityMax: null,
      isEach: null,
    });
    expect(parseIngredientLine('4 chicken thighs (125 g each)').weight).toEqual({
      quantity: 125,
      unit: 'g',
      quantityMax: null,
      isEach: true,
    });
    expect(parseIngredientLine('2 eggs, 100 g rice').weight).toBeNull(); // the rice's, not the eggs'
  });

  it("leaves 'to taste' without an amount", () => {
    expect(parseIngredientLine('salt to taste')).toMatchObject({
      quantity: null,
      name: 'salt',
      ingredientId: 'salt',
      isToTaste: true,
    });
    expect(parseIngredientLine('water, as needed')).toMatchObject({ isToTaste: true, preparation: null });
  });

  it.each([
    ['2 small courgettes', 'small'],
    ['1 medium-sized apple', 'medium'],
    ['3 extra-large eggs', 'extra large'],
    ['1 small bunch parsley', 'small'],
    ['2 eggs', null],
  ])('reads the size of %s', (line, size) => {
    expect(parseIngredientLine(line).size).toBe(size);
  });

  it('keeps an unknown ingredient as text', () => {
    expect(read('100 g granola')).toEqual([100, 'g', 'granola', null]);
    expect(read('Sauce:')).toEqual([null, null, 'Sauce:', null]);
    expect(read('')).toEqual([null, null, '', null]);
  });
});

it('reads the food after a strength stated for each drop', () => {
  expect(parseIngredientLine('3 drops of 400 IU each Vitamin D3 drops')).toMatchObject({
    quantity: 3,
    unit: 'drop',
    name: 'Vitamin D3 drops',
    ingredientId: 'vitamin-d3-drops',
  });
});
