import { Stethoscope } from 'lucide-react';
import type { EnergyBand } from '#domain/pet/energy-band';
import type { NutritionResult } from '#domain/pet/nutrition-result';
import { kcalText } from '#domain/units/energy-text';
import { Announced } from '../../components/announce.ts';
import styles from '../page/calculator.module.css';
import { useMassText } from '../page/use-mass-text.ts';
import { range, whole } from './number-format.ts';
import { type ResultRow, ResultRows } from './result-rows.tsx';

type ReferenceNoteProps = { siteEstimateKcal: number; band: EnergyBand };

/** Both numbers side by side, explained in one plain sentence. */
function ReferenceNote({ siteEstimateKcal, band }: ReferenceNoteProps) {
  return (
    <div className={styles['reference']}>
      <Stethoscope size={22} aria-hidden />
      <div>
        <dl className={styles['pair']}>
          <div>
            <dt>Site estimate</dt>
            <dd>{kcalText(siteEstimateKcal)} a day</dd>
          </div>
          <div>
            <dt>Veterinary reference</dt>
            <dd>{range(band.lowKcal, band.highKcal)} kcal a day</dd>
          </div>
        </dl>
        <p>
          {siteEstimateKcal < band.lowKcal
            ? 'The site estimate is a rule of thumb and lies below what veterinary sources give, so start from the reference and watch the weight.'
            : 'The site estimate is a rule of thumb, the reference is what veterinary sources give, and single animals differ by 30% either way.'}
        </p>
      </div>
    </div>
  );
}

type NutritionResultsProps = {
  result: NutritionResult;
  band: EnergyBand;
  /** The formula's assumption about the food, in words. */
  assumption: string;
  /** Further rows of a species: how long the recipe lasts. */
  extra?: readonly ResultRow[] | undefined;
};

/** Result of the site's formula, labelled as an estimate, beside the veterinary reference. */
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
