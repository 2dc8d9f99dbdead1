import { describe, expect, it } from 'vitest';
import { exactCount, exactGrams, householdCount } from './scaled-amount.ts';
import { scaledLine } from './scaled-line.ts';
import { scaledSupplement } from './scaled-supplement.ts';

const line = (ingredientId: string | null, grams: number, metric: string, us: string) => ({
  ingredientId,
  grams,
  metric,
  us,
});

describe('an ingredient line for a batch', () => {
  const chicken = line(
    'chicken-thigh',
    700,
    '700 g skinless chicken thigh, diced',
    '1 1/2 lb skinless chicken thigh, diced',
  );

  const rice = line('rice-brown-dry', 250, '250 g brown rice, dry', '1 1/3 cups brown rice, dry');
  const egg = line('egg', 50, '1 egg (50 g), beaten', '1 egg (1 3/4 oz), beaten');

  it('is exact to the gram, with the name and how it is prepared', () => {
    expect(scaledLine(chicken, 1.83, 'metric')).toEqual({
      name: 'Skinless chicken thigh, diced',
      amount: '1,281 g',
      weight: null,
    });
  });

  it('as written has the words of the recipe, in either system of units', () => {
    expect(scaledLine(rice, 1, 'metric').amount).toBe('250 g');
    expect(scaledLine(rice, 1, 'us')).toEqual({
      name: 'Brown rice, dry',
      amount: '1 1/3 cups',
      weight: '250 g',
    });
    expect(scaledLine(egg, 1, 'us')).toMatchObject({ name: 'Egg, beaten', amount: '1 (1 3/4 oz)' });
  });

  it('stays in the form of the line: 1.5 × 1 1/3 cups are 2, and 1050 g 2 lb 5 oz', () => {
    expect(scaledLine(rice, 1.5, 'us')).toMatchObject({ amount: '2 cups', weight: '375 g' });
    expect(scaledLine(chicken, 1.5, 'us')).toMatchObject({ amount: '2 lb 5 oz', weight: '1,050 g' });
  });

  it('counts eggs in halves, and gives only the weight otherwise', () => {
    expect(scaledLine(egg, 3, 'metric')).toEqual({ name: 'Egg, beaten', amount: '3 (150 g)', weight: null });
    expect(scaledLine(egg, 1.5, 'metric').amount).toBe('1 1/2 (75 g)');
    expect(scaledLine(egg, 1.25, 'metric').amount).toBe('63 g');
  });

  it('scales spoons beside a weight to sensible fractions: half of 2 tsp is 1 tsp, 0.29 of it is not measurable', () => {
    const oil = line('sunflower-oil', 9, '9 g sunflower oil (2 tsp)', '2 tsp sunflower oil');
    expect(scaledLine(oil, 0.5, 'metric')).toEqual({
      name: 'Sunflower oil (1 tsp)',
      amount: '4.5 g',
      weight: null,
    });
    expect(scaledLine(oil, 0.29, 'metric').name).toBe('Sunflower oil');
    expect(scaledLine(oil, 0.5, 'us')).toEqual({ name: 'Sunflower oil', amount: '1 tsp', weight: '4.5 g' });
  });

  it('keeps millilitres for liquids measured by the jug', () => {
    const stock = line(
      'chicken-broth',
      300,
      '300 ml chicken stock (meat and water only)',
      '1 1/4 cups chicken stock',
    );
    expect(scaledLine(stock, 1.5, 'metric')).toEqual({
      name: 'Chicken stock (meat and water only)',
      amount: '450 ml',
      weight: null,
    });
  });

  it('has millilitres beside cups of liquids measured by the jug: 1.5 × 800 are 1,200, 5.07 cups', () => {
    const water = line('water', 800, '800 ml water', '3 1/3 cups water');
    expect(scaledLine(water, 1.5, 'us')).toEqual({ name: 'Water', amount: '5 cups', weight: '1,200 ml' });
  });

  it('scales amounts in brackets: 2 small tins are 3, 270 g dry are 405', () => {
    const tins = line('sardines', 180, '180 g sardines in spring water, drained (2 small tins)', '');
    expect(scaledLine(tins, 1.5, 'metric').name).toBe('Sardines in spring water, drained (3 small tins)');
    const pasta = line('pasta', 600, '600 g cooked pasta, drained (about 270 g dry)', '');
    expect(scaledLine(pasta, 1.5, 'metric').name).toBe('Cooked pasta, drained (about 405 g dry)');
  });

  it('accepts a food that is in no table', () => {
    expect(scaledLine(line(null, 250, '250 g samphire', '9 oz samphire'), 2, 'metric')).toEqual({
      name: 'Samphire',
      amount: '500 g',
      weight: null,
    });
  });
});

describe('a supplement for a batch', () => {
  it('is in whole steps, and says what rounding changes: 6 3/4 tablets are 6 1/2, 4% less', () => {
    const kelp = { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' };
    expect(scaledSupplement(kelp, 1.5)).toEqual({
      id: 'kelp-tablet',
      name: 'Kelp',
      amount: '6 1/2 tablets',
      weight: null,
      handling: '150 µg iodine each, crushed',
      grams: expect.closeTo(1.95, 6),
      caution: 'Rounded to what can be measured: 4% less than the recipe asks.',
    });
  });

  it('counts one and several in words', () => {
    const one = { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' };
    expect(scaledSupplement(one, 2)).toMatchObject({
      amount: '2 tablets',
      handling: '15 mg zinc each, crushed',
      caution: null,
    });
    const two = { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' };
    expect(scaledSupplement(two, 0.5)).toMatchObject({
      amount: '1 capsule',
      handling: '500 mg taurine, opened',
    });
  });

  it('measures powder in parts of a level teaspoon, with the grams of that spoon: 0.555 tsp are 1/2', () => {
    const shell = { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' };
    expect(scaledSupplement(shell, 1.5)).toMatchObject({ amount: '2 1/4 level tsp', weight: '12.5 g' });
    // 8.3 × 0.37 = 3.07 g × (0.5 / 0.555) = 2.77 g
    expect(scaledSupplement(shell, 0.37)).toMatchObject({
      amount: '1/2 level tsp',
      weight: '2.77 g',
      caution: 'Rounded to what can be measured: 10% less than the recipe asks.',
    });
  });

  it('counts what was written in grams, and weighs what has no form: 0.488 g of kelp are 1 1/2 tablets', () => {
    expect(scaledSupplement({ id: 'kelp-tablet', grams: 0.488, dose: '0.488 g' }, 1)).toMatchObject({
      amount: '1 1/2 tablets',
      weight: null,
      handling: '150 µg iodine each',
    });
    const liver = { id: 'chicken-liver', grams: 30, dose: '30 g, cooked with the rest' };
    expect(scaledSupplement(liver, 1.41)).toMatchObject({
      amount: '42.3 g',
      weight: null,
      handling: 'cooked with the rest',
    });
  });

  it('leaves out what a kitchen scale doesn’t show, and says what rounding to a tenth changes', () => {
    const kelp = { id: 'kelp-powder', grams: 0.5, dose: '0.5 g' };
    expect(scaledSupplement(kelp, 0.1)).toMatchObject({
      amount: 'Leave out',
      grams: 0,
      caution: 'Less than 0.1 g cannot be measured: leave it out, or cook more at once.',
    });
    expect(scaledSupplement(kelp, 0.5)).toMatchObject({
      amount: '200 mg',
      caution: 'Rounded to what can be measured: 20% less than the recipe asks.',
    });
  });

  it('rounds drops down and leaves out less than a step: too much vitamin D is toxic', () => {
    const drops = { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' };
    expect(scaledSupplement(drops, 2)).toMatchObject({
      amount: '2 drops',
      handling: '400 IU each',
      caution: null,
    });
    expect(scaledSupplement(drops, 1.62)).toMatchObject({
      amount: '1 drop',
      weight: null,
      caution: 'Give 1, not 2: too much vitamin D is toxic.',
    });
    expect(scaledSupplement(drops, 0.5)).toMatchObject({
      amount: 'Leave out',
      grams: 0,
      caution: 'Less than a drop cannot be measured: leave it out, or cook more at once.',
    });
  });
});

describe('amounts', () => {
  it('are exact for a scale: grams from 50 up, tenths from 1, and less is below its resolution', () => {
    expect([1275.4, 13.5, 4.46, 0.2093].map(exactGrams)).toEqual(['1,275 g', '13.5 g', '4.5 g', 'under 1 g']);
  });

  it('are given in household measures only if one is close', () => {
    expect([0.5, 2.26, 0.66, 1.13].map(householdCount)).toEqual(['1/2', '2 1/4', '2/3', null]);
    expect([6.75, 2.3, 0.125].map(exactCount)).toEqual(['6 3/4', '2.3', '1/8']);
  });
});
