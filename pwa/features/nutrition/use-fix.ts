import { useEffect, useState } from 'react';
import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { BowlFix } from '#domain/nutrition/fix-bowl';
import type { Wishes } from '#domain/nutrition/fix-moves';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { whenIdle } from '../../platform/database/device.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { type Solver, startSolver } from './solver.ts';

const loadEngine = () => whenIdle().then(() => import('#domain/nutrition/fix-bowl'));
type Engine = Awaited<ReturnType<typeof loadEngine>>;

async function findFix(
  { fixSteps }: Engine,
  solver: Solver,
  question: readonly [RecipeNutrients, CompletenessOptions, Wishes],
): Promise<BowlFix> {
  const steps = fixSteps(...question);
  let next = steps.next();
  while (!next.done) next = steps.next(await solver.solve(next.value));
  return next.value;
}

type FixState = {
  /** Null while computing; never that of an earlier bowl. */
  fix: BowlFix | null;
  /** The engine could not be loaded. */
  isFailed: boolean;
  retry: () => void;
};

/** The fewest changes that complete a bowl, found beside the page; a changed bowl stops the search. */
export function useFix(nutrients: RecipeNutrients, options: CompletenessOptions, wishes: Wishes): FixState {
  const { value: engine, isFailed, retry } = useLazyModule(loadEngine);
  const [answer, setAnswer] = useState<{ of: readonly unknown[]; fix: BowlFix }>();
  const asked = JSON.stringify(options);
  useEffect(() => {
    if (engine === null) return;
    const solver = startSolver();
    let isWanted = true;
    void findFix(engine, solver, [nutrients, JSON.parse(asked) as CompletenessOptions, wishes]).then(
      (fix) => isWanted && setAnswer({ of: [nutrients, asked, wishes], fix }),
    );
    return () => {
      isWanted = false;
      solver.stop();
    };
  }, [engine, nutrients, asked, wishes]);
  const isAnswered =
    answer !== undefined && [nutrients, asked, wishes].every((one, at) => answer.of[at] === one);
  return { fix: isAnswered ? answer.fix : null, isFailed, retry };
}
