import { GUIDE_ROWS } from 'virtual:guide-rows';
import { Link } from 'react-router-dom';
import { guidePath } from '#domain/guides/guide-slug';
import { PageHero } from '../../components/page-hero.tsx';
import styles from './guide.module.css';
import { kindAndMinutes } from './guide-facts.ts';

/** Route `/guides`: all articles. */
export function GuidesPage() {
  return (
    <>
      <PageHero section="bowlful" title="Guides">
        <p>Feeding home-made food well, explained with sources. You can read them offline.</p>
      </PageHero>
      <div className={styles['page']}>
        <ul className={styles['rows']}>
          {GUIDE_ROWS.map((row) => (
            <li key={row.slug} className={styles['row']}>
              <p className={styles['small']}>{kindAndMinutes(row)}</p>
              <h2>
                <Link to={guidePath(row.slug)}>{row.title}</Link>
              </h2>
              <p>{row.metaDescription}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
