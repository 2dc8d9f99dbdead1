import { FOOD_AMINO_ACID_ROWS } from './food-amino-acid-rows.ts';
import { FOOD_NUTRIENT_ROWS } from './food-nutrient-rows.ts';
import { AMINO_ACID_IDS, NUTRIENT_IDS, type NutrientId } from './nutrient.ts';
import { SUPPLEMENT_NUTRIENTS } from './supplement-nutrients.ts';

/** Nutrients of 100 g, in the order of `NUTRIENT_IDS`; NaN is unknown. */
type NutrientRow = Float64Array;

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

/** Index of a nutrient in a row. */
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

function fillAminoAcids(row: NutrientRow, cells: readonly string[]): void {
  AMINO_ACID_IDS.forEach((acid, column) => {
    const cell = cells[column];
    if (cell) row[indexOf[acid]] = Number(cell);
  });
}

function pureRow(per100g: Partial<Record<NutrientId, number>>): NutrientRow {
  const row = new Float64Array(NUTRIENT_IDS.length);
  for (const [id, amount] of Object.entries(per100g)) row[indexOf[id as NutrientId]] = amount;
  return row;
}

function build(): Map<string, NutrientRow> {
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
    if (row) fillAminoAcids(row, cells);
  }
  return table;
}

const TABLE: Map<string, NutrientRow> = build();

/** IU of vitamin A in a microgram of retinol (0.3 µg an IU). */
const VITAMIN_A_IU_PER_MICROGRAM = 1 / 0.3;
const RETINOL_CELL = COLUMNS.indexOf('vitamin-a') + 1;

/** Cells of lazily loaded foods, parsed on first use. */
const UNREAD = new Map<string, readonly string[]>();

/**
 * Registers further foods: by id, the nutrients in the order of the base table with retinol in µg after vitamin A,
 * then the amino acids.
 */
export function addNutrientRows(cellsById: ReadonlyMap<string, readonly string[]>): void {
  for (const [id, cells] of cellsById) UNREAD.set(id, cells);
}

function readLater(id: string): NutrientRow | undefined {
  const cells = UNREAD.get(id);
  if (cells === undefined) return undefined;
  UNREAD.delete(id);
  const nutrients = cells.toSpliced(RETINOL_CELL, 1);
  const row = foodRow([id, '', ...nutrients]);
  const retinol = cells[RETINOL_CELL];
  row[indexOf['preformed-vitamin-a']] = retinol ? Number(retinol) * VITAMIN_A_IU_PER_MICROGRAM : Number.NaN;
  fillAminoAcids(row, nutrients.slice(COLUMNS.length));
  TABLE.set(id, row);
  return row;
}

/** The nutrients of 100 g of a food or supplement; undefined if in no table loaded so far. */
export function nutrientRow(id: string | null): NutrientRow | undefined {
  return id === null ? undefined : (TABLE.get(id) ?? readLater(id));
}

/** Ids with a row. */
export function nutrientRowIds(): string[] {
  return [...TABLE.keys(), ...UNREAD.keys()];
}
