import { useEffect, useState } from 'react';
import type { PetClosure } from '#domain/nutrition/close-gaps-for-pet';
import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { PetLimits } from '#domain/pet/pet-limits';
import { whenIdle } from '../../platform/database/device.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';

const loadSolver = () => whenIdle().then(() => import('#domain/nutrition/close-gaps-for-pet'));
type Solver = Awaited<ReturnType<typeof loadSolver>>;

/** Cached: several parts of a page need the closure of the same batch. */
const found = new WeakMap<RecipeNutrients, Map<string, PetClosure>>();

function closureOf(solver: Solver, nutrients: RecipeNutrients, question: string): PetClosure {
  const closures = found.get(nutrients) ?? new Map<string, PetClosure>();
  found.set(nutrients, closures);
  const closure =
    closures.get(question) ??
    solver.closeGapsForPet(nutrients, JSON.parse(question) as CompletenessOptions & PetLimits);
  closures.set(question, closure);
  return closure;
}

type ClosureState = {
  /** Null while computing; never that of an earlier batch. */
  closure: PetClosure | null;
  /** The solver could not be loaded. */
  isFailed: boolean;
  retry: () => void;
};

/**
 * Doses that close the gaps of a batch, within an animal's limits if the options have any. The solver loads when idle.
 * @param restMs debounce: how long the batch must be unchanged before it is solved
 */
export function useClosure(
  nutrients: RecipeNutrients,
  options: CompletenessOptions & PetLimits,
  restMs = 0,
): ClosureState {
  const { value: solver, isFailed, retry } = useLazyModule(loadSolver);
  const [answer, setAnswer] = useState<{
    nutrients: RecipeNutrients;
    question: string;
    closure: PetClosure;
  }>();
  const question = JSON.stringify(options);
  useEffect(() => {
    if (solver === null) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void whenIdle().then(() => {
        if (isWanted) setAnswer({ nutrients, question, closure: closureOf(solver, nutrients, question) });
      });
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [solver, nutrients, question, restMs]);
  const isAnswered = answer?.nutrients === nutrients && answer.question === question;
  return { closure: isAnswered ? answer.closure : null, isFailed, retry };
}
