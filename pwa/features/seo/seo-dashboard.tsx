import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SeoContentItem, SeoSource, SeoStats } from '#domain/contract/seo';
import { guidePath } from '#domain/guides/guide-slug';
import { longDay } from '#domain/text/day-text';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { logSeoError, readSeoContent, readSeoStats } from '../../platform/sync/seo.ts';
import { BarChart } from '../charts/charts.tsx';
import styles from './seo.module.css';

/** The articles, each published or a draft. */
function ContentLibrary({ content }: { content: readonly SeoContentItem[] }) {
  return (
    <section aria-labelledby="library">
      <h2 id="library">Content library</h2>
      {content.length === 0 ? (
        <div className={styles['card']}>
          <p>
            <strong>No SEO content found</strong>
          </p>
          <p>Content generation is in progress: articles appear here as they are written.</p>
        </div>
      ) : (
        <ul className={styles['list']} aria-label="Content library">
          {content.map(({ id, title, metaDescription, contentType, targetKeywords, isPublished }) => (
            <li key={id} className={styles['card']}>
              <span className={classNames(styles['badge'], styles[isPublished ? 'good' : 'plain'])}>
                {isPublished ? 'Published' : 'Draft'}
              </span>
              <h3>{isPublished ? <Link to={guidePath(id)}>{title}</Link> : title}</h3>
              <p>{metaDescription}</p>
              <p className={styles['small']}>{[contentType, ...targetKeywords].join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Next steps, derived from the figures. */
function NextSteps({ stats }: { stats: SeoStats }) {
  const { searchConsole, totalContent, publishedContent } = stats;
  const drafts = totalContent - publishedContent;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">Next steps</h2>
      <ol className={styles['steps']}>
        <li>
          <Link to="/seo-audit">Run the audit</Link> and fix what it finds, critical issues first.
        </li>
        {searchConsole === null && (
          <li>
            Import the queries of a search console in the{' '}
            <Link to="/admin?tab=search-console">Admin Panel</Link>, to see which searches lead here.
          </li>
        )}
        {drafts > 0 && <li>Finish and publish the drafts of the content library: {drafts}.</li>}
        {totalContent === 0 && <li>Write the first articles.</li>}
        <li>Write an article on what people search for but no page answers.</li>
      </ol>
    </section>
  );
}

type ContentState =
  | { kind: 'loading' }
  | { kind: 'loaded'; stats: SeoStats; content: SeoContentItem[] }
  | { kind: 'failed'; problem: string };

/** The figures and articles, read when the screen opens and on `reload`. */
function useSeoContent(): { state: ContentState; reload: () => Promise<void> } {
  const [state, setState] = useState<ContentState>({ kind: 'loading' });
  const reload = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const [stats, content] = await Promise.all([readSeoStats(), readSeoContent()]);
      setState({ kind: 'loaded', stats, content });
    } catch (error) {
      setState({ kind: 'failed', problem: logSeoError(error) });
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { state, reload };
}

const MONTHLY_VISITS_GOAL = 50_000;

const inWords = (count: number) => count.toLocaleString('en-GB');

/** Visits of a month against the goal; the bar ends at 100%. */
function TrafficGoal({ stats }: { stats: SeoStats }) {
  const { estimatedTraffic: visits, days, pageViews } = stats;
  const percent = Math.min(100, Math.floor((100 * visits) / MONTHLY_VISITS_GOAL));
  const ofGoal = `${inWords(visits)} of ${inWords(MONTHLY_VISITS_GOAL)} monthly visits`;
  return (
    <section aria-labelledby="traffic" className={styles['card']}>
      <h2 id="traffic">Traffic goal</h2>
      <ShareBar label="Traffic goal" percent={percent} words={[ofGoal, `${percent}%`]} />
      <p className={styles['small']}>
        Counted here in the last {days} days: visits by people who agreed to it, with {inWords(pageViews)}{' '}
        pages opened. We don’t count anyone else.
      </p>
    </section>
  );
}

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

/** Route `/seo-dashboard`: articles, keywords and visits, as far as they are measured. */
export function SeoDashboard() {
  const { state, reload } = useSeoContent();
  return (
    <>
      <PageHero section="bowlful" title="SEO Dashboard">
        <p>Our articles, what people search for, and how many visit, as far as we measure it.</p>
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

const UNITS: Record<SeoSource, string> = {
  site: 'searches typed here',
  'search-console': 'clicks in a search engine’s results',
  content: 'articles',
};

/** The top keywords with their source; says which source is missing and how to connect it. */
function KeywordList({ stats }: { stats: SeoStats }) {
  const { topKeywords, searchConsole } = stats;
  return (
    <section aria-labelledby="keywords" className={styles['card']}>
      <h2 id="keywords">Top keywords</h2>
      {topKeywords.length === 0 ? (
        <p>No keywords yet. We count a search once visitors have typed it on several days.</p>
      ) : (
        <BarChart
          title="Top keywords"
          columns={['Keyword', 'Count']}
          rows={topKeywords.map(({ keyword, count, source }) => ({
            name: keyword,
            count,
            note: UNITS[source],
          }))}
        />
      )}
      <p className={styles['small']}>
        {searchConsole === null
          ? 'No search console is connected. An administrator exports Queries.csv there and imports it in the Admin Panel, under Search console.'
          : `Search console, imported ${longDay(searchConsole.importedAt)}. Queries: ${inWords(searchConsole.queries)}, clicks: ${inWords(searchConsole.clicks)}, impressions: ${inWords(searchConsole.impressions)}.`}
      </p>
    </section>
  );
}
