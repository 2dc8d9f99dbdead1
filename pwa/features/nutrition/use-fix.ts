import { useEffect, useState } from 'react';
import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { BowlFix } from '#domain/nutrition/fix-bowl';
import { type FixFound, searchFix } from '#domain/nutrition/fix-search';
import type { FixQuestion } from '#domain/nutrition/fix-steps';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { PetLimits } from '#domain/pet/pet-limits';
import { whenIdle } from '../../platform/database/device.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';

type Solver = { solve: (question: FixQuestion) => Promise<FixFound>; stop: () => void };

const onPage = (question: FixQuestion) => whenIdle().then(() => searchFix(question));

/** Searches in a worker, so that typing never waits; without one on the page, when it is idle. */
function startSolver(): Solver {
  if (typeof Worker === 'undefined') return { solve: onPage, stop: () => undefined };
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  const solve = (question: FixQuestion) =>
    new Promise<FixFound>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FixFound>) => resolve(data);
      worker.onerror = () => resolve(onPage(question));
      worker.postMessage(question);
    });
  return { solve, stop: () => worker.terminate() };
}

async function loadEngine() {
  await whenIdle();
  const [{ fixSteps }, { mayEat }] = await Promise.all([
    import('#domain/nutrition/fix-bowl'),
    import('#domain/pet/clashes'),
  ]);
  return { fixSteps, mayEat };
}
type Engine = Awaited<ReturnType<typeof loadEngine>>;

type Question = { options: CompletenessOptions & PetLimits; atHand: string | null };

async function findFix(
  { fixSteps, mayEat }: Engine,
  solver: Solver,
  nutrients: RecipeNutrients,
  { options: { avoidedFoods, conditions: _, ...options }, atHand }: Question,
): Promise<BowlFix> {
  const steps = fixSteps(nutrients, options, {
    mayUse: mayEat(avoidedFoods),
    ...(atHand === null ? {} : { atHand: new Set(atHand.split(' ')) }),
  });
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

/**
 * The fewest changes that complete a bowl, found beside the page; a changed bowl stops the search.
 * @param atHand ids of the foods and supplements it may use, divided by blanks; null for all
 */
export function useFix(
  nutrients: RecipeNutrients,
  options: Question['options'],
  atHand: string | null,
): FixState {
  const { value: engine, isFailed, retry } = useLazyModule(loadEngine);
  const [answer, setAnswer] = useState<{ nutrients: RecipeNutrients; question: string; fix: BowlFix }>();
  const question = JSON.stringify({ options, atHand } satisfies Question);
  useEffect(() => {
    if (engine === null) return;
    const solver = startSolver();
    let isWanted = true;
    void findFix(engine, solver, nutrients, JSON.parse(question) as Question).then(
      (fix) => isWanted && setAnswer({ nutrients, question, fix }),
    );
    return () => {
      isWanted = false;
      solver.stop();
    };
  }, [engine, nutrients, question]);
  const isAnswered = answer?.nutrients === nutrients && answer.question === question;
  return { fix: isAnswered ? answer.fix : null, isFailed, retry };
}
