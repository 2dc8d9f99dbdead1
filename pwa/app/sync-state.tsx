import { useEffect, useState } from 'react';
import { whenInWords } from '../components/when-in-words.ts';
import { useConnection } from '../sync/connection.ts';
import styles from './sync-state.module.css';

/** What the device holds and since when: always on the page, said aloud once per change. */
export function SyncState() {
  const { syncing, lastPulledAt, catalogueCount, problem } = useConnection();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    if (lastPulledAt !== null) setNow(new Date());
  }, [lastPulledAt]);

  const held =
    catalogueCount !== null && `Available offline: ${catalogueCount.have} of ${catalogueCount.of} recipes`;
  const since =
    lastPulledAt !== null && now !== null && `last updated ${whenInWords(lastPulledAt, now, ' ')}`;
  const sentence = [held, since].filter(Boolean).join(', ');
  return (
    <div className={styles['state']} aria-live="polite">
      {sentence !== '' && <p>{sentence}.</p>}
      {syncing && sentence === '' && <p>Bringing the recipes to this device.</p>}
      {problem !== null && <p>{problem}</p>}
    </div>
  );
}
