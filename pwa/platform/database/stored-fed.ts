import { isOwnRecipeId } from '#domain/own/own-id';
import { type FedMeal, fedId, fedMealSchema, outdatedFedIds, readFedMeals } from '#domain/plan/fed-log';
import type { Bowlful } from './bowlful.ts';

/** What was fed from one day to another, both included, by day and meal; damaged rows are skipped. */
export async function readFed(database: Bowlful, from: string, to: string): Promise<FedMeal[]> {
  // Keys begin with the day.
  const rows = await database.fedMeals.where('id').between(from, `${to}\uffff`).toArray();
  return readFedMeals(rows.map(({ value }) => value));
}

/**
 * What a recipe is now: when the owner's row last changed on this device, or the catalogue's revision; undefined if it
 * is gone.
 */
export async function recipeVersion(database: Bowlful, recipeId: number): Promise<string | undefined> {
  if (isOwnRecipeId(recipeId)) return (await database.ownRecipes.get(recipeId))?.updatedAt;
  return (await database.recipes.get(recipeId))?.revision?.toString();
}

/** The meal with the version of its recipe, unless it has one. */
async function withVersion(database: Bowlful, meal: FedMeal): Promise<FedMeal> {
  if (meal.food.kind !== 'recipe' || meal.food.version !== undefined) return meal;
  const version = await recipeVersion(database, meal.food.recipeId);
  return version === undefined ? meal : { ...meal, food: { ...meal.food, version } };
}

/** Who feeds on this device; undefined if not said. */
async function feederOf({ preferences }: Bowlful): Promise<string | undefined> {
  const name = (await preferences.get('feeder'))?.value;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/**
 * Records meals with the version of their recipe and who feeds on this device; the same food of the same meal again replaces its entry. Drops days
 * beyond the log's limit.
 * @throws {ZodError} if a meal is invalid
 */
export function putFed(database: Bowlful, meals: readonly FedMeal[]): Promise<void> {
  const { fedMeals, recipes, ownRecipes, preferences } = database;
  return database.transaction('rw', fedMeals, recipes, ownRecipes, preferences, async () => {
    const by = await feederOf(database);
    const versioned = await Promise.all(meals.map((meal) => withVersion(database, meal)));
    const rows = versioned.map((meal) => ({
      id: fedId(meal),
      // A correction keeps the name of who fed.
      value: fedMealSchema.parse(by === undefined ? meal : { by, ...meal }),
      updatedAt: meal.fedAt,
    }));
    await fedMeals.bulkPut(rows);
    const ids = await fedMeals.toCollection().primaryKeys();
    await fedMeals.bulkDelete(outdatedFedIds(ids));
  });
}
