import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckerValues } from './checker-values.ts';
import { useCheckerDraft } from './use-checker-draft.ts';

/** Words that the app put in the place of the visitor's, and what it did, until the visitor types on. */
export type CheckerChange = { done: readonly string[]; before: CheckerValues };

/** The form's values, the last change that the app made to them, and the text that was shared with the page. */
export function useChecker() {
  const { values, setValues, isRead, state } = useCheckerDraft();
  const [change, setChange] = useState<CheckerChange | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function apply(next: CheckerValues, done: readonly string[]): void {
    setChange({ done, before: values });
    setValues(next);
  }

  // Once the device has said what it keeps, so that a list of the visitor's own is not lost to a shared one.
  const shared = isRead ? new URLSearchParams(search).get('text')?.trim() : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once; the address then no longer carries it
  useEffect(() => {
    if (!shared) return;
    if (values.ingredients.trim() === '') setValues({ ...values, ingredients: shared });
    else if (values.ingredients !== shared) {
      apply({ ...values, ingredients: shared }, ['The shared text stands in place of your list.']);
    }
    navigate(pathname, { replace: true });
  }, [shared]);

  return {
    values,
    state,
    change,
    setValues(next: CheckerValues): void {
      setChange(null);
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
