import { useEffect, useMemo, useRef, useState } from 'react';
import { saveDraft, useDraft } from '../../database/drafts.ts';
import { type CheckerValues, EMPTY_VALUES, readKept } from './checker-values.ts';

export const CHECKER_DRAFT = 'nutrition-checker';
const SAVE_AFTER_MS = 300;

export type DraftState = 'none' | 'unsaved' | 'saved' | 'failed';

/**
 * The values of the checker, kept on the device while they are typed: shortly after the last key, and at once when the
 * page is left.
 */
export function useCheckerDraft() {
  const draft = useDraft(CHECKER_DRAFT);
  const kept = useMemo(() => readKept(draft), [draft]);
  const isRead = draft !== undefined;
  const [typed, setTyped] = useState<CheckerValues | null>(null);
  const [state, setState] = useState<DraftState>('none');
  const unsaved = useRef<CheckerValues | null>(null);
  const [keep] = useState(() => () => {
    const values = unsaved.current;
    if (values === null) return;
    unsaved.current = null;
    saveDraft(CHECKER_DRAFT, values).then(
      () => setState((before) => (unsaved.current === null ? 'saved' : before)),
      () => setState('failed'),
    );
  });

  useEffect(() => {
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', keepWhenHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  useEffect(() => {
    if (typed === null) return;
    setState('unsaved');
    // What is kept is read before it is written over: see `earlier`.
    if (!isRead) return;
    unsaved.current = typed;
    const timer = setTimeout(keep, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, isRead, keep]);

  /** What was kept here before, as it was first read. */
  const [earlier, setEarlier] = useState<CheckerValues | null>();
  if (isRead && earlier === undefined) setEarlier(kept);

  return { values: typed ?? kept ?? EMPTY_VALUES, setValues: setTyped, earlier, state };
}
