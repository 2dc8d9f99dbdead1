import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import { localDate } from '#domain/plan/calendar';
import { type Plan, planSchema } from '#domain/plan/plan';
import { emptyPlan, hasRecipe, withRecipe } from '#domain/plan/plan-edits';
import type { Recipe } from '#domain/recipe/recipe';
import type { Bowlful } from './bowlful.ts';
import { loadDevice, useDeviceValue } from './device.ts';
import { requestPersistence } from './persist-storage.ts';

/** An owner has one plan at a time. */
const CURRENT = 'current';

/** The plan, or an empty one that starts today; a damaged one is ignored. */
async function readPlan(database: Bowlful): Promise<Plan> {
  const row = await database.plans.get(CURRENT);
  const kept = planSchema.safeParse(row?.value);
  return kept.success ? kept.data : emptyPlan(localDate(new Date()));
}

type KeptPlan = {
  plan: Plan;
  /** The plan's recipes that are on the device. */
  recipes: ReadonlyMap<number, Recipe>;
  /** How the words of the owner's among them are read. */
  readings: ReadonlyMap<number, BatchReading>;
};

/**
 * The plan with its recipes; undefined until both are read. Imports a schema: for lazily loaded screens only.
 */
export function usePlan(): KeptPlan | undefined {
  return useDeviceValue(
    'plan',
    async (device): Promise<KeptPlan> => {
      const plan = await readPlan(device.database);
      const found = await Promise.all(plan.rows.map(({ recipeId }) => device.recipe(recipeId)));
      const held = found.filter((recipe) => recipe !== null);
      return {
        plan,
        recipes: new Map(held.map(({ recipe }) => [recipe.id, recipe])),
        readings: new Map(held.flatMap(({ recipe, reading }) => (reading ? [[recipe.id, reading]] : []))),
      };
    },
    [],
    undefined,
  );
}

/**
 * Changes the stored plan; returns the previous one, for an undo.
 * @throws {ZodError} if the change makes an invalid plan
 * @throws {DeviceError} if it could not be stored
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
 * Adds a recipe to the plan for three days: 'there' if the plan already has it, 'full' if it accepts no more.
 * @throws {DeviceError} if it could not be stored
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
