import { useState } from 'react';
import type { CompletenessRow, NutrientStatus } from '#domain/nutrition/completeness';
import {
  type BatchReading,
  basisFactor,
  type NutrientBasis,
  nutrientsPer,
  type RecipeNutrients,
} from '#domain/nutrition/recipe-nutrients';
import { NEARLY_ALL } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';
import { AMINO_ACID_IDS, NUTRIENTS, type NutrientId } from '#domain/reference/nutrient';
import { isNutrient, type TargetId } from '#domain/reference/targets';
import { kcalText } from '#domain/units/energy-text';
import { amountText } from '../../components/nutrient-words.ts';
import { Segmented } from '../../components/segmented.tsx';
import { useChosenPremix } from '../premix/premix-store.ts';
import styles from './nutrition-table.module.css';
import panel from './recipe-figures.module.css';
import { nutritionWith } from './recipe-nutrition.ts';

type NutrientGroup = { name: string; nutrients: readonly TargetId[] };

/** Every nutrient in the tables, in the groups people look for. */
const NUTRIENT_GROUPS: readonly NutrientGroup[] = [
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

const BASES = [
  { value: 'batch', label: 'Recipe' },
  { value: 'portion', label: 'Portion' },
  { value: '100g', label: '100 g' },
  { value: '1000kcal', label: '1,000 kcal' },
] as const satisfies readonly { value: NutrientBasis; label: string }[];

const CAPTIONS: Record<NutrientBasis, string> = {
  batch: 'In the whole recipe',
  portion: 'In a portion',
  '100g': 'In 100 g, cooked',
  '1000kcal': 'In 1,000 kcal',
};

type Group = { name: string; nutrients: NutrientId[] };

/** A ratio is not an amount. */
const GROUPS: Group[] = NUTRIENT_GROUPS.map(({ name, nutrients }) => ({
  name,
  nutrients: nutrients.filter(isNutrient),
}));
const [MACROS, ...OTHERS] = GROUPS as [Group, ...Group[]];

/** 'at least 3.1 mg' if a food has no figure; no figures at all means unknown, not zero. */
function amountInWords(nutrients: RecipeNutrients, basis: NutrientBasis, id: NutrientId): string {
  // Of an energy that is higher than known, any share may be lower.
  if (basis === '1000kcal' && nutrients.knownShare < NEARLY_ALL) return 'Unknown';
  const amount = `${amountText(nutrientsPer(nutrients, basis)(id))} ${NUTRIENTS[id].unit}`;
  const { known, missing } = nutrients.amounts[id];
  if (missing.length === 0) return amount;
  return known > 0 ? `at least ${amount}` : 'Unknown';
}

/** Energy, macronutrients and every nutrient of the recipe, for the selected amount. */
export function NutritionTable({ recipe, reading }: { recipe: Recipe; reading?: BatchReading | undefined }) {
  const [basis, setBasis] = useState<NutrientBasis>('portion');
  const nutrients = nutritionWith(useChosenPremix(recipe.id), recipe, reading);
  if (nutrients.energyKcal <= 0) return null;
  const energyKcal = nutrients.energyKcal * basisFactor(nutrients, basis);
  const rows = (ids: readonly NutrientId[]) =>
    ids.map((id) => (
      <tr key={id}>
        <th scope="row">{NUTRIENTS[id].name}</th>
        <td>{amountInWords(nutrients, basis, id)}</td>
      </tr>
    ));
  return (
    <div className={styles['amounts']}>
      <Segmented label="Amounts for" options={BASES} value={basis} onChange={setBasis} />
      <table className={panel['table']}>
        <caption className="visually-hidden">{CAPTIONS[basis]}</caption>
        <tbody>
          <tr>
            <th scope="row">Energy</th>
            <td>
              {basis !== '1000kcal' && nutrients.knownShare < NEARLY_ALL && 'at least '}
              {kcalText(energyKcal)}
            </td>
          </tr>
          {rows(MACROS.nutrients)}
        </tbody>
        {OTHERS.map(({ name, nutrients: ids }) => (
          <tbody key={name}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={2}>
                {name}
              </th>
            </tr>
            {rows(ids)}
          </tbody>
        ))}
      </table>
    </div>
  );
}
