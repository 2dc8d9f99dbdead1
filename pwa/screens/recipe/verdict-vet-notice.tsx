import { Stethoscope } from 'lucide-react';
import type { Species } from '#domain/recipe/species';
import styles from './vet-notice.module.css';

const YOUNG: Record<Species, string> = { dog: 'Puppies', cat: 'Kittens' };

/** Growing animals are harmed for life by what a grown one shrugs off. */
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
