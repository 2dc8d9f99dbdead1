import { joinedNames, pronounOf } from '../cook/joined-names.ts';
import { cookingGroups, type KnownFood, methodStep } from '../cook/method-steps.ts';
import { nameLists } from '../cook/name-lists.ts';
import type { CookedFood } from '../cooking/cooking-of.ts';

const SOAKED: ReadonlySet<string> = new Set(['beans', 'beans-hard']);

/**
 * Cooking steps: beans soaked first, then the longest cooking, in one pot except for foods boiled and drained.
 * @param liquid names of the water or broth of the list; empty for none
 */
export function potSteps(foods: readonly KnownFood[], liquid: string): string[] {
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
export function looseningSteps(foods: readonly KnownFood[], liquid: string): string[] {
  const hasPot = cookingGroups(foods).some(({ place }) => place !== 'own');
  return hasPot || liquid === '' ? [] : [`Loosen the food with as much of the ${liquid} as you like.`];
}

/** 'Cook the moonbeans: say how and for how long.': left to the cook rather than guessed. */
export function unknownSteps(foods: readonly CookedFood[]): string[] {
  return nameLists(foods).map((names) => `Cook the ${names}: say how and for how long.`);
}

/** Ready-cooked food is warmed and boned. */
export function readySteps(foods: readonly KnownFood[]): string[] {
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
