import styles from './rating-line.module.css';
import { Stars } from './stars.tsx';

/** Stars, average and count; 'Not yet rated' without ratings. */
export function RatingLine({ average, count }: { average: number | null; count: number }) {
  if (average === null) return <span className={styles['none']}>Not yet rated</span>;
  return (
    <span className={styles['line']}>
      <Stars value={average} />
      <span className={styles['average']} aria-hidden>
        {average.toFixed(1)}
      </span>
      <span className={styles['count']}>
        ({count}
        <span className="visually-hidden">{count === 1 ? ' review' : ' reviews'}</span>)
      </span>
    </span>
  );
}
