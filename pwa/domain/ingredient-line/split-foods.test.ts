import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { splitFoods } from './split-foods.ts';

describe('splitFoods', () => {
  it.each<[string, string[]]>([
    ['1 lb ground beef, 1 cup rice, 1/2 cup peas', ['1 lb ground beef', '1 cup rice', '1/2 cup peas']],
    ['200g chicken, 100g rice and 50g peas', ['200g chicken', '100g rice', '50g peas']],
    ['3 eggs, 50 g cottage cheese', ['3 eggs', '50 g cottage cheese']],
    ['2 eggs plus 1 yolk', ['2 eggs', '1 yolk']],
    ['3 eggs plus 1 white', ['3 eggs', '1 egg white']],
    ['1 egg + 1 egg white', ['1 egg', '1 egg white']],
    ['200 g rice plus 100 g peas', ['200 g rice', '100 g peas']],
    ['1 tbsp salmon oil & 1 tsp kelp powder', ['1 tbsp salmon oil', '1 tsp kelp powder']],
    ['2 cups broth; 1 cup oats', ['2 cups broth', '1 cup oats']],
    ['a pound of liver with half a pound of kidney', ['a pound of liver', 'half a pound of kidney']],
    ['1 carrot, 1 apple and a handful of kale', ['1 carrot', '1 apple', 'a handful of kale']],
    ['500 g chicken breast, rice, carrots', ['500 g chicken breast', 'rice', 'carrots']],
    ['500g each beef mince and pork mince, browned', ['500g beef mince', '500g pork mince']],
    ['1 tin sardines / 100 g rice', ['1 tin sardines', '100 g rice']],
    ['chicken thighs, rice, peas', ['chicken thighs', 'rice', 'peas']],
    ['300 g beef mince, 100 g dragonfruit', ['300 g beef mince', '100 g dragonfruit']],
    ['500 g cod, diced, 2 carrots, grated', ['500 g cod, diced', '2 carrots, grated']],
    // As one unknown mixture they would turn every shortage into 'unknown'; as two foods both are known.
    ['salt and pepper to taste', ['salt to taste', 'pepper to taste']],
    ['salt & pepper', ['salt', 'pepper']],
    ['1 pinch each of salt and turmeric', ['1 pinch salt', '1 pinch turmeric']],
    ['1 cup each carrots, peas and rice', ['1 cup carrots', '1 cup peas', '1 cup rice']],
    ['carrots and peas, 100 g each', ['100 g carrots', '100 g peas']],
    ['chicken, rice and carrots', ['chicken', 'rice', 'carrots']],
    ['fresh parsley and mint, chopped', ['fresh parsley', 'mint']],
  ])('splits %s', (line, parts) => {
    expect(splitFoods(line)).toEqual(parts);
  });

  it.each([
    'carrots, peeled and diced',
    'peas and carrots',
    '1 cup broccoli, or use cauliflower',
    '500 g / 1 lb 2 oz beef mince',
    'chicken breast, skin removed, 200 g',
    '200 g peas and carrots',
    'half a cup of peas and carrots',
    'a cup of rice and peas',
    '⅛ tsp salt and pepper',
    '1 1 / 2 cups oats',
    '2 lb boneless, skinless chicken thighs',
    '1 lb beef mince, browned, 20 minutes',
    'oil, olive, 1 tbsp',
    'squash, butternut, 200 g',
    'beef mince, lean, 500 g',
    '400 g tin chickpeas, drained, 240 g drained weight',
    '1 cup plus 2 tbsp oats',
    '2 lb 4 oz beef mince',
    '500 g/1 lb 2 oz lamb mince',
    'Zinc: 2 tablets, 15 mg zinc each',
    '2 eggs (100 g), beaten',
    '1 cup rice (2 cups water)',
    '500 g carrots, cut into 2 cm pieces',
    '2 cups water or chicken broth',
    'sardines in water, 120g tin, 84g drained',
    '1 butternut squash, half of it',
    'fresh or frozen green beans, 200 g',
    '300g cod, plus extra to serve',
    '100 g yogurt, plain, low fat',
    '4 chicken thighs, 125 g each',
    '2-3 carrots, chopped, and their tops',
    'turkey mince, 2 x 500g',
    '1 tbsp parsley, optional',
    '',
  ])('leaves %s whole', (line) => {
    expect(splitFoods(line)).toEqual(line === '' ? [] : [line]);
  });

  it.each([', 1 g a', ' and 1 egg', ';', '+ ', '(', ',', ' plus 1'])(
    'is quick with 100,000 characters of %j',
    (part) => {
      const line = `1 egg${part.repeat(100_000 / part.length)}`;
      expect(processorMs(() => splitFoods(line))).toBeLessThan(60);
    },
  );
});
