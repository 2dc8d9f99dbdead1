import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createStore, useStore } from 'zustand';
import { SpokenError, SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { anyDirtyForm } from '../../platform/state/dirty-forms.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import card from '../nutrition/tool-card.module.css';

/** Part of the Launch Handler API, which no TypeScript library declares. */
type LaunchParams = { readonly files?: readonly { getFile(): Promise<File> }[] };
declare global {
  interface Window {
    readonly launchQueue?: { setConsumer(consumer: (launch: LaunchParams) => void): void };
  }
}

/** The stored import of files opened with the app, or 'failed'. */
type Launched = { item: string; name: string } | 'failed';

/** The latest launch that has not been shown. */
const launchedStore = createStore<{ launched: Launched | null }>(() => ({ launched: null }));

/** Session key of the last launch, whose files a reload delivers again. */
const TAKEN = 'launched-files';
const keyOf = (files: readonly File[]) =>
  JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified]));

let isListening = false;

/** Stores the files of launches, including those before this call. Only desktop Chromium has them. */
function takeLaunches(): void {
  if (isListening) return;
  isListening = true;
  window.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void take(files).then((launched) => launchedStore.setState({ launched }));
  });
}

async function take(handles: NonNullable<LaunchParams['files']>): Promise<Launched | null> {
  try {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    const key = keyOf(files);
    if (sessionStorage.getItem(TAKEN) === key) return null;
    const { importFiles } = await import('../intake/store-import.ts');
    const item = await importFiles(files);
    sessionStorage.setItem(TAKEN, key);
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    return { item, name: `${files[0]?.name}${more}` };
  } catch {
    return 'failed';
  }
}

/** Files opened with the app: shown at once, or offered if another import or unsaved text is open. Always stored. */
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
  // Another import has been opened since a file couldn't be.
  useEffect(() => {
    if (item !== null && launchedStore.getState().launched === 'failed')
      launchedStore.setState({ launched: null });
  }, [item]);
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
