import { describe, expect, it } from 'vitest';
import { supplementCosts } from './cost-breakdown.ts';

const kelp = { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' };
const zinc = { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' };
const shell = { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' };

describe('supplementCosts', () => {
  it('is the price of the doses, and of the packs they come from', () => {
    const costs = supplementCosts({ supplements: [kelp, zinc, shell] });
    expect(costs?.lines.map(({ id, batchGbp }) => [id, batchGbp])).toEqual([
      ['kelp-tablet', expect.closeTo(0.09, 10)], // 3 of 200 for £6.00
      ['zinc-gluconate', expect.closeTo(0.12, 10)], // 2 of 100 for £6.00
      ['eggshell-powder', expect.closeTo(0.165, 10)], // 5.5 of 250 g for £7.50
    ]);
    expect(costs?.batchGbp).toBeCloseTo(0.375, 10);
    expect(costs).toMatchObject({ packs: 3, firstShopGbp: 19.5 });
  });

  it('buys a second pack where one does not last for the batch: 61 capsules of 60', () => {
    const taurine = { id: 'taurine-powder', grams: 30.5, dose: '61 capsules' };
    expect(supplementCosts({ supplements: [taurine] })).toMatchObject({ packs: 2, firstShopGbp: 13.2 });
    // 60 capsules, with the floating-point noise of 0.1 × 300 g.
    const whole = { ...taurine, grams: 0.1 * 300 };
    expect(supplementCosts({ supplements: [whole] })).toMatchObject({ packs: 1, firstShopGbp: 6.6 });
  });

  it('buys one pack for two lines of a supplement', () => {
    expect(supplementCosts({ supplements: [kelp, kelp] })).toMatchObject({ packs: 1, firstShopGbp: 6 });
  });

  it('is null without a supplement that has a pack', () => {
    expect(supplementCosts({ supplements: [] })).toBeNull();
    expect(supplementCosts({ supplements: [{ id: 'moon-dust', grams: 1, dose: '1 g' }] })).toBeNull();
  });
});
