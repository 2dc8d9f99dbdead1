import { FOOD_AMINO_ACID_ROWS } from '../reference/food-amino-acid-rows.ts';
import { FOOD_NUTRIENT_ROWS } from '../reference/food-nutrient-rows.ts';
import { SUPPLEMENT_NUTRIENTS } from '../reference/supplement-nutrients.ts';
import { AMINO_ACID_IDS, NUTRIENT_IDS, type NutrientId } from './nutrient.ts';

/** Of 100 g, in the order of `NUTRIENT_IDS`; NaN is unknown. */
export type NutrientRow = Float64Array;

const COLUMNS: readonly NutrientId[] = [
  'protein',
  'fat',
  'carbohydrate',
  'fibre',
  'linoleic-acid',
  'alpha-linolenic-acid',
  'arachidonic-acid',
  'epa-dha',
  'calcium',
  'phosphorus',
  'potassium',
  'sodium',
  'magnesium',
  'iron',
  'copper',
  'zinc',
  'manganese',
  'selenium',
  'vitamin-a',
  'vitamin-d',
  'vitamin-e',
  'vitamin-k',
  'thiamine',
  'riboflavin',
  'niacin',
  'pantothenic-acid',
  'vitamin-b6',
  'folate',
  'vitamin-b12',
  'choline',
  'taurine',
];

/** IU of vitamin E in a milligram of alpha-tocopherol. */
const VITAMIN_E_IU_PER_MG = 1.49;

const indexOf = Object.fromEntries(NUTRIENT_IDS.map((id, index) => [id, index])) as Record<
  NutrientId,
  number
>;

/** Place of a nutrient in a row. */
export function nutrientIndex(id: NutrientId): number {
  return indexOf[id];
}

/** Cells: id, 'p' for a plant, then the columns. */
function foodRow([, origin, ...cells]: readonly string[]): NutrientRow {
  const row = new Float64Array(NUTRIENT_IDS.length).fill(Number.NaN);
  COLUMNS.forEach((id, column) => {
    const cell = cells[column];
    if (cell) row[indexOf[id]] = Number(cell) * (id === 'vitamin-e' ? VITAMIN_E_IU_PER_MG : 1);
  });
  // The vitamin A of plants is carotene, which cats do not convert.
  row[indexOf['preformed-vitamin-a']] = origin === 'p' ? 0 : (row[indexOf['vitamin-a']] ?? Number.NaN);
  return row;
}

function pureRow(per100g: Partial<Record<NutrientId, number>>): NutrientRow {
  const row = new Float64Array(NUTRIENT_IDS.length);
  for (const [id, amount] of Object.entries(per100g)) row[indexOf[id as NutrientId]] = amount;
  return row;
}

function build(): ReadonlyMap<string, NutrientRow> {
  const table = new Map(
    Object.entries(SUPPLEMENT_NUTRIENTS).map(([id, { per100g }]) => [id, pureRow(per100g)]),
  );
  for (const line of FOOD_NUTRIENT_ROWS.trim().split('\n')) {
    const cells = line.split('|');
    table.set(cells[0] ?? '', foodRow(cells));
  }
  for (const line of FOOD_AMINO_ACID_ROWS.trim().split('\n')) {
    const [id = '', ...cells] = line.split('|');
    const row = table.get(id);
    AMINO_ACID_IDS.forEach((acid, column) => {
      const cell = cells[column];
      if (row && cell) row[indexOf[acid]] = Number(cell);
    });
  }
  return table;
}

const TABLE = build();

/** The nutrients of 100 g of a food or supplement; undefined where no table holds it. */
export function nutrientRow(id: string | null): NutrientRow | undefined {
  return id === null ? undefined : TABLE.get(id);
}

/** Ids of everything that has a row. */
export function nutrientRowIds(): string[] {
  return [...TABLE.keys()];
}
