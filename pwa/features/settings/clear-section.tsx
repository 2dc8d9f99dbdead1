import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import item from '../page/item-card.module.css';
import { errorWords } from '../page/run-command.ts';
import { clearOwnerData } from './backup/backup.ts';
import { saveBackup } from './backup-section.tsx';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';

/** Deletes all of the owner's data from this device, after one confirmation that lists unsent items. */
export function ClearSection() {
  const [isAsking, setAsking] = useState(false);
  const unsent = (useOutbox() ?? []).filter(({ status }) => status !== 'sent');

  async function clear() {
    try {
      await clearOwnerData();
      showToast({
        title: 'Data Cleared',
        description: 'We’ve cleared everything of yours from this device.',
      });
    } catch (error) {
      showToast({ variant: 'destructive', title: 'Not Cleared', description: errorWords(error) });
    }
    setAsking(false);
  }

  return (
    <SettingsCard id="clear" title="Clear my data">
      <p>
        Removes your pets and their weights and meals, your own recipes and foods, favourites, plans, shopping
        list, cook sessions, reminders, drafts, settings and the queue from this device. Our recipes stay.
      </p>
      {!isAsking && (
        <Button variant="destructive" onClick={() => setAsking(true)}>
          Clear my data
        </Button>
      )}
      {isAsking && (
        <div role="alertdialog" aria-label="Clear everything of yours?" className={item['question']}>
          {unsent.length === 0 ? (
            <p>Clear everything of yours on this device? You can’t get it back without a backup.</p>
          ) : (
            <>
              <p>
                These haven’t been sent yet, and there’s no other copy. Clear them with everything else of
                yours?
              </p>
              <ul className={styles['list']}>
                {unsent.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
            </>
          )}
          <div className={item['actions']}>
            <Button variant="destructive" onClick={() => void clear()}>
              Clear everything
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)} autoFocus>
              Keep
            </Button>
            <Button variant="ghost" onClick={() => void saveBackup()}>
              Save a backup first
            </Button>
          </div>
        </div>
      )}
    </SettingsCard>
  );
}
