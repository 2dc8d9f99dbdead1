import type { SeoStats } from '#domain/contract/seo';
import styles from './seo.module.css';

const MONTHLY_VISITS_GOAL = 50_000;

const inWords = (count: number) => count.toLocaleString('en-GB');

/** Visits of a month against the goal; the bar ends at 100%. */
export function TrafficGoal({ stats }: { stats: SeoStats }) {
  const { estimatedTraffic: visits, days, pageViews } = stats;
  const percent = Math.min(100, Math.floor((100 * visits) / MONTHLY_VISITS_GOAL));
  return (
    <section aria-labelledby="traffic" className={styles['card']}>
      <h2 id="traffic">Traffic goal</h2>
      <div className={styles['words']}>
        <span>
          {inWords(visits)} of {inWords(MONTHLY_VISITS_GOAL)} monthly visits
        </span>
        <span>{percent}%</span>
      </div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label="Traffic goal"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles['fill']} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles['small']}>
        Counted here in the last {days} days: visits of people who agreed to it, with {inWords(pageViews)}{' '}
        pages opened. Others are not counted.
      </p>
    </section>
  );
}
