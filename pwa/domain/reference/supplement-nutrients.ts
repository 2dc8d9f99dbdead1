import type { NutrientId } from './nutrient.ts';

type Row = { per100g: Partial<Record<NutrientId, number>>; source: string };

const LABEL = 'Label-typical; take the label of the product at hand.';

/**
 * Content of 100 g of a supplement with one or two nutrients, in the units of `reference/nutrient.ts`; it contains nothing
 * else. By stoichiometry if the source is a compound.
 */
export const SUPPLEMENT_NUTRIENTS: Readonly<Record<string, Row>> = {
  'calcium-carbonate': { per100g: { calcium: 40_000 }, source: 'CaCO3, 40.08/100.09.' },
  'taurine-powder': { per100g: { taurine: 100_000 }, source: 'Pure compound.' },
  'vitamin-e-oil': {
    per100g: { fat: 100, 'vitamin-e': 79_864 },
    source: `d-alpha-tocopherol, 53,600 mg at 1.49 IU. ${LABEL}`,
  },
  'zinc-gluconate': { per100g: { zinc: 14_350 }, source: 'C12H22O14Zn, 65.38/455.7.' },
  'copper-gluconate': { per100g: { copper: 14_000 }, source: 'C12H22CuO14, 63.55/453.8.' },
  'manganese-gluconate': { per100g: { manganese: 11_420 }, source: 'C12H22MnO14·2H2O, 54.94/481.3.' },
  'iron-bisglycinate': { per100g: { iron: 27_380 }, source: 'C4H8FeN2O4, 55.85/204.0.' },
  'magnesium-citrate': { per100g: { magnesium: 16_160 }, source: 'Mg3(C6H5O7)2, 72.9/451.1.' },
  'potassium-chloride': { per100g: { potassium: 52_440, chloride: 47_560 }, source: 'KCl.' },
  salt: { per100g: { sodium: 39_340, chloride: 60_660 }, source: 'NaCl.' },
  'iodised-salt': {
    per100g: { sodium: 39_340, chloride: 60_660, iodine: 4500 },
    source: 'NaCl; iodine of US salt, 45 mg/kg (20 to 76), UK salt often near 11.5. Take the label.',
  },
  'kelp-tablet': { per100g: { iodine: 50_000 }, source: `150 µg a tablet of 0.3 g. ${LABEL}` },
  'choline-bitartrate': { per100g: { choline: 41_130 }, source: 'C9H19NO7, 104.17/253.25.' },
  'vitamin-d3-drops': { per100g: { 'vitamin-d': 1_428_571 }, source: `400 IU a drop of 0.028 g. ${LABEL}` },
  'thiamine-hydrochloride': { per100g: { thiamine: 78_670 }, source: 'C12H17ClN4OS·HCl, 265.35/337.27.' },
};
