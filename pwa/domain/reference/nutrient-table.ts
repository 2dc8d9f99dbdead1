import { FOOD_NUTRIENT_ROWS } from './food-nutrient-rows.ts';
import { NUTRIENT_IDS, type NutrientId } from './nutrient.ts';
import { tableColumns, tableRows } from './table-rows.ts';

type Row = { per100g: Partial<Record<NutrientId, number>>; source: string };

const LABEL = 'Label-typical; take the label of the product at hand.';

/**
 * Content of 100 g of a supplement with one to three nutrients, in the units of `reference/nutrient.ts`; it contains
 * nothing else. By stoichiometry if the source is a compound.
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

/** Nutrients of 100 g, in the order of `NUTRIENT_IDS`; NaN is unknown. */
type NutrientRow = Float64Array;

/** IU of vitamin E per milligram of alpha-tocopherol. */
const VITAMIN_E_IU_PER_MG = 1.49;

const indexOf = Object.fromEntries(NUTRIENT_IDS.map((id, index) => [id, index])) as Record<
  NutrientId,
  number
>;

/** Index of a nutrient in a row. */
export function nutrientIndex(id: NutrientId): number {
  return indexOf[id];
}

/** The nutrient of each column, as an index into a row, and its amount for 1 in the column's unit. */
const COLUMNS = tableColumns(FOOD_NUTRIENT_ROWS)
  .slice(1)
  .map((column) => {
    const [name = ''] = column.split(' ');
    // One IU is 0.3 µg of retinol.
    if (name === 'retinol') return { at: indexOf['preformed-vitamin-a'], times: 10, by: 3 };
    return { at: indexOf[name as NutrientId], times: name === 'vitamin-e' ? VITAMIN_E_IU_PER_MG : 1, by: 1 };
  });

function parse(text: string): NutrientRow {
  const row = new Float64Array(NUTRIENT_IDS.length).fill(Number.NaN);
  const cells = text.split('|').slice(1);
  COLUMNS.forEach(({ at, times, by }, column) => {
    const cell = cells[column];
    if (cell) row[at] = (Number(cell) * times) / by;
  });
  return row;
}

function pureRow(per100g: Partial<Record<NutrientId, number>>): NutrientRow {
  const row = new Float64Array(NUTRIENT_IDS.length);
  for (const [id, amount] of Object.entries(per100g)) row[indexOf[id as NutrientId]] = amount;
  return row;
}

/** Rows by id; those of the tables are parsed on first use. */
const TABLE = new Map<string, NutrientRow | string>(
  Object.entries(SUPPLEMENT_NUTRIENTS).map(([id, { per100g }]) => [id, pureRow(per100g)]),
);

/** Adds the rows of a table with the columns of `FOOD_NUTRIENT_ROWS`. */
export function addNutrientRows(table: string): void {
  for (const text of tableRows(table)) TABLE.set(text.slice(0, text.indexOf('|')), text);
}

addNutrientRows(FOOD_NUTRIENT_ROWS);

/** The nutrients of 100 g of a food or supplement; undefined if in no table loaded so far. */
export function nutrientRow(id: string | null): NutrientRow | undefined {
  const known = id === null ? undefined : TABLE.get(id);
  if (id === null || typeof known !== 'string') return known as NutrientRow | undefined;
  const row = parse(known);
  TABLE.set(id, row);
  return row;
}

/** Ids with a row. */
export function nutrientRowIds(): string[] {
  return [...TABLE.keys()];
}
