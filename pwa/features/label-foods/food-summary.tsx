import type { LabelFood } from '#domain/pet-food/label-food';
import { claimWords, energyWords, leftOutWords } from './label-energy-words.ts';
import styles from './label-foods.module.css';

/** What we make of a label: its energy, and what counts for what it doesn't state. */
export function FoodSummary({ food }: { food: LabelFood }) {
  const leftOut = leftOutWords(food);
  return (
    <div className={styles['summary']}>
      <p>{energyWords(food)}.</p>
      {leftOut !== undefined && <p className={styles['words']}>{leftOut}</p>}
      <p className={styles['words']}>{claimWords(food)}</p>
    </div>
  );
}
