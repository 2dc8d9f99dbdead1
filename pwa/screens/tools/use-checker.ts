import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckerValues } from './checker-values.ts';
import { useCheckerDraft } from './use-checker-draft.ts';

/** Words that came in the place of the visitor's, what was done, and what stood there before. */
export type CheckerChange = {
  done: readonly string[];
  before: CheckerValues;
  /** A whole list was replaced: the way back stays while the visitor types on. */
  isLasting: boolean;
};

/** The form's values, the last change that the visitor did not type, and the text that was shared with the page. */
export function useChecker() {
  const { values, setValues, earlier, state } = useCheckerDraft();
  const [change, setChange] = useState<CheckerChange | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shared = new URLSearchParams(search).get('text')?.trim() ?? '';

  // Typed before the device had said what it keeps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read once
  useEffect(() => {
    if (!earlier || earlier.ingredients.trim() === '' || earlier.ingredients === values.ingredients) return;
    const sentence = 'What you type stands in place of the list you kept here before.';
    setChange({ done: [sentence], before: earlier, isLasting: true });
  }, [earlier]);

  // Once the device has said what it keeps, so that no list of the visitor's own is lost to a shared one.
  const isRead = earlier !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text takes its place once
  useEffect(() => {
    if (!isRead || shared === '') return;
    if (values.ingredients.trim() !== '' && values.ingredients !== shared) {
      const sentence = 'The shared text stands in place of your list.';
      setChange({ done: [sentence], before: values, isLasting: true });
    }
    setValues({ ...values, ingredients: shared });
    navigate(pathname, { replace: true });
  }, [isRead, shared]);

  return {
    values,
    state,
    change,
    setValues(next: CheckerValues): void {
      setChange((before) => (before?.isLasting ? before : null));
      setValues(next);
    },
    apply(next: CheckerValues, done: readonly string[]): void {
      setChange({ done, before: values, isLasting: false });
      setValues(next);
    },
    undo(): void {
      if (change === null) return;
      setValues(change.before);
      setChange(null);
    },
  };
}
