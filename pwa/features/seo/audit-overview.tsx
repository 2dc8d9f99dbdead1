import { Link } from 'react-router-dom';
import type { SeoAuditResult } from '#domain/contract/seo';
import { BarChart } from '../charts/bar-chart.tsx';
import { FigureTable } from '../charts/figure-table.tsx';
import { ScoreBadge } from './score-badge.tsx';
import styles from './seo.module.css';

const LOWEST = 10;

const when = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The score of the site, what it is made of, and its lowest pages. */
export function AuditOverview({ result }: { result: SeoAuditResult }) {
  const { overallScore, summary, auditedAt, bands, scores } = result;
  const lowest = scores.filter(({ score }) => score < 100).slice(0, LOWEST);
  return (
    <>
      <div className={styles['card']}>
        <h2>Overall score</h2>
        <p className={styles['figure']}>{overallScore}%</p>
        <ScoreBadge score={overallScore} />
        <p>{summary}</p>
        <p className={styles['small']}>
          Read {when(auditedAt)} UTC. The result is kept until a recipe or review changes.
        </p>
      </div>
      <div className={styles['card']}>
        <h2>Pages by score</h2>
        <BarChart
          title="Pages by score"
          columns={['Score', 'Pages']}
          rows={[
            { name: '90 or more', count: bands.good },
            { name: '70 to 89', count: bands.fair },
            { name: 'Below 70', count: bands.poor },
          ]}
        />
      </div>
      {lowest.length > 0 && (
        <div className={styles['card']}>
          <h2>Lowest pages</h2>
          <FigureTable
            title="Lowest pages"
            columns={['Page', 'Score']}
            rows={lowest.map(({ page, score }) => ({
              key: page,
              name: <Link to={page}>{page}</Link>,
              figures: [`${score}%`],
            }))}
          />
        </div>
      )}
    </>
  );
}
