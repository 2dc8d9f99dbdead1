import { fnv1a } from '../illustration/random.ts';
import { newOwnRecipeId } from '../own/own-id.ts';
import { petName } from '../pet/pet-name.ts';
import type { FedFood } from '../plan/fed-log.ts';
import type { Household, HouseholdPet } from './household.ts';
import { canonical, type MergeRule, type Renames } from './merge-rule.ts';

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

type Recipes = Household['recipes'];

/** New ids to try if the first is taken. */
const ATTEMPTS = [0, 1, 2, 3];

/** When and how a recipe began, which editing does not change. The recipe it was copied from may itself be renumbered. */
const beginning = ({ value: { createdAt, origin } }: Recipes[number]): string =>
  canonical([createdAt, origin.kind === 'copy' ? { ...origin, recipeId: 0 } : origin]);

const renumbered = (id: number, began: string, attempt: number): number =>
  newOwnRecipeId(() => fnv1a(`${id}|${began}|${attempt}`) / 2 ** 32);

/** The id before a recipe was renumbered, if the other recipe is on either phone. */
function firstId(id: number, began: string, ids: ReadonlySet<number>): number {
  for (const other of ids) {
    if (other !== id && ATTEMPTS.some((attempt) => renumbered(other, began, attempt) === id)) return other;
  }
  return id;
}

/**
 * One id for each recipe of two phones. Ids are random, so two phones may have given the same one to different recipes.
 * Which one keeps it and what the other gets depend only on the recipes, so that both phones agree.
 * @param rule 'theirs': theirs keeps it, since others share it already
 */
export function recipeIds(
  here: Recipes,
  file: Recipes,
  rule: MergeRule,
): { here: Renames<number>; file: Renames<number> } {
  const firm = new Set(rule === 'theirs' ? file.map((row) => `${row.value.id} ${beginning(row)}`) : []);
  const isFirm = (began: string) => (id: number) => firm.has(`${id} ${began}`);
  const all = [...here, ...file].map((row) => ({ id: row.value.id, began: beginning(row) }));
  const taken = new Set(all.map(({ id }) => id));
  const sameBeginning = new Map<string, Set<number>>();
  for (const { id, began } of all) sameBeginning.set(began, (sameBeginning.get(began) ?? new Set()).add(id));
  const known = new Map<string, { began: string; first: number; ids: Set<number> }>();
  for (const { id, began } of all) {
    const first = firstId(id, began, sameBeginning.get(began) ?? new Set());
    const recipe = known.get(`${first} ${began}`) ?? { began, first, ids: new Set() };
    known.set(`${first} ${began}`, recipe);
    recipe.ids.add(id);
  }
  const given = new Map<string, number>();
  const used = new Set<number>();
  const inOrder = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, recipe]) => recipe);
  const isShared = ({ began, ids }: { began: string; ids: Set<number> }) => [...ids].some(isFirm(began));
  for (const recipe of [...inOrder.filter(isShared), ...inOrder.filter((each) => !isShared(each))]) {
    const { began, first, ids } = recipe;
    const free = [...ids].sort((a, b) => a - b).filter((id) => !used.has(id));
    const kept = free.find(isFirm(began)) ?? free[0];
    const id =
      kept ??
      ATTEMPTS.map((attempt) => renumbered(first, began, attempt)).find(
        (other) => !used.has(other) && !taken.has(other),
      ) ??
      first;
    used.add(id);
    for (const before of ids) given.set(`${before} ${began}`, id);
  }
  const renames = (recipes: Recipes) =>
    new Map(
      recipes.map((row) => [row.value.id, given.get(`${row.value.id} ${beginning(row)}`) ?? row.value.id]),
    );
  return { here: renames(here), file: renames(file) };
}

type Thing = { id: string; key: string };
type BothRenames = { here: Renames<string>; file: Renames<string> };

const plain = (name: string) => name.normalize().trim().toLowerCase();

/** Things by key, without those that share it with another on the same device. */
function byKey(things: readonly Thing[]): Map<string, string> {
  const keys = things.map(({ key }) => key);
  return new Map(
    things.filter(({ key }) => keys.indexOf(key) === keys.lastIndexOf(key)).map(({ id, key }) => [key, id]),
  );
}

/**
 * One id for each thing of two devices. What was entered separately on both has two ids: if each device has exactly one of
 * that key, they are the same thing.
 */
function sameIds(here: readonly Thing[], file: readonly Thing[], rule: MergeRule): BothRenames {
  const renames = { here: new Map<string, string>(), file: new Map<string, string>() };
  const [ours, theirs] = [here, file].map((things) => new Set(things.map(({ id }) => id)));
  const others = byKey(file);
  for (const [key, id] of byKey(here)) {
    const other = others.get(key);
    if (other === undefined || theirs?.has(id) || ours?.has(other)) continue;
    const chosen = rule === 'theirs' ? other : ([id, other].sort()[0] ?? id);
    renames.here.set(id, chosen);
    renames.file.set(other, chosen);
  }
  return renames;
}

/** Animals of one species and name are the same. */
export function petIds(here: readonly HouseholdPet[], file: readonly HouseholdPet[], rule: MergeRule) {
  const things = (pets: readonly HouseholdPet[]) =>
    pets.map((pet) => ({ id: pet.id, key: `${pet.species} ${plain(petName(pet))}` }));
  return sameIds(things(here), things(file), rule);
}

/** Foods for one species of one name are the same: recipes name them. */
export function foodIds(here: Household['foods'], file: Household['foods'], rule: MergeRule) {
  const things = (foods: Household['foods']) =>
    foods.map(({ value: { id, species, name } }) => ({ id, key: `${species} ${plain(name)}` }));
  return sameIds(things(here), things(file), rule);
}
