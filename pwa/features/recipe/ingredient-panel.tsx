import { useMemo } from 'react';
import { formatMoney } from '#domain/market/currency';
import type { Recipe } from '#domain/recipe/recipe';
import { kcalText } from '#domain/units/energy-text';
import { batchLines } from '../market/batch-lines.ts';
import { useCurrency } from '../market/use-currency.ts';
import { useMassText } from '../page/use-mass-text.ts';
import { useRecipeAsBought } from '../premix/recipe-as-bought.ts';
import styles from './ingredient-panel.module.css';

const UNKNOWN = '–';

/** Panel with one row per food: its weight or dose in the batch, its energy and its price. A dash if unknown. */
export function IngredientPanel({ recipe }: { recipe: Recipe }) {
  const currency = useCurrency();
  const mass = useMassText();
  const bought = useRecipeAsBought(recipe);
  const lines = useMemo(() => batchLines(bought), [bought]);
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">Weight, energy and cost of each ingredient</caption>
      <thead>
        <tr>
          <th scope="col">Ingredient</th>
          <th scope="col">Weight</th>
          <th scope="col">Energy</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, grams, dose, energyKcal, costGbp }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{dose ?? mass(grams)}</td>
            <td>{energyKcal === null ? UNKNOWN : kcalText(energyKcal)}</td>
            <td>{costGbp === null ? UNKNOWN : formatMoney(costGbp, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
