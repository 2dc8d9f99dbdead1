import { Link } from 'react-router-dom';
import { type Finding, type FindingCode, RULES } from '#domain/seo/finding';
import { classNames } from '../../components/class-names.ts';
import styles from './seo.module.css';

const SHOWN = 10;
const WORDS = { critical: 'Critical', warning: 'Warning', advice: 'Suggestion' } as const;
const COLOURS = { critical: 'poor', warning: 'fair', advice: 'plain' } as const;

function byCode(findings: readonly Finding[]): [FindingCode, Finding[]][] {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return codes.map((code) => [code, findings.filter((finding) => finding.code === code)]);
}

/** What to do: one card per kind of fault, with the affected pages. */
export function RecommendationList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles['list']} aria-label="Recommendations">
      {byCode(findings).map(([code, group]) => (
        <li key={code} className={styles['card']}>
          <span className={classNames(styles['badge'], styles[COLOURS[RULES[code].severity]])}>
            {WORDS[RULES[code].severity]}
          </span>
          <h3>{RULES[code].advice}</h3>
          <ul className={styles['finding']}>
            {group.slice(0, SHOWN).map(({ page, problem }) => (
              <li key={`${page} ${problem}`}>
                <Link to={page} reloadDocument={page.includes('.')}>
                  {page}
                </Link>
                : {problem}
              </li>
            ))}
          </ul>
          {group.length > SHOWN && <p className={styles['small']}>And {group.length - SHOWN} more.</p>}
        </li>
      ))}
    </ul>
  );
}
