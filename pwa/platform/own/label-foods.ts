import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import type { LabelFood } from '#domain/pet-food/label-food';
import { loadDevice } from '../database/device.ts';
import { labelFoodKey, readLabelFoodRows } from '../database/label-food-rows.ts';
import { requestPersistence } from '../database/preferences.ts';
import type { OwnRecipeRow, PreferenceRow } from '../database/rows.ts';
import { lazyQuery, sharedQuery, useShared } from '../query/query.ts';

const labelFoods = sharedQuery(
  'labelFoods',
  lazyQuery(
    () => import('../database/parse-label-foods.ts'),
    async ({ parseLabelFoods }, { database }) => parseLabelFoods(await readLabelFoodRows(database)),
  ),
  undefined,
);

/** The owner's bought foods by name; undefined until they are read. */
export function useLabelFoods(): readonly LabelFood[] | undefined {
  return useShared(labelFoods, ({ value }) => value);
}

const NONE: readonly LabelFood[] = [];

/** The same for what reads ingredient lines: none until they are read. */
export function useNamedFoods(): readonly LabelFood[] {
  return useLabelFoods() ?? NONE;
}

/** Everything that derives from words with bought foods. */
const loadMakers = () =>
  Promise.all([
    import('../database/parse-label-foods.ts'),
    import('#domain/pet-food/named-food'),
    import('#domain/own/make-own-recipe'),
    import('#domain/own/own-recipe'),
  ]);

/**
 * Changes the stored foods, and what is derived from the owner's recipes that name one of `changed`, in one transaction.
 * @returns the foods before
 * @throws {DeviceError} if it could not be stored
 */
async function changeFoods(
  changed: readonly LabelFood[],
  { put = [], remove = [] }: { put?: PreferenceRow[]; remove?: string[] },
): Promise<LabelFood[]> {
  const [{ parseLabelFoods }, { namedFood }, { makeOwnRecipe }, { ownRecipeSchema }] = await loadMakers();
  const device = await loadDevice();
  return device.run((database) =>
    database.transaction('rw', database.preferences, database.ownRecipes, async () => {
      const before = parseLabelFoods(await readLabelFoodRows(database));
      await database.preferences.bulkDelete(remove);
      await database.preferences.bulkPut(put);
      const foods = parseLabelFoods(await readLabelFoodRows(database));
      const renewed = (await database.ownRecipes.toArray()).flatMap((row): OwnRecipeRow[] => {
        const own = ownRecipeSchema.safeParse(row.value).data;
        const isConcerned = own?.words.ingredients.some((line) => namedFood(line, changed) !== null);
        if (own === undefined || !isConcerned) return [];
        return [{ ...row, made: { ...makeOwnRecipe(own, foods), verdictVersion: VERDICT_VERSION } }];
      });
      await database.ownRecipes.bulkPut(renewed);
      return before;
    }),
  );
}

/**
 * Stores a bought food, replacing the one with its id.
 * @param before the food that it replaces, whose name recipes may still use
 * @throws {DeviceError} if it could not be stored
 */
export async function saveLabelFood(food: LabelFood, before?: LabelFood): Promise<void> {
  const changed = before === undefined ? [food] : [food, before];
  await changeFoods(changed, { put: [{ key: labelFoodKey(food.id), value: food }] });
  void requestPersistence();
}

/**
 * Removes a bought food; recipes that name it keep their words, as an unknown food.
 * @returns the food as it was stored, which the screen may not show yet
 * @throws {DeviceError} if it could not be removed
 */
export async function removeLabelFood(food: LabelFood): Promise<LabelFood> {
  const before = await changeFoods([food], { remove: [labelFoodKey(food.id)] });
  return before.find(({ id }) => id === food.id) ?? food;
}
