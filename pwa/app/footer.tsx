import { Link } from 'react-router-dom';
import { AppearanceChoice } from './appearance-choice.tsx';
import styles from './footer.module.css';
import { FOOTER_LINKS } from './navigation.ts';
import { SyncState } from './sync-state.tsx';

/** Ways around, what the device holds, and what the site lives on. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['columns']}>
          {FOOTER_LINKS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={styles['title']}>{title}</p>
              {links.map(({ to, label }) => (
                <Link key={to} to={to} className={styles['link']}>
                  {label}
                </Link>
              ))}
            </nav>
          ))}
          <div className={styles['appearance']}>
            <p className={styles['title']}>Appearance</p>
            <AppearanceChoice />
          </div>
        </div>
        <SyncState />
        <div className={styles['small']}>
          <p>Bowlful earns commissions from qualifying purchases at no extra cost to you.</p>
          <p>Bowlful is a participant in the Amazon Associates programme.</p>
          <p suppressHydrationWarning>© 2024–{new Date().getFullYear()} Bowlful</p>
        </div>
      </div>
    </footer>
  );
}
