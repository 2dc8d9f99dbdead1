import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SpokenError } from '../../components/spoken.tsx';
import item from '../page/item-card.module.css';
import { openBackup } from './backup/backup.ts';
import type { Backup } from './backup/backup-file.ts';
import { type RecipeFile, RecipeFileNote, recipeInFile } from './recipe-file-note.tsx';
import { RestoreQuestion } from './restore-question.tsx';
import { saveBackup } from './save-backup.ts';
import { Note, SettingsCard } from './settings-card.tsx';

/** Exports a backup file and restores one. */
export function BackupSection() {
  const input = useRef<HTMLInputElement>(null);
  const [backup, setBackup] = useState<Backup | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [recipeFile, setRecipeFile] = useState<RecipeFile | null>(null);

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Allows selecting the same file again.
    setBackup(null);
    setProblem(null);
    setRecipeFile(null);
    if (file === undefined) return;
    try {
      setBackup(await openBackup(file));
    } catch (error) {
      const recipe = await recipeInFile(file);
      if (recipe === null) setProblem((error as Error).message);
      else setRecipeFile(recipe);
    }
    target.value = '';
  }

  return (
    <SettingsCard id="backup" title="Backup">
      <p>
        One file with your pets, favourites, plans, shopping list, cook sessions, drafts and settings, and the
        texts that wait in the queue. Photos in the queue are not part of it.
      </p>
      <div className={item['actions']}>
        <Button variant="outline" onClick={() => void saveBackup()}>
          Save a backup
        </Button>
        <Button variant="outline" onClick={() => input.current?.click()}>
          Restore a backup
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="Backup file"
          hidden
          onChange={(event) => void handleFile(event)}
        />
      </div>
      {problem !== null && <SpokenError className={item['reason']}>{problem}</SpokenError>}
      {recipeFile !== null && <RecipeFileNote found={recipeFile} />}
      {backup !== null && <RestoreQuestion backup={backup} onDone={() => setBackup(null)} />}
      <Note>Nothing of this is on our servers: without a backup it is on this device alone.</Note>
    </SettingsCard>
  );
}
