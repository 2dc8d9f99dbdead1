import { describe, expect, it } from 'vitest';
import { DOSE_FORMS, doseGrams, doseText } from './supplement-doses.ts';
import { findSupplement } from './supplements.ts';

const dose = (id: string, count: number) => {
  const form = DOSE_FORMS[id];
  if (form === undefined) throw new Error(`No dose of ${id}`);
  return { grams: doseGrams(form, count), text: doseText(id, form, count) };
};

describe('doses', () => {
  it.each([
    ['eggshell-powder', 1.25, 6.9, '1 1/4 level tsp (6.9 g)'], // 1.25 × 5.5 = 6.875
    ['iodised-salt', 0.375, 2.25, '3/8 level tsp (2.25 g)'],
    ['iodised-salt', 0.625, 3.75, '5/8 level tsp (3.75 g)'], // 3.8 would exceed a cap of 3.75
    ['kelp-tablet', 1, 0.3, '1 tablet, 150 µg iodine, crushed'],
    ['kelp-tablet', 4.5, 1.35, '4 1/2 tablets, 150 µg iodine each, crushed'],
    ['kelp-tablet', 10.5, 3.15, '10 1/2 tablets, 150 µg iodine each, crushed'], // counted, so not rounded to 3.2
    ['zinc-gluconate', 0.5, 0.05225, '1/2 tablet, 15 mg zinc each, crushed'],
    ['iron-bisglycinate', 2, 0.1022, '2 capsules, 14 mg iron each, opened'],
    ['vitamin-e-oil', 1, 0.125, '1 capsule, 100 IU, pricked and squeezed'],
    ['vitamin-d3-drops', 1, 0.028, '1 drop of 400 IU'],
    ['vitamin-d3-drops', 2, 0.056, '2 drops of 400 IU each'],
    ['chicken-liver', 6, 30, '30 g, cooked with the rest'],
  ])('%s × %d is %d g: %s', (id, count, grams, text) => {
    expect(dose(id, count)).toEqual({ grams, text });
  });

  it('belong to supplements in the list, or foods used as such', () => {
    const others = Object.keys(DOSE_FORMS).filter((id) => findSupplement(id) === undefined);
    expect(others).toEqual(['sunflower-oil', 'chicken-liver']);
  });
});
