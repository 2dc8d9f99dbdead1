import { joinedNames } from '../cook/joined-names.ts';
import type { KnownFood } from '../cook/method-steps.ts';
import type { CookedFood } from '../cooking/cooking-of.ts';
import { STEP_MAX, SUBMITTED_STEPS_MAX } from '../submission/submission.ts';
import { doughSteps, isDough, isForDough } from './dough-steps.ts';
import { coolingSteps, lateSteps, portionStep } from './last-steps.ts';
import { looseningSteps, potSteps, readySteps, unknownSteps } from './pot-steps.ts';

/** Merges adjacent steps, shortest pair first, until they fit the limit of a recipe. */
function fitted(steps: readonly string[]): string[] {
  const fit = [...steps];
  while (fit.length > SUBMITTED_STEPS_MAX) {
    const lengths = fit.slice(1).map((step, index) => step.length + (fit[index]?.length ?? 0) + 1);
    const shortest = Math.min(...lengths);
    if (shortest > STEP_MAX) break;
    const at = lengths.indexOf(shortest);
    fit.splice(at, 2, `${fit[at]} ${fit[at + 1]}`);
  }
  return fit;
}

/**
 * Steps for foods in kitchen order: longest cooking first, foods of the same treatment together, each with the time
 * and temperature of the cooking table, bones removed; then heat-sensitive foods; then portions. Every food is named;
 * one missing from the table gets a sentence to fill in and no time.
 * @param title distinguishes biscuits from a bowl
 */
export function cookingSteps(foods: readonly CookedFood[], title = ''): string[] {
  const known = foods.filter((food): food is KnownFood => food.cooking !== null);
  const unknown = foods.filter(({ cooking }) => cooking === null);
  const isLiquid = ({ cooking }: KnownFood) => cooking.method === 'liquid';
  const liquid = joinedNames(known.filter(isLiquid).map(({ name }) => name));
  const isBaked = isDough(known, title);
  const dough = isBaked ? known.filter(isForDough) : [];
  const bowl = known.filter((food) => !dough.includes(food) && !isLiquid(food));
  const cooking = [
    ...potSteps(bowl, isBaked ? '' : liquid),
    ...unknownSteps(unknown),
    ...readySteps(bowl.filter(({ cooking: { method } }) => method === 'ready')),
    ...looseningSteps(bowl, isBaked ? '' : liquid),
  ];
  return fitted([
    'Weigh out everything first.',
    ...cooking,
    ...(isBaked ? doughSteps(dough, cooking.length > 0, liquid) : coolingSteps(bowl)),
    ...lateSteps(bowl),
    portionStep(known),
  ]);
}
