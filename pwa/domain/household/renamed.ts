import type { FedFood } from '../plan/fed-log.ts';
import type { Household } from './household.ts';
import type { Renames } from './merge-rule.ts';

/** New ids of one device's own recipes, animals and foods. */
export type HouseholdRenames = {
  recipes: Renames<number>;
  pets: Renames<string>;
  foods: Renames<string>;
};

/** A household with new ids for recipes, animals and foods, and everything that refers to them updated. */
export function renamed(household: Household, { recipes, pets, foods }: HouseholdRenames): Household {
  const recipe = (id: number) => recipes.get(id) ?? id;
  const pet = (id: string) => pets.get(id) ?? id;
  const food = (id: string) => foods.get(id) ?? id;
  const withRecipe = <T extends { recipeId: number }>(row: T): T => ({
    ...row,
    recipeId: recipe(row.recipeId),
  });
  const eaten = (fed: FedFood): FedFood => {
    if (fed.kind === 'recipe') return withRecipe(fed);
    return fed.kind === 'label' ? { ...fed, foodId: food(fed.foodId) } : fed;
  };
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
        pets: plan.value.pets.map(({ completeFoodId, ...row }) => ({
          ...row,
          petId: pet(row.petId),
          ...(completeFoodId !== undefined && { completeFoodId: food(completeFoodId) }),
        })),
      },
    },
    shopping: shopping && {
      ...shopping,
      value: { ...shopping.value, recipes: shopping.value.recipes.map(withRecipe) },
    },
    favourites: household.favourites.map(withRecipe),
    cookedDays: household.cookedDays.map(withRecipe),
    weighIns: household.weighIns.map((row) => ({ ...row, petId: pet(row.petId) })),
    fedMeals: household.fedMeals.map((row) => ({
      ...row,
      value: { ...row.value, petId: pet(row.value.petId), food: eaten(row.value.food) },
    })),
    notes: household.notes.map(withRecipe),
    foods: household.foods.map(({ value }) => ({ value: { ...value, id: food(value.id) } })),
  };
}
