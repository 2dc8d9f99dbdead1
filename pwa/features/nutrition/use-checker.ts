import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraft } from '../../platform/database/drafts.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useUndoable } from '../forms/use-undoable.ts';
import { CHECKER_DRAFT, type CheckerValues, EMPTY_VALUES, readKept } from './checker-values.ts';

/** Replaces `from` by `next` and describes the change; does nothing if the form has changed since. */
export type ApplyChange = (from: CheckerValues, next: CheckerValues, done: readonly string[]) => void;

/** The form's values and the last change that the visitor did not type. Takes in a text shared in the address. */
export function useChecker() {
  const { values, setValues, state } = useKeptForm(CHECKER_DRAFT, readKept, EMPTY_VALUES, { between: '\n' });
  const { change, type, apply, undo } = useUndoable(values, setValues);
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
    const { ingredients } = values;
    const next = { ...values, ingredients: shared };
    if (ingredients.trim() === '' || ingredients === shared) setValues(next);
    else
      apply(next, {
        done: ['We replaced your list with the shared text.'],
        before: { ingredients },
        isLasting: true,
      });
    navigate(pathname, { replace: true });
  }, [isJoined, shared]);

  // A stable function, so that the results need not re-render for it.
  const live = useRef({ values, apply });
  live.current = { values, apply };
  const [applyFix] = useState(
    (): ApplyChange => (from, next, done) => {
      if (JSON.stringify(from) !== JSON.stringify(live.current.values)) return;
      live.current.apply(next, { done, before: from, isLasting: false });
    },
  );

  return { values, state, change, setValues: type, apply: applyFix, undo };
}
