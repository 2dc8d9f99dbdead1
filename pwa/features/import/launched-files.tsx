import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { Button } from '../../components/button.tsx';
import { SpokenError, SpokenNote } from '../../components/spoken.tsx';
import { anyDirtyForm } from '../../platform/state/dirty-forms.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import card from '../nutrition/tool-card.module.css';
import { launchedStore, takeLaunches } from './launch-queue.ts';

/** Files opened with the app: shown at once if no form is in use, else offered. Stored either way. */
export function LaunchedFiles({ item, target }: { item: string | null; target: ImportTarget }) {
  const navigate = useNavigate();
  const { launched } = useStore(launchedStore);
  const [isWriting, setWriting] = useState(false);
  const open = (next: string) => {
    launchedStore.setState({ launched: null });
    navigate(importAddress(target, next));
  };
  useEffect(takeLaunches, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when it arrives
  useEffect(() => {
    if (launched !== null && launched !== 'failed' && item === null && !anyDirtyForm()) open(launched.item);
  }, [launched]);
  if (launched === null) return null;
  if (launched === 'failed') {
    return (
      <SpokenError className={styles['problem']}>
        We couldn’t open the file. Try again, or copy its text and paste it.
      </SpokenError>
    );
  }
  return (
    <section className={card['card']}>
      <SpokenNote className={styles['link']}>
        <b>{launched.name}</b> was opened and is saved on this device.{' '}
        {isWriting && 'Finish what you are writing first, or find it later under ‘Not finished’.'}
      </SpokenNote>
      <Button
        variant="outline"
        onClick={() => {
          if (anyDirtyForm()) setWriting(true);
          else open(launched.item);
        }}
      >
        Read it now
      </Button>
    </section>
  );
}
