import { FOOD_NUTRIENT_ROWS } from './food-nutrient-rows.ts';
import { NUTRIENT_IDS, type NutrientId } from './nutrient.ts';
import { SUPPLEMENT_NUTRIENTS } from './supplement-nutrients.ts';
import { tableColumns, tableRows } from './table-rows.ts';

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
