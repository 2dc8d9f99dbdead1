import { daysIn } from '#domain/cook/cooked-days';
import { HOUSEHOLD_ROWS, type Household, type HouseholdPart } from '#domain/household/household';
import { canonical, type Subject } from '#domain/household/merge-rule';
import { isOwnRecipeId } from '#domain/own/own-id';
import { NOTES_DRAFTS } from '#domain/own/recipe-notes';
import { petName } from '#domain/pet/pet-name';
import { weighInsOf } from '#domain/pet/weigh-ins';
import { fedId } from '#domain/plan/fed-log';
import { SPECIES } from '#domain/reference/species';
import type { Bowlful } from '../database/bowlful.ts';
import { labelFoodKey, readLabelFoodRows } from '../database/label-food-rows.ts';
import {
  type DraftRow,
  type KeptRow,
  type MergedRow,
  type OwnRecipeRow,
  type PetRow,
  wholeRows,
} from '../database/rows.ts';

/** An owner has one plan and one list at a time. */
const CURRENT = 'current';

/** A household row as stored in its table, with its subject. */
export type StoredRow = Pick<MergedRow, 'table' | 'key' | 'part' | 'subject'> & { row: object };

/** The tables whose rows a household shares, in full or in part. */
export const sharedTables = (database: Bowlful) => [
  database.pets,
  database.favourites,
  database.plans,
  database.shopping,
  database.drafts,
  database.ownRecipes,
  database.cookedDays,
  database.weighIns,
  database.fedMeals,
  database.preferences,
];

/** The tables that a merge may write. */
export const mergeTables = (database: Bowlful) => [
  ...sharedTables(database),
  database.cookSessions,
  database.householdMerges,
];

const isKept = (row: unknown): row is KeptRow => row !== undefined;
const stamped = ({ value, updatedAt }: Pick<KeptRow, 'value' | 'updatedAt'>) => ({ value, updatedAt });

/** The valid part of a list; anything but a list stays as it is, so that its row counts as damaged. */
const listOr = (value: unknown, validPart: (list: unknown) => unknown) =>
  Array.isArray(value) ? validPart(value) : value;

/** What this phone shares; damaged rows are left out. Reads within the caller's transaction. */
export async function readHousehold(database: Bowlful): Promise<Household> {
  const [plan, shopping] = [await database.plans.get(CURRENT), await database.shopping.get(CURRENT)];
  const cooked = await database.cookedDays.toArray();
  const weighed = await database.weighIns.toArray();
  const notes = await database.drafts.where('key').startsWith(NOTES_DRAFTS).toArray();
  const ofRecipe = (id: string, row: KeptRow | DraftRow) => ({ recipeId: Number(id), ...stamped(row) });
  return {
    pets: wholeRows(HOUSEHOLD_ROWS.pets, await database.pets.toArray()),
    recipes: wholeRows(HOUSEHOLD_ROWS.recipes, (await database.ownRecipes.toArray()).map(stamped)),
    plan: wholeRows(HOUSEHOLD_ROWS.plan, [plan].filter(isKept).map(stamped))[0] ?? null,
    shopping: wholeRows(HOUSEHOLD_ROWS.shopping, [shopping].filter(isKept).map(stamped))[0] ?? null,
    favourites: wholeRows(HOUSEHOLD_ROWS.favourites, await database.favourites.toArray()),
    cookedDays: wholeRows(
      HOUSEHOLD_ROWS.cookedDays,
      cooked.map((row) => ({ ...ofRecipe(row.id, row), value: listOr(row.value, daysIn) })),
    ),
    weighIns: wholeRows(
      HOUSEHOLD_ROWS.weighIns,
      weighed.map(({ id, value, updatedAt }) => ({ petId: id, value: listOr(value, weighInsOf), updatedAt })),
    ),
    fedMeals: wholeRows(HOUSEHOLD_ROWS.fedMeals, (await database.fedMeals.toArray()).map(stamped)),
    notes: wholeRows(
      HOUSEHOLD_ROWS.notes,
      notes.map((row) => ofRecipe(row.key.slice(NOTES_DRAFTS.length), row)),
    ),
    foods: wholeRows(
      HOUSEHOLD_ROWS.foods,
      (await readLabelFoodRows(database)).map(({ value }) => ({ value })),
    ),
  };
}

/** A household as rows of the tables. */
export function storedRows(household: Household): StoredRow[] {
  const { plan, shopping } = household;
  const stored = (
    part: HouseholdPart,
    table: StoredRow['table'],
    key: string | number,
    row: object,
    subject: Subject,
  ): StoredRow => ({ part, table, key, row, subject });
  const recipe = (recipeId: number): Subject => ({ kind: 'recipe', recipeId });
  const names = new Map(household.pets.map((pet) => [pet.id, petName(pet)]));
  const petOf = (petId: string): Subject => ({ kind: 'name', name: names.get(petId) ?? 'A pet' });
  const current = { id: CURRENT };
  return [
    ...household.pets.map((pet) => stored('pets', 'pets', pet.id, pet, { kind: 'name', name: petName(pet) })),
    ...household.recipes.map(({ value, updatedAt }) =>
      stored(
        'recipes',
        'ownRecipes',
        value.id,
        { id: value.id, value, updatedAt },
        {
          kind: 'name',
          name: value.words.title,
        },
      ),
    ),
    ...(plan ? [stored('plan', 'plans', CURRENT, { ...current, ...plan }, { kind: 'name', name: '' })] : []),
    ...(shopping
      ? [stored('shopping', 'shopping', CURRENT, { ...current, ...shopping }, { kind: 'name', name: '' })]
      : []),
    ...household.favourites.map((heart) =>
      stored('favourites', 'favourites', heart.recipeId, heart, recipe(heart.recipeId)),
    ),
    ...household.cookedDays.map(({ recipeId, ...row }) => {
      const id = String(recipeId);
      return stored('cookedDays', 'cookedDays', id, { id, ...row }, recipe(recipeId));
    }),
    ...household.weighIns.map(({ petId, ...row }) =>
      stored('weighIns', 'weighIns', petId, { id: petId, ...row }, petOf(petId)),
    ),
    ...household.fedMeals.map((row) => {
      const id = fedId(row.value);
      return stored('fedMeals', 'fedMeals', id, { id, ...row }, petOf(row.value.petId));
    }),
    ...household.notes.map(({ recipeId, ...row }) => {
      const key = `${NOTES_DRAFTS}${recipeId}`;
      return stored('notes', 'drafts', key, { key, ...row }, recipe(recipeId));
    }),
    ...household.foods.map(({ value }) => {
      const key = labelFoodKey(value.id);
      return stored('foods', 'preferences', key, { key, value }, { kind: 'name', name: value.name });
    }),
  ];
}

/** The owner's recipes are converted again when read: their words may name a food that has changed. */
export async function forgetConversions(database: Bowlful): Promise<void> {
  await database.ownRecipes.toCollection().modify((row) => {
    delete row.made;
  });
}

/**
 * One active animal per species, also where a member has added the first one or removed this device's. Runs in the
 * caller's transaction.
 * @param before the ids of those that were active before a change
 */
export async function keepOneActive(
  database: Bowlful,
  before: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const species of SPECIES) {
    const pets = await database.pets.where('species').equals(species).sortBy('id');
    const active = pets.find(({ id }) => before.has(id)) ?? pets.find(({ isActive }) => isActive) ?? pets[0];
    for (const pet of pets) {
      const isActive = pet === active;
      if (pet.isActive !== isActive) await database.pets.update(pet.id, { isActive });
    }
  }
}

/** A stored row as text, without each phone's own data: the active animal, photos and derived data. */
export function comparable(row: object): string {
  const { isActive: _active, made: _made, photo: _photo, ...shared } = row as Partial<PetRow & OwnRecipeRow>;
  return canonical(shared);
}

/** Titles of recipes by id. */
export type Names = ReadonlyMap<number, string>;

/** The recipe that a subject names, if any. */
export const recipeOf = (subject: Subject): number[] =>
  'recipeId' in subject && subject.recipeId !== undefined ? [subject.recipeId] : [];

/** Titles of the recipes of `subjects`, from the catalogue and the owner's. Reads within the caller's transaction. */
export async function namesOf(database: Bowlful, subjects: readonly Subject[]): Promise<Names> {
  const ids = [...new Set(subjects.flatMap(recipeOf))];
  const cards = await database.cards.bulkGet(ids.filter((id) => !isOwnRecipeId(id)));
  const own = await database.ownRecipes.bulkGet(ids.filter(isOwnRecipeId));
  const titleOf = (value: unknown) =>
    (value as { words?: { title?: unknown } } | null | undefined)?.words?.title;
  return new Map([
    ...cards.flatMap((card) => (card ? [[card.id, card.title] as const] : [])),
    ...own.flatMap((row) => {
      const title = titleOf(row?.value);
      return row && typeof title === 'string' ? [[row.id, title] as const] : [];
    }),
  ]);
}
