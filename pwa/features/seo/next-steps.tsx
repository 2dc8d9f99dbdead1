import { Link } from 'react-router-dom';
import type { SeoStats } from '#domain/contract/seo';
import styles from './seo.module.css';

/** What to do next, from what the figures lack. */
export function NextSteps({ stats }: { stats: SeoStats }) {
  const { searchConsole, totalContent, publishedContent } = stats;
  const drafts = totalContent - publishedContent;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">Next steps</h2>
      <ol className={styles['steps']}>
        <li>
          <Link to="/seo-audit">Run the audit</Link> and mend what it finds, critical issues first.
        </li>
        {searchConsole === null && (
          <li>
            Import the queries of a search console in the{' '}
            <Link to="/admin?tab=search-console">Admin Panel</Link>, to see which searches lead here.
          </li>
        )}
        {drafts > 0 && <li>Finish and publish the drafts of the content library: {drafts}.</li>}
        {totalContent === 0 && <li>Write the first articles.</li>}
        <li>Answer in an article what people search for and no page says.</li>
      </ol>
    </section>
  );
}
