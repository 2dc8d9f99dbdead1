import { Link } from 'react-router-dom';
import { type Finding, RULES } from '#domain/seo/finding';
import styles from './seo.module.css';

/** Findings of critical weight, each with its page and what to do. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles['list']} aria-label="Critical issues">
      {findings.map(({ code, page, problem }) => (
        <li key={`${code} ${page} ${problem}`} className={styles['card']}>
          <div className={styles['finding']}>
            <Link to={page} className={styles['link']} reloadDocument={page.includes('.')}>
              {page}
            </Link>
            <p>{problem}</p>
            <p>
              <strong>{RULES[code].advice}</strong>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
