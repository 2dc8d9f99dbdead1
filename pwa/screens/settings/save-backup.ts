import { showToast } from '../../components/toast-store.ts';
import { makeBackup } from '../../database/backup.ts';
import { saveFile } from '../queue/save-file.ts';

/** Hands the owner one file with everything of theirs. */
export async function saveBackup(now: Date = new Date()): Promise<void> {
  try {
    const text = await makeBackup(now);
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `bowlful-backup-${now.toISOString().slice(0, 10)}.json`,
    );
  } catch (error) {
    showToast({ variant: 'destructive', title: 'Backup Failed', description: (error as Error).message });
  }
}
