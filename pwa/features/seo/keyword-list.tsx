import type { SeoSource, SeoStats } from '#domain/contract/seo';
import { longDay } from '#domain/text/day-text';
import { BarChart } from '../charts/bar-chart.tsx';
import styles from './seo.module.css';

const UNITS: Record<SeoSource, string> = {
  site: 'searches typed here',
  'search-console': 'clicks in a search engine’s results',
  content: 'articles',
};

const inWords = (count: number) => count.toLocaleString('en-GB');

/** The top keywords with their source; says which source is missing and how to connect it. */
export function KeywordList({ stats }: { stats: SeoStats }) {
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
