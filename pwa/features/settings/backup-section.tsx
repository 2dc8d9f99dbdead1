import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NOTES_DRAFTS } from '#domain/own/recipe-notes';
import { localDate } from '#domain/plan/calendar';
import { counted } from '#domain/text/sentence-parts';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { isLabelFoodKey } from '../../platform/database/label-food-rows.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { importAddress } from '../intake/import-target.ts';
import item from '../page/item-card.module.css';
import { errorWords } from '../page/run-command.ts';
import { saveFile } from '../page/save-and-share.ts';
import { makeBackup, openBackup, restoreBackup } from './backup/backup.ts';
import type { Backup } from './backup/backup-file.ts';
import type { RestoreMode } from './backup/backup-tables.ts';
import { Note, SettingsCard } from './settings-card.tsx';

const ifAny = (count: number, one: string, several?: string) =>
  count === 0 ? [] : [counted(count, one, several)];

/** Contents of a backup in words, for the question before it is restored. */
function backupInWords(backup: Backup): string {
  const notes = backup.drafts.filter(({ key }) => key.startsWith(NOTES_DRAFTS)).length;
  const labelFoods = backup.preferences.filter(({ key }) => isLabelFoodKey(key)).length;
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
    ...ifAny(notes, 'recipe with your notes', 'recipes with your notes'),
    ...ifAny(backup.drafts.length - notes, 'draft'),
    ...ifAny(labelFoods, 'food from a label', 'foods from a label'),
    ...ifAny(backup.preferences.length - labelFoods, 'setting'),
    ...ifAny(backup.queue.length, 'text not sent yet', 'texts not sent yet'),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** Describes the backup and asks whether to merge it with the device's data or replace that. */
function RestoreQuestion({ backup, onDone }: { backup: Backup; onDone: () => void }) {
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
      showToast({ variant: 'destructive', title: 'Restore Failed', description: errorWords(error) });
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

/** A file opened as a backup that contains recipes. */
type RecipeFile = { file: File; title: string | null; count: number };

/** The recipes in a file; null if there are none, or the parser cannot be loaded. */
async function recipeInFile(file: File): Promise<RecipeFile | null> {
  try {
    const { readParts } = await import('../intake/read-parts.ts');
    const { name, type } = file;
    const { recipes } = await readParts([{ name, type, content: await file.arrayBuffer() }]);
    const [first] = recipes;
    return first === undefined ? null : { file, title: first.recipe.title, count: recipes.length };
  } catch {
    return null;
  }
}

/** Explains that the file is a recipe rather than a backup, and links to its import. */
function RecipeFileNote({ found: { file, title, count } }: { found: RecipeFile }) {
  const navigate = useNavigate();
  const [isFailed, setFailed] = useState(false);
  const what = count > 1 ? `${count} recipes` : title === null ? 'a recipe' : `the recipe “${title}”`;

  async function open() {
    try {
      const { importFiles } = await import('../intake/store-import.ts');
      navigate(importAddress('submit', await importFiles([file])));
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={item['question']}>
      <SpokenError>
        This file holds {what} and isn’t a backup. Import it to look it over, then submit or check it. Nothing
        was changed.
      </SpokenError>
      {isFailed && <SpokenError>We couldn’t open the file. Choose it again.</SpokenError>}
      <div className={item['actions']}>
        <Button type="button" onClick={() => void open()}>
          Open it in the import
        </Button>
      </div>
    </div>
  );
}

/** Exports a backup file and restores one. */
export function BackupSection() {
  const input = useRef<HTMLInputElement>(null);
  const [backup, setBackup] = useState<Backup | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [recipeFile, setRecipeFile] = useState<RecipeFile | null>(null);

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    setBackup(null);
    setProblem(null);
    setRecipeFile(null);
    if (file === undefined) return;
    try {
      setBackup(await openBackup(file));
    } catch (error) {
      const recipe = await recipeInFile(file);
      if (recipe === null) setProblem(errorWords(error, 'We couldn’t read this file. Nothing was changed.'));
      else setRecipeFile(recipe);
    }
    // Allows selecting the same file again.
    target.value = '';
  }

  return (
    <SettingsCard id="backup" title="Backup">
      <p>
        One file with your pets, favourites, plans, shopping list, cook sessions, drafts and settings, and the
        texts that wait in the queue. Photos are not part of it.
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
      <Note>We have no copy that we can read: without a backup, it’s only on your devices.</Note>
    </SettingsCard>
  );
}

/** Downloads a backup of all the owner's data. */
export async function saveBackup(now: Date = new Date()): Promise<void> {
  try {
    const text = await makeBackup(now);
    saveFile(new Blob([text], { type: 'application/json' }), `bowlful-backup-${localDate(now)}.json`);
  } catch (error) {
    showToast({ variant: 'destructive', title: 'Backup Failed', description: errorWords(error) });
  }
}
