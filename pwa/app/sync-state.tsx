import { useEffect, useState } from 'react';
import { SpokenNote } from '../components/spoken.tsx';
import { offlineSentence } from '../features/page/offline-sentence.ts';
import { useConnection } from '../platform/sync/connection.ts';
import styles from './sync-state.module.css';

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
