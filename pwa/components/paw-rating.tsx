import type { CSSProperties } from 'react';
import { difficultyLabel } from '#domain/recipe/difficulty';
import styles from './paw-rating.module.css';

/** Difficulty in paws, 1 to 5. Drawn by the style sheet: a list has hundreds of paws. */
export function PawRating({ value }: { value: number }) {
  return (
    <span
      role="img"
      aria-label={`Difficulty ${value} of 5, ${difficultyLabel(value)}`}
      className={styles['paws']}
      style={{ '--value': value } as CSSProperties}
    />
  );
}
