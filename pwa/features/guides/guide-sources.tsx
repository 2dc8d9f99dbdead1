import type { GuideSource } from '#domain/guides/front-matter';
import styles from './guide.module.css';

/** Where an article has its facts from. */
export function GuideSources({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <section aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <ol className={styles['sources']}>
        {sources.map(({ title, publisher, year, address }) => (
          <li key={address}>
            {publisher}: <a href={address}>{title}</a>
            {year !== null && `, ${year}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
