import { createStore } from 'zustand';

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
export const launchedStore = createStore<{ launched: Launched | null }>(() => ({ launched: null }));

/** Session key of the last launch, whose files a reload delivers again. */
const TAKEN = 'launched-files';
const keyOf = (files: readonly File[]) =>
  JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified]));

let isListening = false;

/** Stores the files of launches, including those before this call. Only desktop Chromium has them. */
export function takeLaunches(): void {
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
    const { takeFiles } = await import('../intake/take-in.ts');
    const item = await takeFiles(files);
    sessionStorage.setItem(TAKEN, key);
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    return { item, name: `${files[0]?.name}${more}` };
  } catch {
    return 'failed';
  }
}
