import { useCallback, useEffect, useState } from 'react';

export type Late<T> = { value: T | null; isFailed: boolean; retry: () => void };

/**
 * A part of the app that arrives after the first paint. Offline on a first visit it may not come: then the screen says
 * so in its place and the visitor tries again.
 * @param load kept the same between renders; null while the part is not wanted
 */
export function useLate<T extends object>(load: (() => Promise<T>) | null): Late<T> {
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
