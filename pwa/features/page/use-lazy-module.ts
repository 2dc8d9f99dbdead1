import { useCallback, useEffect, useState } from 'react';

type Late<T> = { value: T | null; isFailed: boolean; retry: () => void };

/**
 * Loads a module after the first paint. It may be unavailable offline on a first visit: the screen then says so in
 * its place and the visitor can retry.
 * @param load stable between renders; null while the module is not needed
 */
export function useLazyModule<T extends object>(load: (() => Promise<T>) | null): Late<T> {
  const [value, setValue] = useState<T | null>(null);
  const [isFailed, setFailed] = useState(false);
  const start = useCallback(() => {
    if (load === null) return;
    let isWanted = true;
    setFailed(false);
    load().then(
      (module) => isWanted && setValue(module),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  useEffect(start, [start]);
  return { value, isFailed, retry: start };
}
