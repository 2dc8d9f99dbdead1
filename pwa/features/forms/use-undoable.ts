import { useState } from 'react';

/** A change that the visitor did not type. */
export type AppliedChange<Values> = {
  /** Sentences that say what has changed. */
  done: readonly string[];
  /** The fields to set again on undo. */
  before: Partial<Values>;
  /** A whole text was replaced: undo stays available while the visitor types. */
  isLasting: boolean;
};

/** The changes to a form that the visitor did not type, each with its undo, the last one first. */
export function useUndoable<Values extends object>(values: Values, setValues: (next: Values) => void) {
  const [changes, setChanges] = useState<readonly AppliedChange<Values>[]>([]);
  const change = changes.at(-1) ?? null;
  return {
    change,
    type(next: Values): void {
      setChanges((all) => all.filter(({ isLasting }) => isLasting));
      setValues(next);
    },
    apply(next: Values, applied: AppliedChange<Values>): void {
      setChanges((all) => [...all, applied]);
      setValues(next);
    },
    undo(): void {
      setChanges((all) => all.slice(0, -1));
      if (change !== null) setValues({ ...values, ...change.before });
    },
  };
}
