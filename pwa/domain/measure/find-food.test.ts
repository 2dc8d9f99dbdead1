import { describe, expect, it } from 'vitest';
import { INGREDIENT_DETAILS } from '../reference/ingredient-details.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { SUPPLEMENTS } from '../reference/supplements.ts';
import { findFood, findFoodByName } from './find-food.ts';
import { COOKED_OF, furtherNames } from './food-aliases.ts';

const IDS = new Set([...INGREDIENTS, ...SUPPLEMENTS].map(({ id }) => id));

describe('findFoodByName', () => {
  it('finds every food and supplement by its id, and every alias of the table', () => {
    expect([...IDS].filter((id) => findFoodByName(id) !== id)).toEqual([]);
    const lost = INGREDIENT_DETAILS.flatMap(({ id, aliases }) =>
      aliases
        .filter((alias) => findFoodByName(alias) !== id)
        .map((alias) => `${alias}: ${findFoodByName(alias)}`),
    );
    expect(lost).toEqual([]);
  });

  it('names only foods that exist', () => {
    const named = [...furtherNames().map(([, id]) => id), ...Object.entries(COOKED_OF).flat()];
    expect(named.filter((id) => !IDS.has(id))).toEqual([]);
    expect(furtherNames().filter(([name, id]) => findFoodByName(name) !== id)).toEqual([]);
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
    expect(findFoodByName(name)).toBe(id);
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
    expect(findFoodByName(name)).toBe(id);
  });

  it.each(
    [
      ...['onion', 'red onion', 'tofu', 'apple juice', 'coconut milk', 'coconut water', 'almond butter'],
      ...[
        'peanut butter cookies',
        'strawberry yogurt',
        'vanilla yogurt',
        'smoked salmon',
        'salted peanut butter',
      ],
      ...['tuna in oil', 'tuna in brine', 'sardines in tomato sauce', 'dried cranberries', 'dried parsley'],
      ...[
        'egg noodles',
        'duck egg',
        'chicken skin',
        'chicken wings',
        'bone-in chicken thighs',
        'whole chicken',
      ],
      ...['pumpkin seed oil', 'pumpkin pie spice', 'turkey bacon', 'split peas', 'wild rice', 'tuna steak'],
      ...[
        'vegan mince',
        'chicken stock cube',
        'black beans',
        'butter beans',
        'black pepper',
        'garlic powder',
      ],
      ...['peas and carrots', 'salt and pepper', 'macaroni and cheese', 'fillet', 'boneless', '', '!!!', '½'],
    ].map((name) => [name]),
  )("knows that '%s' is not a food of the table", (name) => {
    expect(findFoodByName(name)).toBeNull();
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

  it('takes cooking after the comma for what happens to the raw meat, unless it says cooked', () => {
    expect(findFood('lean beef mince', 'browned')).toBe('beef-mince-lean');
    expect(findFood('browned beef mince')).toBe('beef-mince-cooked');
    expect(findFood('chicken thighs', 'patted dry and roasted')).toBe('chicken-thigh');
  });

  it('is null for a dry pulse or pasta that the table has only cooked, which weighs a third', () => {
    expect(findFood('dry lentils')).toBeNull();
    expect(findFood('lentils', 'dry')).toBeNull();
    expect(findFood('uncooked pasta')).toBeNull();
  });

  it('takes the tinned food where the table has one', () => {
    expect(findFood('canned pumpkin')).toBe('pumpkin-canned');
    expect(findFood('tinned salmon')).toBe('salmon-canned');
    expect(findFood('tinned mackerel')).toBeNull();
  });
});
