import { useState } from 'react';
import { counted } from '#domain/text/counted';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../platform/state/toast-store.ts';
import item from '../page/item-card.module.css';
import { restoreBackup } from './backup/backup.ts';
import type { Backup } from './backup/backup-file.ts';
import type { RestoreMode } from './backup/backup-tables.ts';

const ifAny = (count: number, one: string, several?: string) =>
  count === 0 ? [] : [counted(count, one, several)];

/** Contents of a backup in words, for the question before it is restored. */
function backupInWords(backup: Backup): string {
  const parts = [
    ...ifAny(backup.pets.length, 'pet'),
    ...ifAny(backup.favourites.length, 'favourite'),
    ...ifAny(backup.ownRecipes.length, 'recipe of your own', 'recipes of your own'),
    ...ifAny(backup.cookedDays.length, 'recipe you’ve cooked', 'recipes you’ve cooked'),
    ...ifAny(backup.weighIns.length, 'pet with its weights', 'pets with their weights'),
    ...ifAny(backup.fedMeals.length, 'meal you marked as fed', 'meals you marked as fed'),
    ...ifAny(backup.plans.length, 'plan'),
    ...ifAny(backup.shopping.length, 'shopping list'),
    ...ifAny(backup.cookSessions.length, 'cook session'),
    ...ifAny(backup.drafts.length, 'draft'),
    ...ifAny(backup.preferences.length, 'setting'),
    ...ifAny(backup.queue.length, 'text not sent yet', 'texts not sent yet'),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** Describes the backup and asks whether to merge it with the device's data or replace that. */
export function RestoreQuestion({ backup, onDone }: { backup: Backup; onDone: () => void }) {
  const [isPending, setPending] = useState(false);
  const madeOn = new Date(backup.madeAt).toLocaleDateString('en-GB', { dateStyle: 'long' });

  async function restore(mode: RestoreMode) {
    setPending(true);
    try {
      await restoreBackup(backup, mode);
      showToast({
        title: 'Backup Restored',
        description: 'We’ve restored everything in the file to this device.',
      });
      onDone();
    } catch (error) {
      showToast({ variant: 'destructive', title: 'Restore Failed', description: (error as Error).message });
      setPending(false);
    }
  }

  return (
    <div role="alertdialog" aria-label="Restore this backup?" className={item['question']}>
      <p>
        This backup of {madeOn} holds {backupInWords(backup)}.
        {backup.queue.length > 0 && ' Anything not sent yet goes back to the queue and is sent once.'}
      </p>
      <div className={item['actions']}>
        <Button disabled={isPending} onClick={() => void restore('merge')} autoFocus>
          Add to what is here
        </Button>
        <Button variant="destructive" disabled={isPending} onClick={() => void restore('replace')}>
          Replace what is here
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
