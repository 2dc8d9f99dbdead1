import { useEffect, useRef } from 'react';

/** Reads again once the sign-in no longer covers the page: data read earlier may be stale. */
export function useReloadWhenShown(isShown: boolean, reload: () => Promise<void>): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) void reload();
    wasShown.current = isShown;
  }, [isShown, reload]);
}
