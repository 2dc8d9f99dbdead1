import { describe, expect, it } from 'vitest';
import { DOSE_FORMS, doseGrams, doseText } from '../reference/supplement-doses.ts';
import { readLines } from './read-lines.ts';
import { doseLine } from './unsaid-strength.ts';

describe('doseLine', () => {
  const doses = Object.entries(DOSE_FORMS).flatMap(([id, form]) =>
    [1, 2, 5].map((steps) => ({ id, dose: doseText(id, form, steps * form.step), form, steps })),
  );

  it.each(doses)('$dose of $id reads back with the same weight', ({ id, dose, form, steps }) => {
    const [line] = readLines([doseLine({ id, dose })]).lines;
    // Labels round: 15 mg of zinc are 0.10453 g of its gluconate.
    const grams = doseGrams(form, steps * form.step);
    expect(line?.ingredientId).toBe(id);
    expect(Math.abs((line?.grams ?? 0) / grams - 1)).toBeLessThan(0.002);
  });

  it('writes tablets, spoons or grams, as the supplement is measured', () => {
    expect(doseLine({ id: 'kelp-tablet', dose: '4 1/2 tablets, 150 µg iodine each, crushed' })).toBe(
      '4 1/2 tablets kelp tablet, label: 150 µg iodine each',
    );
    expect(doseLine({ id: 'bone-meal', dose: '1 1/4 level tsp (5.9 g)' })).toBe(
      '1 1/4 tsp (5.9 g) bone meal',
    );
    expect(doseLine({ id: 'chicken-liver', dose: '30 g, cooked with the rest' })).toBe(
      '30 g chicken liver, raw',
    );
  });
});
