import { describe, expect, it } from 'vitest';
import { furtherNames } from '../reference/food-aliases.ts';
import { INGREDIENT_DETAILS } from '../reference/ingredient-details.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { SUPPLEMENTS } from '../reference/supplements.ts';
import { findFood } from './find-food.ts';

const IDS = new Set([...INGREDIENTS, ...SUPPLEMENTS].map(({ id }) => id));

describe('the id of a food by its name', () => {
  it('finds every food and supplement by its id, and every alias of the table', () => {
    expect([...IDS].filter((id) => findFood(id) !== id)).toEqual([]);
    const lost = INGREDIENT_DETAILS.flatMap(({ id, aliases }) =>
      aliases.filter((alias) => findFood(alias) !== id).map((alias) => `${alias}: ${findFood(alias)}`),
    );
    expect(lost).toEqual([]);
  });

  it('knows further names only of foods that exist, and finds each', () => {
    const named = furtherNames().map(([, id]) => id);
    expect(named.filter((id) => !IDS.has(id))).toEqual([]);
    expect(furtherNames().filter(([name, id]) => findFood(name) !== id)).toEqual([]);
  });

  it.each([
    ['zucchini', 'courgette'],
    ['courgettes', 'courgette'],
    ['lean ground beef', 'beef-mince-lean'],
    ['minced lean beef', 'beef-mince-lean'],
    ['85% lean ground beef', 'beef-mince-15'],
    ['beets', 'beetroot'],
    ['shrimp', 'prawns-cooked'],
    ['canola oil', 'rapeseed-oil'],
    ['whole wheat flour', 'wholemeal-flour'],
    ['garbanzo beans', 'chickpeas-cooked'],
    ['chick peas', 'chickpeas-cooked'],
    ['linseed', 'flaxseed'],
    ['Brewer’s yeast', 'brewers-yeast'],
    ["lambs' livers", 'lamb-liver'],
    ['potatoes', 'potato-cooked'],
    ['blueberries', 'blueberries'],
    ['pumpkin purée', 'pumpkin-canned'],
    ['zinc', 'zinc-gluconate'],
    ['iodized salt', 'iodised-salt'],
    ['vitamin d3 drops', 'vitamin-d3-drops'],
  ])('knows %s in British, American, plural and accented words', (name, id) => {
    expect(findFood(name)).toBe(id);
  });

  it.each([
    ['organic free-range skinless chicken thigh fillets', 'chicken-thigh'],
    ['breast of chicken', 'chicken-breast'],
    ['Atlantic salmon fillets', 'salmon'],
    ['sardines in sunflower oil', 'sardines-oil'],
    ['light tuna packed in spring water', 'tuna-water'],
    ['peanut butter without salt', 'peanut-butter'],
    ['xylitol-free peanut butter', 'peanut-butter'],
    ['boneless and skinless chicken thighs', 'chicken-thigh'],
    ['cavolo nero or kale', 'kale'],
    ['fresh or frozen peas', 'peas'],
    ['sunflower seed oil', 'sunflower-oil'],
    ['diced turkey', 'turkey-breast'],
    ['turkey', 'turkey-mince-lean'],
  ])('takes the most specific food of %s', (name, id) => {
    expect(findFood(name)).toBe(id);
  });

  it.each([
    ['red onion', 'onion'],
    ['tofu', 'tofu-firm'],
    ['coconut milk', 'coconut-milk'],
    ['smoked salmon', 'salmon-smoked'],
    ['tuna in oil', 'tuna-light-oil'],
    ['tuna in brine', 'tuna-light-water-salted'],
    ['sardines in tomato sauce', 'sardines-tomato'],
    ['dried cranberries', 'cranberries-dried'],
    ['dried parsley', 'parsley-dried'],
    ['egg noodles', 'egg-noodles-cooked'],
    ['chicken skin', 'chicken-skin'],
    ['chicken thighs with skin', 'chicken-thigh-skin'],
    ['turkey bacon', 'turkey-bacon'],
    ['split peas', 'split-peas-cooked'],
    ['tuna steak', 'tuna-fresh'],
    ['beef stock cube', 'stock-cube-beef'],
    ['garlic powder', 'garlic-powder'],
    ['peas and carrots', 'peas-and-carrots-frozen'],
    ['calves’ liver', 'veal-liver'],
    ['whole-wheat pasta', 'pasta-wholewheat-cooked'],
    ['rump steak', 'beef-rump'],
    ['shin of beef', 'beef-shin'],
    ['heavy cream', 'cream-double'],
    ['2% milk', 'milk-semi-skimmed'],
    ['two percent milk, 2%', 'milk-semi-skimmed'],
    ['peppers', 'red-pepper'],
    ['pepper', 'black-pepper'],
    ['green capsicum', 'green-pepper'],
    ['extra lean beef mince (5% fat)', 'beef-mince-lean'],
  ])('finds %s, not a more common food of a similar name', (name, id) => {
    expect(findFood(name)).toBe(id);
  });

  it.each([
    ['spinich', 'spinach'],
    ['corgettes', 'courgette'],
    ['rasberries', 'raspberries'],
    ['parsly', 'parsley'],
    ['turky mince', 'turkey-mince-lean'],
    ['quinoah', 'quinoa-cooked'],
    ['mackeral', 'mackerel'],
    ['tomatoe', 'tomato'],
  ])('reads %s with one letter wrong', (name, id) => {
    expect(findFood(name)).toBe(id);
  });

  it.each(
    [
      'batter',
      'custard',
      'mutton',
      'toffee',
      'sherry',
      'fingers',
      'bitter',
      'buttery',
      'salty',
      'current',
    ].map((word) => [word]),
  )("does not take '%s' for a misspelt food", (word) => {
    expect(findFood(word)).toBeNull();
  });

  it.each(
    [
      ...['apple butter', 'shea butter', 'bone marrow', 'tomato leaves', 'rice pudding', 'chocolate milk'],
      ...[
        'peanut butter cookies',
        'strawberry yogurt',
        'vanilla yogurt',
        'salted peanut butter',
        'root beer',
      ],
      ...[
        'bone-in chicken thighs',
        'pumpkin seed oil',
        'vegan mince',
        'garlic bread',
        'oat milk',
        'fish pie',
      ],
      ...['salt and pepper', 'macaroni and cheese', 'fillet', 'boneless', '', '!!!', '½'],
    ].map((name) => [name]),
  )("knows that '%s' is not a food of the table", (name) => {
    expect(findFood(name)).toBeNull();
  });
});

describe('findFood', () => {
  it.each([
    ['brown rice', 'dry', 'rice-brown-dry'],
    ['brown rice', 'rinsed', 'rice-brown-dry'],
    ['brown rice', '', 'rice-brown-cooked'],
    ['pearl barley', 'uncooked', 'barley-dry'],
    ['rolled oats', 'cooked', 'oatmeal-cooked'],
    ['chicken breast', 'cooked and shredded', 'chicken-breast-cooked'],
    ['sweet potato', 'boiled and mashed', 'sweet-potato-cooked'],
    ['eggs', 'hard-boiled', 'egg-boiled'],
    ['eggs', 'yolks only', 'egg-yolk'],
    ['beef mince', '5% fat', 'beef-mince-lean'],
    ['turkey', 'diced', 'turkey-breast'],
    ['chickpeas', 'drained and rinsed', 'chickpeas-cooked'],
  ])('reads the state of %s, %s', (name, preparation, id) => {
    expect(findFood(name, preparation)).toBe(id);
  });

  it('takes cooking after the comma for a later step on raw meat, and before the name for its state', () => {
    expect(findFood('lean beef mince', 'browned')).toBe('beef-mince-lean');
    expect(findFood('browned beef mince')).toBe('beef-mince-cooked');
    expect(findFood('chicken thighs', 'patted dry and roasted')).toBe('chicken-thigh');
  });

  it('takes the dry row of a pulse or of pasta, and no food if the table has only the cooked row', () => {
    expect(findFood('dry lentils')).toBe('lentils-dry');
    expect(findFood('lentils', 'dry')).toBe('lentils-dry');
    expect(findFood('uncooked pasta')).toBe('pasta-dry');
    expect(findFood('dried black beans')).toBeNull();
    expect(findFood('tinned lentils', 'rinsed')).toBe('lentils-cooked');
  });

  it('takes the tinned food if the table has one', () => {
    expect(findFood('canned pumpkin')).toBe('pumpkin-canned');
    expect(findFood('tinned salmon')).toBe('salmon-canned');
    expect(findFood('tinned mackerel')).toBe('mackerel-tinned');
    expect(findFood('tinned haddock')).toBeNull();
  });
});
