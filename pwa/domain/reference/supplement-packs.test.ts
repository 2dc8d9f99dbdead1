import { describe, expect, it } from 'vitest';
import { findIngredient } from './ingredients.ts';
import { PRICE_SOURCES } from './price-sources.ts';
import { DOSE_FORMS } from './supplement-doses.ts';
import { SUPPLEMENT_PACKS } from './supplement-packs.ts';
import { SUPPLEMENTS } from './supplements.ts';

describe('the packs of supplements', () => {
  it('cover every supplement once, each with a price and a source of 2026', () => {
    expect(SUPPLEMENT_PACKS.map(({ id }) => id).sort()).toEqual(SUPPLEMENTS.map(({ id }) => id).sort());
    for (const { id, grams, priceGbp, priceSource } of SUPPLEMENT_PACKS) {
      expect(grams, id).toBeGreaterThan(0);
      expect(priceGbp, id).toBeGreaterThan(0);
      expect(PRICE_SOURCES[priceSource], id).toMatch(/^estimate of UK .*, 2026$/);
    }
  });

  it('weigh as much as their tablets, capsules or drops: 200 of 0.3 g are 60 g', () => {
    for (const { id, doses, grams } of SUPPLEMENT_PACKS) {
      const form = DOSE_FORMS[id];
      const isCounted = form !== undefined && form.form !== 'spoon';
      expect(doses !== null, id).toBe(isCounted);
      if (doses !== null) expect(doses * (form?.unitGrams ?? 0), id).toBeCloseTo(grams, 6);
    }
  });

  it('are the only price of a supplement', () => {
    const twice = SUPPLEMENTS.filter(({ id }) => (findIngredient(id)?.priceGbpPerKg ?? null) !== null);
    expect(twice.map(({ id }) => id)).toEqual([]);
  });
});
