import { Stethoscope } from 'lucide-react';
import type { Species } from '#domain/reference/species';
import styles from './vet-notice.module.css';

const YOUNG: Record<Species, string> = { dog: 'Puppies', cat: 'Kittens' };

/** Deficiencies that a grown animal tolerates harm a growing one for life. */
export function VerdictVetNotice({ species }: { species: Species }) {
  return (
    <p className={styles['notice']} role="note">
      <Stethoscope size={22} aria-hidden />
      <span>
        {YOUNG[species]} grow fast, and a wrong balance does lasting harm. Have your vet check this recipe
        before it becomes the daily food.
      </span>
    </p>
  );
}
