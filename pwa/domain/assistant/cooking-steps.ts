import { joinedNames, nameLists, pronounOf } from '../cook/joined-names.ts';
import { cookingGroups, type KnownFood, methodStep } from '../cook/method-steps.ts';
import type { CookedFood } from '../cooking/cooking-of.ts';
import { STEP_MAX, SUBMITTED_STEPS_MAX } from '../submission/submission.ts';
import { doughSteps, isDough, isForDough } from './dough-steps.ts';
import { coolingSteps, lateSteps, portionStep } from './last-steps.ts';

const SOAKED: ReadonlySet<string> = new Set(['beans', 'beans-hard']);

/**
 * Cooking steps: beans soaked first, then the longest cooking, in one pot except for foods boiled and drained.
 * @param liquid names of the water or broth of the list; empty for none
 */
function potSteps(foods: readonly KnownFood[], liquid: string): string[] {
  const groups = cookingGroups(foods);
  const soaked = groups
    .filter(({ method }) => SOAKED.has(method))
    .flatMap((group) => group.foods.map(({ name }) => name));
  let isEmpty = true;
  const steps = groups.map((group) => {
    const step = methodStep(group, { isEmpty, liquid });
    if (group.place !== 'own') isEmpty = false;
    return step;
  });
  const soaking = `Cover the ${joinedNames(soaked)} with plenty of cold water and leave to soak overnight. Drain and rinse ${pronounOf(soaked)}.`;
  return [...(soaked.length > 0 ? [soaking] : []), ...steps];
}

/** Uses the list's water or broth to loosen the food when no pot takes it. */
function looseningSteps(foods: readonly KnownFood[], liquid: string): string[] {
  const hasPot = cookingGroups(foods).some(({ place }) => place !== 'own');
  return hasPot || liquid === '' ? [] : [`Loosen the food with as much of the ${liquid} as you like.`];
}

/** 'Cook the moonbeans: say how and for how long.': left to the cook rather than guessed. */
function unknownSteps(foods: readonly CookedFood[]): string[] {
  return nameLists(foods).map((names) => `Cook the ${names}: say how and for how long.`);
}

/** Ready-cooked food is warmed and boned. */
function readySteps(foods: readonly KnownFood[]): string[] {
  const withBone = foods.filter(({ cooking }) => cooking.bone !== 'never');
  const plain = foods.filter(({ cooking }) => cooking.bone === 'never');
  return [
    ...nameLists(withBone).map(
      (names) => `Pull the ${names} apart, take out and throw away any bone, and stir in what is left.`,
    ),
    ...nameLists(plain).map(
      (names) => `Fold in the ${names}, drained and chopped or mashed as needed, and warm through.`,
    ),
  ];
}

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
