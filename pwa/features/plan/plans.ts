import { hasRecipe, type Plan, withRecipe } from '#domain/plan/plan';
import { loadDevice } from '../../platform/database/device.ts';
import { requestPersistence } from '../../platform/database/preferences.ts';
import type { KeptPlan } from '../../platform/database/stored-plan.ts';
import { lazyQuery, useQuery } from '../../platform/query/query.ts';

const storedPlan = () => import('../../platform/database/stored-plan.ts');
const askForPlan = lazyQuery(storedPlan, ({ readKeptPlan }, device) => readKeptPlan(device));

/** The plan with its recipes; undefined until both are read. */
export function usePlan(): KeptPlan | undefined {
  return useQuery('plan', askForPlan);
}

/**
 * Changes the stored plan; returns the previous one, for an undo.
 * @throws {ZodError} if the change makes an invalid plan
 * @throws {DeviceError} if it could not be stored
 */
export async function changePlan(change: (plan: Plan) => Plan): Promise<Plan> {
  const [device, { replacePlan }] = await Promise.all([loadDevice(), storedPlan()]);
  const before = await device.run((database) => replacePlan(database, change));
  void requestPersistence();
  return before;
}

/**
 * Adds a recipe to the plan for three days, for the animals that avoid nothing in it: 'there' if the plan already has it,
 * 'full' if it accepts no more; or, if every animal of its species in the plan avoids something in it, that in words.
 * @throws {DeviceError} if it could not be stored
 */
export async function addRecipeToPlan(
  recipeId: number,
): Promise<'added' | 'there' | 'full' | { avoided: string }> {
  const [device, { recipeForPlan }] = await Promise.all([loadDevice(), import('./recipe-for-plan.ts')]);
  const eatersIn = await recipeForPlan(device, recipeId);
  let after: Plan | undefined;
  let why = '';
  const before = await changePlan((plan) => {
    const eaters = eatersIn(plan);
    why = eaters.why;
    after = eaters.why === '' ? withRecipe(plan, recipeId, eaters.petIds) : plan;
    return after;
  });
  if (hasRecipe(before, recipeId)) return 'there';
  if (why !== '') return { avoided: why };
  return after !== undefined && hasRecipe(after, recipeId) ? 'added' : 'full';
}
