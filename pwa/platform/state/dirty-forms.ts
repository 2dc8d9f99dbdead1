import { useEffect, useId } from 'react';

const dirty = new Set<string>();

/** True if any form on the page has unsaved input, in which case nothing may reload the page. */
export function anyDirtyForm(): boolean {
  return dirty.size > 0;
}

/** Registers a form while it has unsaved input. */
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
