import { describe, expect, it } from 'vitest';
import { kgFromLb } from '../units/weight-units.ts';
import { gestationBand, lactationBand } from './reference-band.ts';

const rounded = ({ lowKcal, highKcal }: { lowKcal: number; highKcal: number }) => [
  Math.round(lowKcal),
  Math.round(highKcal),
];

describe('a nursing queen', () => {
  it.each([
    // NRC's leaflet on cats (2006): 'nursing 4 kittens at peak'. 100 · kg^0.67 + 60 · kg · 1.2.
    [5, 336],
    [10, 602], // printed 603: rounded pounds
    [15, 851],
    [20, 1091],
  ])('of %d lb with four kittens at the peak needs %d kcal, as NRC’s leaflet says', (lb, kcal) => {
    expect(rounded(lactationBand('cat', kgFromLb(lb), { week: 3, young: 4 }))).toEqual([kcal, kcal]);
  });

  it('needs milk by the size class of her litter, not per kitten: 294 + 300 kcal at 5 kg in week 6', () => {
    // 5^0.67 = 2.9397; multiplied by three kittens it would be 1,194.
    expect(rounded(lactationBand('cat', 5, { week: 6, young: 3 }))).toEqual([594, 594]);
    expect(rounded(lactationBand('cat', 5, { week: 6, young: 4 }))).toEqual([594, 594]);
    expect(rounded(lactationBand('cat', 5, { week: 6, young: 2 }))).toEqual([384, 384]); // 18 · 5
    expect(rounded(lactationBand('cat', 5, { week: 6, young: 5 }))).toEqual([644, 644]); // 70 · 5
  });

  it('needs anything from no milk to that of week 7 once the kittens eat: 294 to 294 + 60 · 5 · 0.8', () => {
    expect(rounded(lactationBand('cat', 5, { week: 8, young: 3 }))).toEqual([294, 534]);
  });
});

describe('a nursing bitch of 16 kg, 16^0.75 = 8', () => {
  it('needs 132 to 145 · 8 and milk: (4 · 24 + 2 · 12) · 16 · 1.1 = 2,112 for six puppies in week 3', () => {
    expect(rounded(lactationBand('dog', 16, { week: 3, young: 6 }))).toEqual([3168, 3272]);
  });

  it('needs 24 · 16 · 0.75 = 288 kcal of milk for one puppy in week 1', () => {
    expect(rounded(lactationBand('dog', 16, { week: 1, young: 1 }))).toEqual([1344, 1448]);
  });

  it('counts eight puppies at most: 144 · 16 · 1.2 = 2,765', () => {
    expect(lactationBand('dog', 16, { week: 4, young: 10 })).toEqual(
      lactationBand('dog', 16, { week: 4, young: 8 }),
    );
    expect(rounded(lactationBand('dog', 16, { week: 4, young: 8 }))[0]).toBe(3821);
  });

  it('spans every week and litter size if neither is given: 1,056 + 288 to 1,160 + 2,765', () => {
    expect(rounded(lactationBand('dog', 16, {}))).toEqual([1344, 3925]);
  });
});

describe('a pregnant animal', () => {
  it('needs 130 to 132 · kg^0.75 if a dog, and from week 5 another 26 kcal per kg', () => {
    expect(rounded(gestationBand('dog', 16, { week: 4 }))).toEqual([1040, 1056]); // 130 and 132 · 8
    expect(rounded(gestationBand('dog', 16, { week: 5 }))).toEqual([1456, 1472]); // + 26 · 16
    expect(rounded(gestationBand('dog', 16, {}))).toEqual([1040, 1472]);
  });

  it('needs 140 · kg^0.67 throughout, if a cat: 354 kcal at 4 kg', () => {
    expect(rounded(gestationBand('cat', 4, { week: 2 }))).toEqual([354, 354]); // 4^0.67 = 2.5315
    expect(gestationBand('cat', 4, { week: 8 })).toEqual(gestationBand('cat', 4, {}));
  });
});
