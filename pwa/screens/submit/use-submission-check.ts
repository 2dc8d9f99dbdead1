import { useMemo } from 'react';
import { whenIdle } from '../../database/device.ts';
import { useLate } from '../shared/use-late.ts';
import { useRested } from '../shared/use-rested.ts';
import { filledRows } from './read-submission.ts';
import type { SubmitCheck } from './submit-check.ts';
import type { SubmitValues } from './submit-values.ts';

/** The tables are larger than the form, so they load when there is an ingredient to look up. */
async function loadEngine() {
  await whenIdle();
  const [{ checkSubmission }, { rowNotes, toxicSentence }, { SubmitResults }, { SubmitChips }] =
    await Promise.all([
      import('./submit-check.ts'),
      import('./row-notes.tsx'),
      import('./submit-results.tsx'),
      import('./submit-chips.tsx'),
    ]);
  return { checkSubmission, rowNotes, toxicSentence, SubmitResults, SubmitChips };
}
type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** Debounce before the form is parsed, so that a keystroke never waits for the engines. */
const REST_MS = 150;

export type SubmissionCheck = {
  /** Whether there is anything to check. */
  hasIngredients: boolean;
  engine: Engine | null;
  /** Null until the engine has loaded, and if there is nothing to check. */
  check: SubmitCheck | null;
  /** Whether the check reflects the form's current values. */
  isCurrent: boolean;
  isFailed: boolean;
  retry: () => void;
};

/** Engine results for the recipe, debounced after the last key. */
export function useSubmissionCheck(values: SubmitValues): SubmissionCheck {
  const rested = useRested(values, REST_MS) ?? values;
  const hasIngredients = filledRows(rested.ingredients).length > 0;
  const { value: engine, isFailed, retry } = useLate(hasIngredients ? loadEngine : null);
  const check = useMemo(
    () => (engine === null || !hasIngredients ? null : engine.checkSubmission(rested)),
    [engine, hasIngredients, rested],
  );
  return { hasIngredients, engine, check, isCurrent: rested === values, isFailed, retry };
}
