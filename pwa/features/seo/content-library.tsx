import { Link } from 'react-router-dom';
import type { SeoContentItem } from '#domain/contract/seo-content';
import { guidePath } from '#domain/guides/guide-slug';
import { classNames } from '../../components/class-names.ts';
import styles from './seo.module.css';

/** The articles, each published or a draft. */
export function ContentLibrary({ content }: { content: readonly SeoContentItem[] }) {
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
