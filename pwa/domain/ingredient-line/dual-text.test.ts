import { describe, expect, it } from 'vitest';
import { mixedNumber, nearMixedNumber, roundAmount } from '../units/format-quantity.ts';
import { usMassText, usVolume } from '../units/us-measures.ts';
import { dualText, inAmericanWords, inBritishWords, type WeighedFood } from './dual-text.ts';

const dual = (
  ingredientId: WeighedFood['ingredientId'],
  grams: number,
  name: string,
  preparation: string | null = null,
) => Object.values(dualText({ ingredientId, grams, name, preparation }));

describe('dualText', () => {
  // At the end of some rows: the American amount in g or ml; of the stock, its volume before rounding.
  it.each<[WeighedFood['ingredientId'], number, string, string, string]>([
    ['beef-mince-lean', 226.8, 'lean beef mince', '225 g lean beef mince', '8 oz lean ground beef'],
    ['beef-mince-lean', 453.6, 'lean ground beef', '450 g lean beef mince', '1 lb lean ground beef'],
    ['chicken-breast', 500, 'chicken breast', '500 g chicken breast', '1 lb 1 1/2 oz chicken breast'], // 496.1 g
    ['courgette', 100, 'courgette', '100 g courgette', '3 1/2 oz zucchini'], // 99.2 g
    ['beef-liver', 40, 'ox liver', '40 g ox liver', '1 3/8 oz (40 g) beef liver'], // 39.0 g alone
    ['beef-liver', 12, 'ox liver', '12 g ox liver', '12 g beef liver'],
    ['water', 180, 'water', '180 ml water', '3/4 cup (180 ml) water'], // 177.4 ml alone
    ['water', 473, 'water', '475 ml water', '2 cups water'],
    ['chicken-broth', 250, 'chicken stock', '245 ml chicken stock', '1 cup (245 ml) chicken stock'], // 246.5 ml
    ['sunflower-oil', 27.2, 'sunflower oil', '27 g sunflower oil', '2 tbsp sunflower oil'],
    [
      'rice-brown-cooked',
      292.4,
      'cooked brown rice',
      '290 g cooked brown rice',
      '1 1/2 cups cooked brown rice',
    ],
    ['salmon-oil', 25, 'salmon oil', '25 g salmon oil', '2 tbsp (25 g) salmon oil'],
    ['coconut-oil', 12, 'coconut oil', '12 g coconut oil', '2 1/2 tsp (12 g) coconut oil'],
    ['olive-oil', 60, 'olive oil', '60 g olive oil', '1/4 cup (60 g) olive oil'],
    ['goat-milk', 100, "goat's milk", "97 ml goat's milk", "6 1/2 tbsp (97 ml) goat's milk"],
    ['eggshell-powder', 5.52, 'eggshell powder', '5.5 g eggshell powder', '1 tsp eggshell powder'],
    ['turmeric', 1.2, 'turmeric', '1.2 g turmeric', '1/2 tsp (1.2 g) turmeric'],
    ['egg', 100, 'egg', '2 eggs (100 g)', '2 eggs (3 1/2 oz)'],
    ['egg', 50, 'egg', '1 egg (50 g)', '1 egg (1 3/4 oz)'],
    [null, 1500, 'mystery', '1.5 kg mystery', '3 lb 5 oz mystery'], // 1502.5 g
  ])('%s, %f g of %s', (id, grams, name, metric, us) => {
    expect(dual(id, grams, name)).toEqual([metric, us]);
  });

  it('keeps the preparation after the food', () => {
    expect(dual('egg', 100, 'eggs', 'beaten')).toEqual([
      '2 eggs (100 g), beaten',
      '2 eggs (3 1/2 oz), beaten',
    ]);
    expect(dual('salmon-canned', 213, 'pink salmon', '1 tin')).toEqual([
      '213 g pink salmon, 1 tin',
      '7 1/2 oz pink salmon, 1 can',
    ]);
  });
});

describe('the roundings', () => {
  it('are the coarsest within 0.9%', () => {
    expect([454, 226.8, 85.05, 3.61, 0.1045, 1234].map(roundAmount)).toEqual([
      450, 225, 85, 3.6, 0.105, 1225,
    ]);
  });

  it('write mixed numbers', () => {
    expect([mixedNumber(1.25, 4), mixedNumber(0.5, 2), mixedNumber(2, 8), mixedNumber(0.66, 3)]).toEqual([
      '1 1/4',
      '1/2',
      '2',
      '2/3',
    ]);
    expect(nearMixedNumber(1.333, [1, 2, 3])).toBe('1 1/3');
    expect(nearMixedNumber(1.4, [1, 2])).toBeNull();
  });

  it('weigh in US units: quarter pounds, pounds and ounces, ounces', () => {
    expect([567, 680.4, 595.3, 85.05, 7.6].map(usMassText)).toEqual([
      '1 1/4 lb',
      '1 1/2 lb',
      '1 lb 5 oz',
      '3 oz',
      '7.6 g',
    ]);
  });

  it('measure in US units: cups, tablespoons, teaspoons, a pinch', () => {
    expect([236.588, 78.86, 29.57, 4.93, 1.232, 0.3, 157.7].map((ml) => usVolume(ml).text)).toEqual([
      ...['1 cup', '1/3 cup', '2 tbsp', '1 tsp', '1/4 tsp', '1 pinch', '2/3 cup'],
    ]);
  });
});

describe('British and American words', () => {
  it('replace each other in both directions', () => {
    expect(inAmericanWords('lean beef mince, courgettes, tinned prawns, ox heart')).toBe(
      'lean ground beef, zucchini, canned shrimp, beef heart',
    );
    expect(inBritishWords('ground turkey, zucchini, 1 can shrimp, whole wheat flour')).toBe(
      'turkey mince, courgette, 1 tin prawns, wholemeal flour',
    );
    expect(inBritishWords('1 (15 oz) can pumpkin or a 15oz can, half a can of tuna, 2 cans')).toBe(
      '1 (15 oz) tin pumpkin or a 15oz tin, half a tin of tuna, 2 tins',
    );
  });

  it.each(['green beans (can be frozen)', 'beef mince, you can use turkey', 'peas (frozen) can be used'])(
    'leave the verb “can” as it is: %s',
    (text) => {
      expect(inBritishWords(text)).toBe(text);
    },
  );
});
