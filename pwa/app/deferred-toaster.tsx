import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../components/lazy-part.ts';
import { toastStore } from '../platform/state/toast-store.ts';

const Toaster = lazyPart(() => import('./toaster.tsx'), 'Toaster');

/** The notification region, loaded by the first toast or by F8. */
export function DeferredToaster() {
  const hasToast = useStore(toastStore, ({ toast }) => toast !== null);
  const [calledBy, setCalledBy] = useState<'toast' | 'key' | null>(null);
  useEffect(() => {
    if (hasToast) setCalledBy((before) => before ?? 'toast');
  }, [hasToast]);
  useEffect(() => {
    if (calledBy !== null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && setCalledBy('key');
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [calledBy]);
  if (calledBy === null) return null;
  return (
    <Suspense>
      <Toaster takesFocus={calledBy === 'key'} />
    </Suspense>
  );
}
