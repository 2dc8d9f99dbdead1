import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe/recipe.ts';
import { chickenRecipe, recipesOf } from './plan-rows.test-support.ts';
import { haveText, shoppingList } from './shopping-list.ts';

const line = (ingredientId: string | null, grams: number, metric = `${grams} g ${ingredientId}`) => ({
  ingredientId,
  grams,
  metric,
  us: metric,
});
const recipe = (id: number, changes: Partial<Recipe>) => chickenRecipe({ id, ...changes });
const batch = (recipeId: number, batches: number) => ({ recipeId, batches, grams: 0, energyKcal: 0 });
const list = (recipes: Recipe[], ...batches: ReturnType<typeof batch>[]) =>
  shoppingList(batches, recipesOf(...recipes)).map(({ name, neededWords, buyWords }) => [
    name,
    neededWords,
    buyWords,
  ]);

describe('the shopping list', () => {
  it('counts what is at home already, one piece in the singular', () => {
    const sold = { kind: 'piece', pieceGrams: 100, one: 'banana', many: 'bananas', atATime: 1 } as const;
    expect([100, 200].map((grams) => haveText(grams, sold))).toEqual(['1 banana', '2 bananas']);
  });

  it('merges the needs of several recipes and rounds up to shop sizes', () => {
    const recipes = [
      recipe(1, { ingredientLines: [line('chicken-breast', 1000), line('rice-brown-dry', 250)] }),
      recipe(2, { ingredientLines: [line('rice-brown-dry', 200)] }),
    ];
    // 1.5 × 1000 g; 1.5 × 250 + 2 × 200 = 775 g
    expect(list(recipes, batch(1, 1.5), batch(2, 2))).toEqual([
      ['Chicken breast, skinless', '1.5 kg', '1.5 kg'],
      ['Brown rice', '775 g', '1 kg bag'],
    ]);
  });

  it('has the premix that the owner chose, instead of the recipe’s supplements', () => {
    const premix = { species: 'dog', name: 'Base', per: '100g', scoopGrams: null, holds: {} } as const;
    const supplemented = recipe(1, {
      ingredientLines: [line('carrot', 120)],
      supplements: [{ id: 'eggshell-powder', grams: 10, dose: '2 level tsp (10 g)' }],
    });
    const items = shoppingList(
      [batch(1, 2)],
      recipesOf(supplemented),
      'metric',
      new Map([[1, { premix, grams: 7 }]]),
    );
    expect(
      items.map(({ name, aisle, neededWords, buyWords, costGbp }) => [
        name,
        aisle,
        neededWords,
        buyWords,
        costGbp,
      ]),
    ).toEqual([
      ['Carrot', 'produce', '240 g', '300 g', expect.any(Number)],
      ['Base', 'supplements', '14 g', '14 g', null],
    ]);
  });

  it('buys raw for cooked, whole eggs for yolks, and no water', () => {
    const cooked = recipe(1, {
      ingredientLines: [
        line('rice-brown-cooked', 1000),
        line('rice-brown-dry', 200),
        line('egg-yolk', 68),
        line('water', 1400),
        line('potato-cooked', 400),
      ],
    });
    // 1000 × 0.4 + 200 = 600 g; four yolks of 17 g are four eggs (68 × 50 / 17 = 200 g); 400 × 1.25 = 500 g
    expect(list([cooked], batch(1, 1))).toEqual([
      ['Potatoes', '500 g', '500 g'],
      ['Eggs', '4 eggs', '6 eggs'],
      ['Brown rice', '600 g', '1 kg bag'],
    ]);
  });

  it('has the supplements of the recipes, counted as they are taken', () => {
    const supplemented = recipe(1, {
      ingredientLines: [line('carrot', 120)],
      supplements: [
        { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets' },
        { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
        { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
      ],
    });
    expect(list([supplemented], batch(1, 2))).toEqual([
      ['Carrot', '240 g', '300 g'],
      ['Eggshell powder', '3 level tsp', '250 g tub'],
      ['Kelp tablets, 150 µg iodine', '9 tablets', 'bottle of 200'],
      ['Vitamin D3 drops, 400 IU a drop', '2 drops', 'bottle of 300 drops'],
    ]);
  });

  it('states needs as a kitchen would, and purchases as shops sell', () => {
    const recipes = [
      recipe(1, {
        ingredientLines: [line('chicken-liver', 10), line('carrot', 310)],
        supplements: [{ id: 'kelp-tablet', grams: 1.5, dose: '5 tablets' }],
      }),
    ];
    // 11.6 g of livers, 359.6 g of carrots; 1.16 × 5 tablets are measured as 6.
    expect(list(recipes, batch(1, 1.16))).toEqual([
      ['Chicken livers', '12 g', '225 g pot'],
      ['Carrot', '360 g', '400 g'],
      ['Kelp tablets, 150 µg iodine', '6 tablets', 'bottle of 200'],
    ]);
  });

  it('rounds up half tablets: 42 1/2 are 43', () => {
    const half = recipe(1, {
      ingredientLines: [line('carrot', 100)],
      supplements: [{ id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets' }],
    });
    expect(list([half], batch(1, 17))[1]).toEqual([
      'Kelp tablets, 150 µg iodine',
      '43 tablets',
      'bottle of 200',
    ]);
  });

  it('keeps the form of the lines in American units: 1.5 × 1 1/3 cups are 2', () => {
    const rice = { ...line('rice-brown-dry', 250), us: '1 1/3 cups brown rice' };
    const beef = { ...line('beef-mince-lean', 454), us: '1 lb lean ground beef' };
    const recipes = recipesOf(recipe(1, { ingredientLines: [rice, beef] }));
    const needed = shoppingList([batch(1, 1.5)], recipes, 'us').map((item) => item.neededWords);
    expect(needed).toEqual(expect.arrayContaining(['2 cups', '1 1/2 lb'])); // 681 g
  });

  it('counts whole drops per batch, as cook mode does', () => {
    const drops = (id: number) =>
      recipe(id, {
        ingredientLines: [line('carrot', 120)],
        supplements: [{ id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' }],
      });
    const needed = (...batches: ReturnType<typeof batch>[]) =>
      shoppingList(batches, recipesOf(drops(1), drops(2))).find(({ id }) => id === 'vitamin-d3-drops')
        ?.neededWords;
    // Drops are always rounded down, since too much vitamin D is toxic.
    expect(needed(batch(1, 1.62))).toBe('1 drop');
    expect(needed(batch(1, 1.62), batch(2, 1.62))).toBe('2 drops');
    expect(needed(batch(1, 0.6))).toBeUndefined();
  });

  it('lists a food missing from the tables under its own words', () => {
    const strange = recipe(1, { ingredientLines: [line(null, 1, '1 g organic dried catnip (1 tsp)')] });
    expect(list([strange], batch(1, 1))).toEqual([['Organic dried catnip', '1 g', '10 g']]);
  });

  it('prices what is bought, not what is needed', () => {
    const [chicken, kelp] = shoppingList(
      [batch(1, 1.55)],
      recipesOf(recipe(1, { supplements: [{ id: 'kelp-tablet', grams: 0.3, dose: '1 tablet' }] })),
    );
    expect(chicken?.costGbp).toBeCloseTo(11.2); // 1.6 kg at £7.00
    expect(kelp?.costGbp).toBeCloseTo(6); // a bottle of 200
  });
});
