import { useEffect, useId } from 'react';

const dirty = new Set<string>();

/** Whether any form on the page holds words that are not saved: nothing may reload the page then. */
export function anyDirtyForm(): boolean {
  return dirty.size > 0;
}

/** Registers a form for as long as it holds unsaved words. */
export function useDirtyForm(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    dirty.add(id);
    return () => {
      dirty.delete(id);
    };
  }, [id, isDirty]);
}
