import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { Verdict } from '#domain/nutrition/verdict-schema';
import { localDate } from '#domain/plan/calendar';
import { emptyPlan, type Plan, planSchema } from '#domain/plan/plan';
import type { Recipe } from '#domain/recipe/recipe';
import type { Bowlful } from './bowlful.ts';
import type { Device } from './open-device.ts';

/** An owner has one plan at a time. */
const CURRENT = 'current';

export type KeptPlan = {
  plan: Plan;
  /** The plan's recipes that are on the device. */
  recipes: ReadonlyMap<number, Recipe>;
  /** How the lines of the owner's recipes among them are read. */
  readings: ReadonlyMap<number, BatchReading>;
  /** The verdicts on their cards. */
  verdicts: ReadonlyMap<number, Verdict | null>;
};

/** The plan, or an empty one that starts today; a damaged one is ignored. */
async function readPlan(database: Bowlful): Promise<Plan> {
  const row = await database.plans.get(CURRENT);
  const kept = planSchema.safeParse(row?.value);
  return kept.success ? kept.data : emptyPlan(localDate(new Date()));
}

/** The plan with its recipes. */
export async function readKeptPlan(device: Device): Promise<KeptPlan> {
  const plan = await readPlan(device.database);
  const found = await Promise.all(plan.rows.map(({ recipeId }) => device.recipe(recipeId)));
  const held = found.filter((recipe) => recipe !== null);
  return {
    plan,
    recipes: new Map(held.map(({ recipe }) => [recipe.id, recipe])),
    readings: new Map(held.flatMap(({ recipe, reading }) => (reading ? [[recipe.id, reading]] : []))),
    verdicts: new Map(held.map(({ recipe, card }) => [recipe.id, card.verdict])),
  };
}

/**
 * Changes the stored plan; returns the previous one.
 * @throws {ZodError} if the change makes an invalid plan
 */
export function replacePlan(database: Bowlful, change: (plan: Plan) => Plan): Promise<Plan> {
  return database.transaction('rw', database.plans, async () => {
    const kept = await readPlan(database);
    const value = planSchema.parse(change(kept));
    await database.plans.put({ id: CURRENT, value, updatedAt: new Date().toISOString() });
    return kept;
  });
}
