import type { NutritionResult } from '#domain/pet/nutrition-result';
import type { EnergyBand } from '#domain/pet/reference-band';
import { kcalText } from '#domain/units/energy-text';
import { Announced } from '../../components/announce.ts';
import styles from '../page/calculator.module.css';
import { useMassText } from '../page/use-mass-text.ts';
import { range, whole } from './number-format.ts';
import { ReferenceNote } from './reference-note.tsx';
import { type ResultRow, ResultRows } from './result-rows.tsx';

type NutritionResultsProps = {
  result: NutritionResult;
  band: EnergyBand;
  /** The formula's assumption about the food, in words. */
  assumption: string;
  /** Further rows of a species: how long the recipe lasts. */
  extra?: readonly ResultRow[] | undefined;
};

/** Result of the site's formula, labelled as its estimate, beside the veterinary reference. */
export function NutritionResults({ result, band, assumption, extra = [] }: NutritionResultsProps) {
  const mass = useMassText();
  return (
    <div className={styles['results']}>
      <h3>Site estimate</h3>
      <p className={styles['source']}>{assumption}</p>
      <ResultRows
        rows={[
          { label: 'Daily calories', value: kcalText(result.dailyCalories) },
          { label: 'Protein', value: `${whole(result.proteinGrams)} g a day` },
          { label: 'Fat', value: `${whole(result.fatGrams)} g a day` },
          { label: 'Meals', value: `${result.dailyPortions} a day` },
          { label: 'Portion size', value: `${mass(result.portionSizeGrams)} a meal` },
          ...extra,
        ]}
      />
      <Announced
        before=""
        delayMs={1000}
        words={`Site estimate ${kcalText(result.dailyCalories)} a day, veterinary reference ${range(band.lowKcal, band.highKcal)} kcal a day.`}
      />
      <ReferenceNote siteEstimateKcal={result.dailyCalories} band={band} />
    </div>
  );
}
