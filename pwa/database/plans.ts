import { localDate } from '#domain/plan/calendar';
import { type Plan, planSchema } from '#domain/plan/plan';
import { emptyPlan, hasRecipe, withRecipe } from '#domain/plan/plan-edits';
import type { Recipe } from '#domain/recipe/recipe';
import type { Bowlful } from './bowlful.ts';
import { loadDevice, useDeviceValue } from './device.ts';
import { requestPersistence } from './persist-storage.ts';

/** An owner has one plan at a time. */
const CURRENT = 'current';

/** The plan, or an empty one that starts today; a damaged one counts as none. */
async function readPlan(database: Bowlful): Promise<Plan> {
  const row = await database.plans.get(CURRENT);
  const kept = planSchema.safeParse(row?.value);
  return kept.success ? kept.data : emptyPlan(localDate(new Date()));
}

export type KeptPlan = {
  plan: Plan;
  /** Those of the plan that the device has. */
  recipes: ReadonlyMap<number, Recipe>;
};

/**
 * The plan with its recipes; undefined until both are read. Brings a schema along: for screens that are loaded on
 * their own, never for the first load.
 */
export function usePlan(): KeptPlan | undefined {
  return useDeviceValue(
    async (device): Promise<KeptPlan> => {
      const plan = await readPlan(device.database);
      const found = await Promise.all(plan.rows.map(({ recipeId }) => device.recipe(recipeId)));
      const recipes = found.flatMap((held) =>
        held === null ? [] : [[held.recipe.id, held.recipe] as const],
      );
      return { plan, recipes: new Map(recipes) };
    },
    [],
    undefined,
  );
}

/**
 * Changes the plan as it is kept now; answers the plan as it was before, for an undo.
 * @throws {ZodError} where the change makes no plan
 * @throws {DeviceError} where it could not be kept
 */
export async function changePlan(change: (plan: Plan) => Plan): Promise<Plan> {
  const device = await loadDevice();
  const before = await device.run((database) =>
    database.transaction('rw', database.plans, async () => {
      const kept = await readPlan(database);
      const value = planSchema.parse(change(kept));
      await database.plans.put({ id: CURRENT, value, updatedAt: new Date().toISOString() });
      return kept;
    }),
  );
  void requestPersistence();
  return before;
}

/**
 * Puts a recipe into the plan for three days: 'there' where the plan has it already, 'full' where it takes no more.
 * @throws {DeviceError} where it could not be kept
 */
export async function addRecipeToPlan(recipeId: number): Promise<'added' | 'there' | 'full'> {
  let after: Plan | undefined;
  const before = await changePlan((plan) => {
    after = withRecipe(plan, recipeId);
    return after;
  });
  if (hasRecipe(before, recipeId)) return 'there';
  return after !== undefined && hasRecipe(after, recipeId) ? 'added' : 'full';
}
