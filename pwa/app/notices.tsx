import { WifiOff, X } from 'lucide-react';
import { useAnnouncement } from '../components/announce.ts';
import { SpokenNote } from '../components/spoken.tsx';
import { dismissClearedNotice, useClearedNotice } from '../platform/database/cleared-notice.ts';
import { useConnection } from '../platform/sync/connection.ts';
import styles from './notices.module.css';

/** Notices for every screen, directly under the cloth: offline, or data that the browser evicted. */
export function Notices() {
  const { online } = useConnection();
  const cleared = useClearedNotice();
  useAnnouncement(online ? 'Back online' : 'No network: showing what’s saved');
  return (
    <div className={styles['notices']}>
      {!online && (
        <p className={styles['pill']}>
          <WifiOff size={18} aria-hidden /> Offline, showing saved recipes
        </p>
      )}
      {cleared !== null && (
        <div className={styles['notice']}>
          <SpokenNote>{cleared}</SpokenNote>
          <button
            type="button"
            className={styles['close']}
            aria-label="Close"
            onClick={() => void dismissClearedNotice()}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
