import { useState } from 'react';
import {
  type BatchReading,
  basisFactor,
  type NutrientBasis,
  nutrientsPer,
  type RecipeNutrients,
} from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';
import { NUTRIENTS, type NutrientId } from '#domain/reference/nutrient';
import { isNutrient } from '#domain/reference/targets';
import { kcalText } from '#domain/units/energy-text';
import { amountText } from '../../components/nutrient-words.ts';
import { Segmented } from '../../components/segmented.tsx';
import { useChosenPremix } from '../premix/premix-store.ts';
import panel from './ingredient-panel.module.css';
import { NUTRIENT_GROUPS } from './nutrition-groups.ts';
import { nutritionWith } from './nutrition-of.ts';
import styles from './nutrition-table.module.css';

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
            <td>{kcalText(energyKcal)}</td>
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
