import type { NutritionResult } from '#domain/nutrition/nutrition-result';
import type { EnergyBand } from '#domain/nutrition/reference-band';
import styles from './calculator.module.css';
import { whole } from './number-format.ts';
import { ReferenceNote } from './reference-note.tsx';

export type ResultRow = { label: string; value: string };

export type NutritionResultsProps = {
  result: NutritionResult;
  band: EnergyBand;
  kcalPer100gCooked: number;
  /** Further rows of a species: how long the recipe lasts. */
  extra?: readonly ResultRow[];
};

/** What the site's formula gives, named as the site's estimate, with the veterinary reference beside it. */
export function NutritionResults({ result, band, kcalPer100gCooked, extra = [] }: NutritionResultsProps) {
  const rows: ResultRow[] = [
    { label: 'Daily calories', value: `${whole(result.dailyCalories)} kcal` },
    { label: 'Protein', value: `${whole(result.proteinGrams)} g a day` },
    { label: 'Fat', value: `${whole(result.fatGrams)} g a day` },
    { label: 'Meals', value: `${result.dailyPortions} a day` },
    { label: 'Portion size', value: `${whole(result.portionSizeGrams)} g a meal` },
    ...extra,
  ];
  return (
    <div className={styles['results']} aria-live="polite">
      <h3>Site estimate</h3>
      <dl className={styles['rows']}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReferenceNote dailyCalories={result.dailyCalories} band={band} kcalPer100gCooked={kcalPer100gCooked} />
    </div>
  );
}
