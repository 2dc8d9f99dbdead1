import { Stethoscope } from 'lucide-react';
import type { EnergyBand } from '#domain/pet/reference-band';
import { kcalText } from '#domain/units/energy-text';
import styles from '../page/calculator.module.css';
import { range } from './number-format.ts';

type ReferenceNoteProps = { siteEstimateKcal: number; band: EnergyBand };

/** Both numbers side by side, with one plain sentence on what they are. */
export function ReferenceNote({ siteEstimateKcal, band }: ReferenceNoteProps) {
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
