import { NO_SHOPPING, type Shopping, shoppingSchema } from '#domain/plan/shopping';
import type { Recipe } from '#domain/recipe/recipe';
import type { Bowlful } from '../../platform/database/bowlful.ts';
import type { Device } from '../../platform/database/open-device.ts';

const CURRENT = 'current';

export type KeptList = {
  shopping: Shopping;
  /** The recipes of the list that are on the device. */
  recipes: ReadonlyMap<number, Recipe>;
};

/** Ticks, additions and recipes of the shopping list; empty if damaged. */
export async function readShopping(database: Bowlful): Promise<Shopping> {
  const row = await database.shopping.get(CURRENT);
  const kept = shoppingSchema.safeParse(row?.value);
  return kept.success ? kept.data : NO_SHOPPING;
}

/** The shopping list with its own recipes. */
export async function readKeptList(device: Device): Promise<KeptList> {
  const shopping = await readShopping(device.database);
  const found = await Promise.all(shopping.recipes.map(({ recipeId }) => device.recipe(recipeId)));
  const held = found.flatMap((one) => (one === null ? [] : [[one.recipe.id, one.recipe] as const]));
  return { shopping, recipes: new Map(held) };
}

/**
 * Changes the stored list; returns the previous one.
 * @throws {ZodError} if the change makes an invalid list
 */
export function replaceShopping(
  database: Bowlful,
  change: (shopping: Shopping) => Shopping,
): Promise<Shopping> {
  return database.transaction('rw', database.shopping, async () => {
    const kept = await readShopping(database);
    const value = shoppingSchema.parse(change(kept));
    await database.shopping.put({ id: CURRENT, value, updatedAt: new Date().toISOString() });
    return kept;
  });
}
