import type { SeoStats } from '#domain/contract/seo';
import { ShareBar } from '../../components/share-bar.tsx';
import styles from './seo.module.css';

const MONTHLY_VISITS_GOAL = 50_000;

const inWords = (count: number) => count.toLocaleString('en-GB');

/** Visits of a month against the goal; the bar ends at 100%. */
export function TrafficGoal({ stats }: { stats: SeoStats }) {
  const { estimatedTraffic: visits, days, pageViews } = stats;
  const percent = Math.min(100, Math.floor((100 * visits) / MONTHLY_VISITS_GOAL));
  const ofGoal = `${inWords(visits)} of ${inWords(MONTHLY_VISITS_GOAL)} monthly visits`;
  return (
    <section aria-labelledby="traffic" className={styles['card']}>
      <h2 id="traffic">Traffic goal</h2>
      <ShareBar label="Traffic goal" percent={percent} words={[ofGoal, `${percent}%`]} />
      <p className={styles['small']}>
        Counted here in the last {days} days: visits of people who agreed to it, with {inWords(pageViews)}{' '}
        pages opened. Others are not counted.
      </p>
    </section>
  );
}
