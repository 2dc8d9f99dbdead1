import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

describe('loose amounts', () => {
  it.each([
    ['1 knob of butter', 22], // 4 to 40 g
    ['1 punnet of blueberries', 300], // 100 to 500 g
    ['2 cm piece of ginger', 36], // 1 to 35 g a centimetre
    ['1 sprig of thyme', 3.15], // 0.3 to 6 g
    ['a splash of milk', 22.1], // 3 to 40 ml of 1.03 g
  ])('shows the middle of %s', (text, grams) => {
    const [line] = readLines([text]).lines;
    expect(Math.abs((line?.grams ?? 0) - grams)).toBeLessThanOrEqual(0.05 * grams);
    expect(line?.grams).toBeGreaterThan(line?.leastGrams ?? 0);
    expect(line?.grams).toBeLessThan(line?.mostGrams ?? 0);
  });

  it.each([
    ['2 large eggs', [100, 120], 120, 100],
    ['1 medium egg', [44, 53], 53, 44],
    ['1 pint whole milk', [488, 585], 586, 488], // 568 and 473 ml of 1.031 g
    ['1 tin of tuna in water', [31.5, 231], 102, 113],
    ['1 can of pink salmon', [64, 469], 213, 418],
  ] as const)(
    "weighs %s by the reader's kitchen, and bounds it if that is unknown",
    (text, bounds, uk, us) => {
      const ends = (kitchen: 'uk' | 'us' | null) => {
        const [line] = readLines([text], [], kitchen).lines;
        return [line?.leastGrams, line?.mostGrams].map((grams) => Math.round(grams ?? 0));
      };
      expect(ends(null)).toEqual(bounds.map(Math.round));
      expect([ends('uk'), ends('us')]).toEqual([
        [uk, uk],
        [us, us],
      ]);
    },
  );
});
