import { showToast } from '../../platform/state/toast-store.ts';
import { errorWords } from '../page/error-words.ts';
import { saveFile } from '../page/save-file.ts';
import { makeBackup } from './backup/backup.ts';

/** Downloads a backup of all the owner's data. */
export async function saveBackup(now: Date = new Date()): Promise<void> {
  try {
    const text = await makeBackup(now);
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `bowlful-backup-${now.toISOString().slice(0, 10)}.json`,
    );
  } catch (error) {
    showToast({ variant: 'destructive', title: 'Backup Failed', description: errorWords(error) });
  }
}
