import type { RatingSummary } from '#domain/review/rating-summary';
import { counted } from '#domain/text/counted';
import { Stars } from '../../components/stars.tsx';
import styles from './reviews-panel.module.css';

/** Mean rating of the approved reviews and their number. */
export function RatingSummaryLine({ averageRating, ratingCount }: RatingSummary) {
  if (averageRating === null) return null;
  return (
    <div className={styles['summary']}>
      <span className={styles['average']}>{averageRating.toFixed(1)}</span>
      <div>
        <Stars value={averageRating} />
        <p>{counted(ratingCount, 'approved review')}</p>
      </div>
    </div>
  );
}
