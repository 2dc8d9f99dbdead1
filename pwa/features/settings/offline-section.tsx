import { Button } from '../../components/button.tsx';
import { bytesInWords } from '../../components/bytes-in-words.ts';
import { type StorageUse, useStorageUse } from '../../platform/database/storage-use.ts';
import { useConnection } from '../../platform/sync/connection.ts';
import { useHeldRecipes } from '../../platform/sync/held-recipes.ts';
import { offlineSentence } from '../page/offline-sentence.ts';
import { Note, SettingsCard } from './settings-card.tsx';

function usedInWords({ usedBytes, quotaBytes }: StorageUse): string {
  if (usedBytes === null) return 'This browser does not tell how much room Bowlful takes.';
  const of = quotaBytes === null ? '' : ` of ${bytesInWords(quotaBytes)} that this browser allows`;
  return `Storage used: ${bytesInWords(usedBytes)}${of}.`;
}

function persistenceInWords({ isPersisted }: StorageUse): string {
  if (isPersisted === null) return 'This browser does not tell whether it keeps the storage.';
  return isPersisted
    ? 'This browser has promised to keep it, also when it runs short of room.'
    : 'This browser may clear it when it runs short of room, or when you do not come back for a while.';
}

/** Offline data on this device, and whether its storage is persistent. */
export function OfflineSection() {
  const { problem } = useConnection();
  const held = useHeldRecipes();
  const { use, askToKeep } = useStorageUse();
  return (
    <SettingsCard id="offline" title="On this device">
      <p>{offlineSentence(held, new Date()) || 'Available offline: no recipes yet.'}</p>
      {problem !== null && <p>{problem}</p>}
      {use !== undefined && (
        <>
          <Note>{usedInWords(use)}</Note>
          <Note>{persistenceInWords(use)}</Note>
          {use.isPersisted === false && (
            <Button variant="outline" onClick={() => void askToKeep().catch(() => {})}>
              Ask the browser to keep it
            </Button>
          )}
        </>
      )}
    </SettingsCard>
  );
}
