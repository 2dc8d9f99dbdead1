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

/** Searches in a worker, so that typing never waits; if there are no workers, on the page when it is idle. */
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

type Question = {
  options: CompletenessOptions & PetLimits;
  atHand: string | null;
  /** Goes up with every retry, which makes it a new question. */
  attempt: number;
};

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
  /** The engine could not be loaded, or the search failed. */
  isFailed: boolean;
  /** The engine has loaded. */
  hasLoaded: boolean;
  retry: () => void;
};

/** Result of a search; `fix` is null if it failed. */
type Answer = { nutrients: RecipeNutrients; question: string; fix: BowlFix | null };

/**
 * The fewest changes that complete a bowl, found off the main thread; a change to the bowl stops the search.
 * @param atHand ids of the foods and supplements it may use, separated by spaces; null for all
 */
export function useFix(
  nutrients: RecipeNutrients,
  options: Question['options'],
  atHand: string | null,
): FixState {
  const { value: engine, isFailed, retry } = useLazyModule(loadEngine);
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer>();
  const question = JSON.stringify({ options, atHand, attempt } satisfies Question);
  useEffect(() => {
    if (engine === null) return;
    const solver = startSolver();
    let isWanted = true;
    const answerWith = (fix: BowlFix | null) => {
      if (isWanted) setAnswer({ nutrients, question, fix });
    };
    findFix(engine, solver, nutrients, JSON.parse(question) as Question).then(answerWith, () =>
      answerWith(null),
    );
    return () => {
      isWanted = false;
      solver.stop();
    };
  }, [engine, nutrients, question]);
  const isAnswered = answer?.nutrients === nutrients && answer.question === question;
  return {
    fix: isAnswered ? answer.fix : null,
    isFailed: isFailed || (isAnswered && answer.fix === null),
    hasLoaded: engine !== null,
    retry: engine === null ? retry : () => setAttempt((made) => made + 1),
  };
}
