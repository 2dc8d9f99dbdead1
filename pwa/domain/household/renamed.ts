import type { Household } from './household.ts';
import type { Renames } from './recipe-ids.ts';

/** A household with new ids for recipes and animals, and everything that refers to them updated. */
export function renamed(household: Household, recipes: Renames<number>, pets: Renames<string>): Household {
  const recipe = (id: number) => recipes.get(id) ?? id;
  const pet = (id: string) => pets.get(id) ?? id;
  const withRecipe = <T extends { recipeId: number }>(row: T): T => ({
    ...row,
    recipeId: recipe(row.recipeId),
  });
  const { plan, shopping } = household;
  return {
    ...household,
    pets: household.pets.map((row) => ({ ...row, id: pet(row.id) })),
    recipes: household.recipes.map(({ value, updatedAt }) => {
      const { origin } = value;
      const from = origin.kind === 'copy' ? withRecipe(origin) : origin;
      return { value: { ...value, id: recipe(value.id), origin: from }, updatedAt };
    }),
    plan: plan && {
      ...plan,
      value: {
        ...plan.value,
        rows: plan.value.rows.map((row) => ({
          ...withRecipe(row),
          petIds: row.petIds && [...new Set(row.petIds.map(pet))],
        })),
        pets: plan.value.pets.map((row) => ({ ...row, petId: pet(row.petId) })),
      },
    },
    shopping: shopping && {
      ...shopping,
      value: { ...shopping.value, recipes: shopping.value.recipes.map(withRecipe) },
    },
    favourites: household.favourites.map(withRecipe),
    cookedDays: household.cookedDays.map(withRecipe),
    weighIns: household.weighIns.map((row) => ({ ...row, petId: pet(row.petId) })),
    fedMeals: household.fedMeals.map((row) => {
      const { food } = row.value;
      const value = { ...row.value, petId: pet(row.value.petId) };
      return food.kind === 'recipe'
        ? { ...row, value: { ...value, food: withRecipe(food) } }
        : { ...row, value };
    }),
    notes: household.notes.map(withRecipe),
  };
}
