import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraft } from '../../platform/database/drafts.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { CHECKER_DRAFT, type CheckerValues, EMPTY_VALUES, readKept } from './checker-values.ts';

/** A change that the visitor did not type: its description and the values before it. */
export type CheckerChange = {
  done: readonly string[];
  before: CheckerValues;
  /** A whole list was replaced: undo stays available while the visitor types. */
  isLasting: boolean;
};

/** Replaces `from` by `next` and describes the change; does nothing if the form has changed since. */
export type ApplyChange = (from: CheckerValues, next: CheckerValues, done: readonly string[]) => void;

/** The form's values, the last change that the visitor did not type, and the text that was shared with the page. */
export function useChecker() {
  const { values, setValues, state } = useKeptForm(CHECKER_DRAFT, readKept, EMPTY_VALUES, '\n');
  const [change, setChange] = useState<CheckerChange | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shared = new URLSearchParams(search).get('text')?.trim() ?? '';
  // A render after the draft was read: by then it is merged with the text typed before.
  const isRead = useDraft(CHECKER_DRAFT) !== undefined;
  const [isJoined, setJoined] = useState(false);
  useEffect(() => setJoined(isRead), [isRead]);

  // After the draft has been read, so that a shared text does not overwrite the visitor's own list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is applied once
  useEffect(() => {
    if (!isJoined || shared === '') return;
    if (values.ingredients.trim() !== '' && values.ingredients !== shared) {
      const sentence = 'We replaced your list with the shared text.';
      setChange({ done: [sentence], before: values, isLasting: true });
    }
    setValues({ ...values, ingredients: shared });
    navigate(pathname, { replace: true });
  }, [isJoined, shared]);

  // A stable function, so that the results need not re-render for it.
  const live = useRef({ values, setValues });
  live.current = { values, setValues };
  const [apply] = useState(
    (): ApplyChange => (from, next, done) => {
      if (JSON.stringify(from) !== JSON.stringify(live.current.values)) return;
      setChange({ done, before: from, isLasting: false });
      live.current.setValues(next);
    },
  );

  return {
    values,
    state,
    change,
    setValues(next: CheckerValues): void {
      setChange((before) => (before?.isLasting ? before : null));
      setValues(next);
    },
    apply,
    undo(): void {
      if (change === null) return;
      setValues(change.before);
      setChange(null);
    },
  };
}
