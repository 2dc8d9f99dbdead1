import { describe, expect, it } from 'vitest';
import { recipeCostGbp } from './cost.ts';
import { costBreakdown, costPerDayGbp } from './cost-breakdown.ts';

const line = (ingredientId: string | null, grams: number) => ({
  ingredientId,
  grams,
  metric: `${grams} g samphire`,
  us: 'x',
});

/**
 * 500 g chicken breast at 7.00/kg and 120 kcal per 100 g; 300 g samphire, which no table knows;
 * 10 g eggshell powder of 250 g for 7.50; a kelp tablet of 200 for 6.00.
 */
const recipe = {
  ingredientLines: [line('chicken-breast', 500), line(null, 300)],
  supplements: [
    { id: 'eggshell-powder', grams: 10, dose: '2 tsp' },
    { id: 'kelp-tablet', grams: 0.3, dose: '1 tablet' },
  ],
  servings: 4,
  cookedWeightGrams: 700,
};

describe('costBreakdown', () => {
  const cost = costBreakdown(recipe);

  it('lists every line with its weight and its price, if any', () => {
    expect(cost.lines.map(({ name, grams, costGbp }) => [name, grams, costGbp])).toEqual([
      ['Chicken breast, skinless', 500, 3.5],
      ['300 g samphire', 300, null],
      ['Eggshell powder', 10, expect.closeTo(0.3, 10)],
      ['Kelp', 0.3, expect.closeTo(0.03, 10)],
    ]);
  });

  it('sums the priced lines: 3.83 a batch, 0.9575 a serving, 0.33 of it for supplements', () => {
    expect(cost.batchGbp).toBeCloseTo(3.83, 10);
    expect(cost.perServingGbp).toBeCloseTo(0.9575, 10);
    const supplements = cost.lines.filter(({ kind }) => kind === 'supplement');
    expect(supplements.reduce((sum, { costGbp }) => sum + (costGbp ?? 0), 0)).toBeCloseTo(0.33, 10);
  });

  it('is 6.38 per 1000 kcal and 3.83 for a day of 600 kcal', () => {
    expect(cost.per1000KcalGbp).toBeCloseTo(3.83 / 0.6, 10); // 500 g × 1.2 = 600 kcal
    expect(costPerDayGbp(cost, 600)).toBeCloseTo(3.83, 10);
  });

  it('gives the share of the weight with a price and names the rest', () => {
    expect(cost.pricedShare).toBeCloseTo(510.3 / 810.3, 10);
    expect(cost.unpriced).toEqual(['300 g samphire']);
  });

  it('counts the lines with a price: three of four, the light kelp tablet included, the samphire not', () => {
    expect(cost).toMatchObject({ boughtLines: 4, pricedLines: 3 });
    const whole = costBreakdown({ ...recipe, ingredientLines: [line('chicken-breast', 500)] });
    expect(whole.pricedShare).toBe(1);
    expect(whole).toMatchObject({ boughtLines: 3, pricedLines: 3 });
  });

  it('counts a line of unknown weight as one of average weight', () => {
    const lines = [line('chicken-breast', 500), line('carrot', 100), line(null, 0)];
    const vague = costBreakdown({ ...recipe, ingredientLines: lines, supplements: [] });
    expect(vague.pricedShare).toBeCloseTo(2 / 3, 10); // 600 g of 600 + 300
    expect(costBreakdown({ ...recipe, ingredientLines: [line(null, 0)], supplements: [] }).pricedShare).toBe(
      0,
    );
  });

  it('does not count water as priced', () => {
    const soup = costBreakdown({
      ...recipe,
      ingredientLines: [...recipe.ingredientLines, line('water', 900)],
    });
    expect(soup.pricedShare).toBeCloseTo(510.3 / 810.3, 10);
    expect(soup.boughtLines).toBe(4);
  });

  it('agrees with the cost on the cards', () => {
    expect(cost.batchGbp).toBeCloseTo(recipeCostGbp(recipe).batchGbp ?? 0, 10);
  });

  it('is unknown if no food has a price, even if a supplement has one', () => {
    const unknown = costBreakdown({ ...recipe, ingredientLines: [line(null, 300)] });
    expect(unknown).toMatchObject({ batchGbp: null, perServingGbp: null, per1000KcalGbp: null });
    expect(costPerDayGbp(unknown, 600)).toBeNull();
  });

  it('has no price per energy if the energy is unknown', () => {
    // Water costs nothing and has no energy.
    const broth = costBreakdown({ ...recipe, ingredientLines: [line('water', 300)], supplements: [] });
    expect(broth.per1000KcalGbp).toBeNull();
    expect(broth.pricedShare).toBe(1);
  });
});
