import { describe, expect, it } from 'vitest';
import { batchLines, costSlices } from './cost-block.tsx';

const line = (name: string, costGbp: number | null) => ({
  key: name,
  name,
  grams: 1,
  energyKcal: 0,
  costGbp,
});

describe('batchLines', () => {
  it('takes energy and price from the ingredient table', () => {
    const [beef] = batchLines({
      ingredientLines: [
        { ingredientId: 'beef-mince-lean', grams: 200, metric: '200 g beef', us: '7 oz beef' },
      ],
      supplements: [],
    });
    // At 137 kcal per 100 g and £10.40 a kg.
    expect(beef).toMatchObject({ name: 'Lean beef mince (5% fat)', grams: 200, energyKcal: 274 });
    expect(beef?.costGbp).toBeCloseTo(2.08, 6);
  });

  it('keeps a food that is not in the table without figures, as typed', () => {
    const lines = batchLines({
      ingredientLines: [{ ingredientId: null, grams: 50, metric: '50 g samphire', us: '1.8 oz samphire' }],
      supplements: [],
    });
    expect(lines).toEqual([
      { key: 'food-0', name: '50 g samphire', grams: 50, dose: null, energyKcal: null, costGbp: null },
    ]);
  });

  it('puts supplements after the foods under their plain names', () => {
    const lines = batchLines({
      ingredientLines: [{ ingredientId: null, grams: 50, metric: '50 g samphire', us: '1.8 oz samphire' }],
      supplements: [{ id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp' }],
    });
    expect(lines.map((entry) => entry.name)).toEqual(['50 g samphire', 'Eggshell powder']);
  });
});

describe('costSlices', () => {
  it('names the three most expensive and adds up the rest', () => {
    const lines = [line('a', 1), line('b', 4), line('c', 3), line('d', 0.5), line('e', 2), line('f', null)];
    expect(costSlices(lines).map(({ name, costGbp }) => [name, costGbp])).toEqual([
      ['b', 4],
      ['c', 3],
      ['e', 2],
      ['Everything else', 1.5],
    ]);
  });

  it('names all lines if there are only four', () => {
    expect(costSlices([line('a', 1), line('b', 2), line('c', 3), line('d', 4)])).toHaveLength(4);
  });
});
