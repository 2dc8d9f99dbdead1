import { useEffect } from 'react';
import { useStore } from 'zustand';
import { showToast } from '../platform/state/toast-store.ts';
import { connectionStore } from '../platform/sync/connection.ts';

/** Tells of a recipe that was read from a link, unless its import is what the person looks at. */
export function useLinkNews(): void {
  const read = useStore(connectionStore, ({ linkRead }) => linkRead);
  useEffect(() => {
    if (read === null || new URLSearchParams(location.search).get('item') === read.id) return;
    showToast({ title: 'Recipe read from its link', description: `${read.title}: open it in the queue.` });
  }, [read]);
}
