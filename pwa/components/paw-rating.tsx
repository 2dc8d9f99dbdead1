import { difficultyLabel } from '#domain/recipe/difficulty';
import { PawIcon } from './paw-icon.tsx';
import styles from './paw-rating.module.css';

/** Difficulty in paws, 1 to 5. */
export function PawRating({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={`Difficulty ${value} of 5, ${difficultyLabel(value)}`}
      className={styles['paws']}
    >
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={place <= value ? styles['filled'] : styles['rest']}>
          <PawIcon size={15} filled={place <= value} />
        </span>
      ))}
    </span>
  );
}
