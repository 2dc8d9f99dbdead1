import { describe, expect, it } from 'vitest';
import { usVolume } from './us-measures.ts';

describe('usVolume', () => {
  it.each([
    // A cup is 236.6 ml: a third 78.9, a quarter 59.1.
    [75, '1/3 cup', false],
    [77, '1/3 cup', false],
    [79, '1/3 cup', true],
    [80, '1/3 cup', false],
    [59, '1/4 cup', true],
    // Two thirds are 157.7 ml, three quarters 177.4.
    [155, '2/3 cup', false],
    [158, '2/3 cup', true],
    [180, '3/4 cup', false],
  ])('takes the third or quarter of a cup that is nearer: %i ml is %s', (ml, text, isExact) => {
    expect(usVolume(ml)).toEqual({ text, unit: 'cup', isExact });
  });
});
