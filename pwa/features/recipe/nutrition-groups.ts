import type { CompletenessRow, NutrientStatus } from '#domain/nutrition/completeness';
import { AMINO_ACID_IDS } from '#domain/reference/nutrient';
import type { TargetId } from '#domain/reference/targets';

type NutrientGroup = { name: string; nutrients: readonly TargetId[] };

/** Every nutrient in the tables, in the groups people look for. */
export const NUTRIENT_GROUPS: readonly NutrientGroup[] = [
  { name: 'Macronutrients', nutrients: ['protein', 'fat', 'carbohydrate', 'fibre'] },
  {
    name: 'Minerals',
    nutrients: [
      'calcium',
      'phosphorus',
      'ca-p-ratio',
      'potassium',
      'sodium',
      'chloride',
      'magnesium',
      'iron',
      'copper',
      'zinc',
      'manganese',
      'selenium',
      'iodine',
    ],
  },
  {
    name: 'Vitamins',
    nutrients: [
      'vitamin-a',
      'preformed-vitamin-a',
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
    ],
  },
  {
    name: 'Fatty acids',
    nutrients: ['linoleic-acid', 'alpha-linolenic-acid', 'arachidonic-acid', 'epa-dha', 'n6-n3-ratio'],
  },
  { name: 'Amino acids', nutrients: AMINO_ACID_IDS },
  { name: 'Taurine', nutrients: ['taurine'] },
];

/** Worst first. */
const URGENCY: readonly NutrientStatus[] = ['over', 'short', 'unknown', 'met'];
/** Nutrients that fill up a short list. */
const OF_NOTE: readonly TargetId[] = ['protein', 'fat', 'calcium', 'taurine', 'zinc', 'iodine'];
const FEWEST_FIRST = 5;
const MOST_FIRST = 8;

/** The rows by group, in the order of the groups; groups without a row are left out. */
export function groupedRows(
  rows: readonly CompletenessRow[],
): { name: string; rows: readonly CompletenessRow[] }[] {
  const byNutrient = new Map(rows.map((row) => [row.nutrient, row]));
  return NUTRIENT_GROUPS.map(({ name, nutrients }) => ({
    name,
    rows: nutrients.flatMap((nutrient) => byNutrient.get(nutrient) ?? []),
  })).filter((group) => group.rows.length > 0);
}

/** Rows shown before the full list: unmet ones, worst first, filled up with the best-known nutrients. */
export function firstRows(rows: readonly CompletenessRow[]): CompletenessRow[] {
  const notMet = rows
    .filter(({ status }) => status !== 'met')
    .sort((a, b) => URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status))
    .slice(0, MOST_FIRST);
  const ofNote = OF_NOTE.flatMap((nutrient) => rows.filter((row) => row.nutrient === nutrient));
  const fill = ofNote
    .filter((row) => row.status === 'met')
    .slice(0, Math.max(0, FEWEST_FIRST - notMet.length));
  return [...notMet, ...fill];
}
