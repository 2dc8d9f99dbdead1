import { Link } from 'react-router-dom';
import type { Guide } from '#domain/guides/guide';
import { guidePath } from '#domain/guides/guide-slug';
import styles from './guide.module.css';

const TOOLS = [
  { to: '/tools/nutrition-checker', label: 'Check a recipe of your own' },
  { to: '/tools/portion-calculator', label: 'Work out the portions' },
  { to: '/guides', label: 'All guides' },
] as const;

/** Where to go from an article. */
export function GuideAside({ related }: Pick<Guide, 'related'>) {
  return (
    <aside className={styles['aside']} aria-label="Read on">
      {related.length > 0 && (
        <nav aria-labelledby="related-title">
          <h2 id="related-title">Read on</h2>
          <ul>
            {related.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={guidePath(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="tools-title">
        <h2 id="tools-title">Try it</h2>
        <ul>
          {TOOLS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
