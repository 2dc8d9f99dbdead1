import type { SeoStats } from '#domain/contract/seo';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { SpokenError } from '../../components/spoken.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { ContentLibrary } from './content-library.tsx';
import { KeywordList } from './keyword-list.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './seo.module.css';
import { TrafficGoal } from './traffic-goal.tsx';
import { useSeoContent } from './use-seo-content.ts';

const FIGURES: readonly { key: keyof SeoStats & `${string}`; label: string; source: string }[] = [
  { key: 'totalContent', label: 'Total Content', source: 'Articles in the content library' },
  { key: 'publishedContent', label: 'Published', source: 'Articles that everyone can read' },
  { key: 'totalKeywords', label: 'Keywords', source: 'Different ones of articles and searches' },
  { key: 'estimatedTraffic', label: 'Estimated Traffic', source: 'Visits in 30 days, as far as counted' },
];

function ContentTypes({ stats: { contentByType } }: { stats: SeoStats }) {
  const rows = Object.entries(contentByType).map(([name, count]) => ({ name, count }));
  return (
    <section aria-labelledby="types" className={styles['card']}>
      <h2 id="types">Content types</h2>
      {rows.length === 0 ? (
        <p>There are no articles to sort by type.</p>
      ) : (
        <BarChart title="Content types" columns={['Type', 'Articles']} rows={rows} />
      )}
    </section>
  );
}

/** Route `/seo-dashboard`: articles, keywords and visits, each as far as it is measured. */
export function SeoDashboard() {
  const { state, reload } = useSeoContent();
  return (
    <>
      <PageHero section="bowlful" title="SEO Dashboard">
        <p>What is written, what people search for, and who comes, as far as it is measured.</p>
      </PageHero>
      <div className={styles['column']}>
        {state.kind === 'loading' && <Skeleton lines={12} label="Loading the figures" />}
        {state.kind === 'failed' && (
          <section aria-label="Problem">
            <SpokenError className={styles['problem']}>{state.problem}</SpokenError>
            <div>
              <Button variant="outline" onClick={() => void reload()}>
                Try again
              </Button>
            </div>
          </section>
        )}
        {state.kind === 'loaded' && (
          <>
            <dl className={styles['cards']}>
              {FIGURES.map(({ key, label, source }) => (
                <div key={key} className={styles['card']}>
                  <dt>{label}</dt>
                  <dd className={styles['figure']}>{Number(state.stats[key]).toLocaleString('en-GB')}</dd>
                  <dd className={styles['small']}>{source}</dd>
                </div>
              ))}
            </dl>
            <TrafficGoal stats={state.stats} />
            <ContentTypes stats={state.stats} />
            <KeywordList stats={state.stats} />
            <ContentLibrary content={state.content} />
            <NextSteps stats={state.stats} />
          </>
        )}
      </div>
    </>
  );
}
