import { useEffect, useState } from 'react';
import { loadDevice } from '../../platform/database/device.ts';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';

/** Storage used by this site; null for values that the browser does not report. */
export type StorageUse = { usedBytes: number | null; quotaBytes: number | null; isPersisted: boolean | null };

async function readStorageUse(): Promise<StorageUse> {
  const [estimate, isPersisted] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  return {
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    isPersisted: isPersisted ?? null,
  };
}

/** Read once, and again after `askToKeep`; undefined until then. */
export function useStorageUse(): { use: StorageUse | undefined; askToKeep: () => Promise<void> } {
  const [use, setUse] = useState(usePrerendered('storageUse', readStorageUse));
  useEffect(() => {
    let isShown = true;
    void readStorageUse().then((read) => isShown && setUse(read));
    return () => {
      isShown = false;
    };
  }, []);
  return {
    use,
    /** Asks the browser to exempt the data from eviction; it may refuse silently. */
    async askToKeep() {
      const granted = await navigator.storage?.persist?.().catch(() => false);
      setUse(await readStorageUse());
      const device = await loadDevice();
      const value = granted === undefined ? 'unsupported' : granted ? 'granted' : 'denied';
      await device.run((database) => database.preferences.put({ key: 'persistence', value }));
    },
  };
}
