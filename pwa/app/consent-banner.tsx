import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ACCEPT_ALL, NECESSARY_ONLY } from '#domain/consent/stored-consent';
import { Button } from '../components/button.tsx';
import { chooseConsent, customizeConsent } from '../platform/database/consent.ts';
import styles from './consent-banner.module.css';

/** Asks for consent. Placed after the content, with every answer equally easy. */
export function ConsentBanner() {
  const reject = () => chooseConsent(NECESSARY_ONLY);
  return (
    <section aria-label="Cookies" className={styles['banner']}>
      {/* Two paragraphs: a single one would be a list page's largest contentful paint, and late. */}
      <div className={styles['text']}>
        <p>May we count visits and show advertisements?</p>
        <p>
          Recipes work either way. <Link to="/privacy-policy">Privacy Policy</Link>
        </p>
      </div>
      <div className={styles['answers']}>
        <Button variant="outline" onClick={() => chooseConsent(ACCEPT_ALL)}>
          Accept All
        </Button>
        <Button variant="outline" onClick={reject}>
          Reject Non-Essential
        </Button>
        <Button variant="ghost" onClick={customizeConsent}>
          Customize
        </Button>
      </div>
      <button
        type="button"
        className={styles['close']}
        aria-label="Close, allow only what is necessary"
        onClick={reject}
      >
        <X size={20} aria-hidden />
      </button>
    </section>
  );
}
