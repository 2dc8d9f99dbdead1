import { Stethoscope } from 'lucide-react';
import type { Species } from '#domain/reference/species';
import styles from './vet-notice.module.css';

/** The veterinary notice shown before every method. */
export function VetNotice({ species }: { species: Species }) {
  return (
    <p className={styles['notice']} role="note">
      <Stethoscope size={22} aria-hidden />
      <span>
        This recipe is for educational purposes only. Consult a vet before you change what your {species}{' '}
        eats, above all if it is ill, growing or pregnant.
      </span>
    </p>
  );
}

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
