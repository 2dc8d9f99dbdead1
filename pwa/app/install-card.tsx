import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../components/button.tsx';
import { setPreference, usePreference, usePreferencesRead } from '../platform/database/preferences.ts';
import { useHasReasonToInstall } from '../platform/database/visits.ts';
import { installsByHand, isInstalled } from '../platform/state/installed.ts';
import styles from './install-card.module.css';
import { acceptInstallOffer, installOfferStore } from './install-offer.ts';
import { nextSnooze } from './install-snooze.ts';

/** Offers installation after a second visit or once something is saved. Never covers the content. */
export function InstallCard() {
  const { offer } = useStore(installOfferStore);
  const hasReason = useHasReasonToInstall();
  const snoozedUntil = usePreference('installSnoozedUntil');
  const isRead = usePreferencesRead();
  const [byHand, setByHand] = useState(false);
  useEffect(() => setByHand(installsByHand(navigator.userAgent) && !isInstalled()), []);

  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  if (!isRead || !hasReason || isSnoozed || (offer === null && !byHand)) return null;
  const snooze = () => void setPreference('installSnoozedUntil', nextSnooze(snoozedUntil, new Date()));
  return (
    <aside aria-label="Install Bowlful" className={styles['card']}>
      <div>
        <p className={styles['title']}>Keep Bowlful on this device</p>
        <p className={styles['text']}>
          {offer === null
            ? 'Tap Share, then Add to Home Screen. Every recipe then opens without a network.'
            : 'It opens like any other app, and every recipe works without a network.'}
        </p>
      </div>
      {offer !== null && (
        <Button variant="soft" onClick={() => void acceptInstallOffer().then((agreed) => agreed || snooze())}>
          Install
        </Button>
      )}
      <button type="button" className={styles['close']} aria-label="Not now" onClick={snooze}>
        <X size={20} aria-hidden />
      </button>
    </aside>
  );
}
