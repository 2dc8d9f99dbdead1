import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SpokenNote } from '../components/announce.tsx';
import { offlineSentence } from '../features/page/offline-sentence.ts';
import { useSiteSettings } from '../platform/database/site-settings.ts';
import { useConnection } from '../platform/sync/connection.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import styles from './footer.module.css';
import { FOOTER_GROUPS } from './navigation.ts';

/** Loaded on click: consent is not needed for first paint. */
const customizeCookies = () =>
  void import('../platform/database/consent.ts').then(({ customizeConsent }) => customizeConsent());

/** Navigation, state of the offline data, and how the site is funded. */
export function Footer() {
  const { supportEmail, affiliateTags } = useSiteSettings();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['columns']}>
          {FOOTER_GROUPS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={styles['title']}>{title}</p>
              {links.map(({ to, label }) => (
                <Link key={to} to={to} className={styles['link']}>
                  {label}
                </Link>
              ))}
              {title === 'Legal' && (
                <button type="button" className={styles['link']} onClick={customizeCookies}>
                  Cookie settings
                </button>
              )}
              {title === 'Bowlful' && supportEmail !== undefined && (
                <a href={`mailto:${supportEmail}`} className={styles['link']}>
                  Contact support
                </a>
              )}
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
          <p>
            Bowlful is a participant in the Amazon Associates programme.
            {Object.keys(affiliateTags).length === 0 && ' The links of this site carry no associate tag yet.'}
          </p>
          <p suppressHydrationWarning>© 2024–{new Date().getFullYear()} Bowlful</p>
        </div>
      </div>
    </footer>
  );
}

/** Freshness of the device's data: always on the page, silent unless something is wrong. */
export function SyncState() {
  const connection = useConnection();
  const { syncing, lastPulledAt, problem } = connection;
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    if (lastPulledAt !== null) setNow(new Date());
  }, [lastPulledAt]);

  const sentence = offlineSentence(connection, now);
  return (
    <div className={styles['state']}>
      {sentence !== '' && <p>{sentence}</p>}
      {syncing && sentence === '' && <p>Saving the recipes to this device.</p>}
      {problem !== null && <SpokenNote>{problem}</SpokenNote>}
    </div>
  );
}
