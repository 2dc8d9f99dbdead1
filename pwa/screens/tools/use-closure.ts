import { useEffect, useState } from 'react';
import type { Closure, closeGaps } from '#domain/nutrition/close-gaps';
import type { Completeness, CompletenessOptions } from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { whenIdle } from '../../database/device.ts';
import { useLate } from './use-late.ts';

const loadSolver = () => import('#domain/nutrition/close-gaps');
/** The supplements change with every line: they wait until the visitor pauses. */
const REST_MS = 400;

export type ClosureState = { closure: Closure | null; isFailed: boolean; retry: () => void };

/**
 * What closes the gaps of a batch; null while it is worked out, and never that of an earlier text.
 * @param result changes whenever there is something new to work out
 */
export function useClosure(
  nutrients: RecipeNutrients,
  result: Completeness,
  options: Omit<CompletenessOptions, 'standard'>,
): ClosureState {
  const { value: solver, isFailed, retry } = useLate<{ closeGaps: typeof closeGaps }>(loadSolver);
  const [solved, setSolved] = useState<{ result: Completeness; closure: Closure | null }>();
  useEffect(() => {
    if (solver === null) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void whenIdle().then(() => {
        if (!isWanted) return;
        setSolved({
          result,
          closure: solver.closeGaps(nutrients, { ...options, standard: result.standard }),
        });
      });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [solver, nutrients, result, options]);
  return { closure: solved?.result === result ? solved.closure : null, isFailed, retry };
}
