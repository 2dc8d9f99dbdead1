import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { installsByHand, isInstalled } from '../../platform/state/installed.ts';
import { copyText } from '../page/copy-text.ts';
import item from '../page/item-card.module.css';
import styles from './household.module.css';

/** On an iPhone or iPad in the browser: the app on the home screen keeps data of its own, so it has to join itself. */
export function HomeScreenNote({ invitation }: { invitation: string }) {
  const [isApart] = useState(() => installsByHand(navigator.userAgent) && !isInstalled());
  if (!isApart) return null;
  return (
    <div className={styles['question']}>
      <p>
        <b>Is Bowlful on your home screen?</b>
      </p>
      <p>
        That app keeps its own data, apart from this browser. Copy the invitation, open Bowlful from the home
        screen, go to Settings and Household, press Join one and paste it there.
      </p>
      <div className={item['actions']}>
        <Button variant="outline" onClick={() => void copyText(invitation)}>
          Copy the invitation
        </Button>
      </div>
      <p className={styles['muted']}>Don’t use the app? Join here.</p>
    </div>
  );
}
