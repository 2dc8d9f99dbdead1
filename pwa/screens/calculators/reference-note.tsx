import { Stethoscope } from 'lucide-react';
import type { EnergyBand } from '#domain/nutrition/reference-band';
import styles from './calculator.module.css';
import { range, whole } from './number-format.ts';

export type ReferenceNoteProps = { dailyCalories: number; band: EnergyBand; kcalPer100gCooked: number };

/** What the estimate is, and what veterinary sources say of the same animal, in energy and in this recipe's grams. */
export function ReferenceNote({ dailyCalories, band, kcalPer100gCooked }: ReferenceNoteProps) {
  const grams = (kcal: number) => (kcal / kcalPer100gCooked) * 100;
  return (
    <div className={styles['reference']}>
      <Stethoscope size={22} aria-hidden />
      <div>
        <p>The figures above are this site’s own estimate, not a vet’s.</p>
        <p>
          <strong>Veterinary reference: {range(band.lowKcal, band.highKcal)} kcal a day</strong>
          {kcalPer100gCooked > 0 &&
            `, which is ${range(grams(band.lowKcal), grams(band.highKcal))} g of this recipe at ${whole(kcalPer100gCooked)} kcal per 100 g`}
          . Single animals differ by 30% either way.
        </p>
        {dailyCalories < band.lowKcal && (
          <p>The estimate lies below the reference. Check with your vet before you feed that little.</p>
        )}
      </div>
    </div>
  );
}
