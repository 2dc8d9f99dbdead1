import { SHEET_DRAFTS } from '#domain/diet-history/sheet-notes';
import type { Household, HouseholdPet } from '#domain/household/household';
import type { HouseholdRenames } from '#domain/household/household-ids';
import { mergeHousehold } from '#domain/household/merge-household';
import type { MergeRule, Subject } from '#domain/household/merge-rule';
import { OWN_DRAFTS } from '#domain/own/own-id';
import { petName } from '#domain/pet/pet-name';
import { REMINDERS_KEY, readReminders, renamedReminder } from '#domain/plan/reminder';
import type { Bowlful } from '../database/bowlful.ts';
import { petFormKey } from '../database/drafts.ts';
import { labelFoodKey } from '../database/label-food-rows.ts';
import type { HouseholdMergeRow, MergedRow, OwnRecipeRow } from '../database/rows.ts';
import {
  comparable,
  forgetConversions,
  mergeTables,
  type Names,
  namesOf,
  readHousehold,
  recipeOf,
  type StoredRow,
  storedRows,
} from './household-tables.ts';

/** Lines with names instead of ids. */
function namedEntries<T extends { subject: Subject }>(lines: readonly T[], names: Names): T[] {
  return lines.map((line) => {
    const { subject } = line;
    const [id] = recipeOf(subject);
    if (id === undefined) return line;
    const name = names.get(id) ?? `Recipe ${id}`;
    return { ...line, subject: subject.kind === 'recipe' ? { kind: 'name', name } : { ...subject, name } };
  });
}

type Kept = { isActive?: boolean; photo?: unknown };

/** Whether the stored row already has this content, and says the same of which animal is active. */
const isSameRow = (row: object, kept: object | undefined): boolean =>
  kept !== undefined &&
  comparable(row) === comparable(kept) &&
  (row as Kept).isActive === (kept as Kept).isActive;

async function change(database: Bowlful, { row, ...stored }: StoredRow): Promise<MergedRow[]> {
  const table = database.table<object>(stored.table);
  const before = await table.get(stored.key);
  if (isSameRow(row, before)) return [];
  await table.put(row);
  return [{ ...stored, before: before ?? null, after: comparable(row) }];
}

async function remove(database: Bowlful, { row: _, ...stored }: StoredRow): Promise<MergedRow[]> {
  const table = database.table<object>(stored.table);
  const before = await table.get(stored.key);
  await table.delete(stored.key);
  return before === undefined ? [] : [{ ...stored, before, after: null }];
}

/** Finds meals that stay as they are: a log has thousands, and none of those needs another look at its table. */
function sameMeals(before: Household): (stored: StoredRow) => boolean {
  const meals = storedRows(before).filter(({ table }) => table === 'fedMeals');
  const held = new Map(meals.map(({ key, row }) => [key, comparable(row)]));
  return ({ table, key, row }) => table === 'fedMeals' && held.get(key) === comparable(row);
}

/** Moves a row to another key, if there is one. */
async function move(
  database: Bowlful,
  table: 'cookSessions' | 'drafts',
  [from, to]: readonly [string, string],
  about: Pick<MergedRow, 'part' | 'subject'>,
): Promise<MergedRow[]> {
  const rows = database.table<object>(table);
  const row = await rows.get(from);
  if (row === undefined) return [];
  const moved = { ...row, [rows.schema.primKey.name]: to };
  return [
    ...(await remove(database, { table, key: from, row, ...about })),
    ...(await change(database, { table, key: to, row: moved, ...about })),
  ];
}

/** Data that only this phone has about a recipe that gets a new id: it moves along. */
async function moveOfRecipe(database: Bowlful, from: number, to: number): Promise<MergedRow[]> {
  const about = { part: 'recipes', subject: { kind: 'recipe', recipeId: to } } as const;
  return [
    ...(await move(database, 'cookSessions', [String(from), String(to)], about)),
    ...(await move(database, 'drafts', [OWN_DRAFTS + from, OWN_DRAFTS + to], about)),
  ];
}

/** The questions for the vet and the unsaved edits about an animal that gets a new id. */
async function moveOfPet(database: Bowlful, from: string, pet: HouseholdPet): Promise<MergedRow[]> {
  const about = { part: 'pets', subject: { kind: 'name', name: petName(pet) } } as const;
  const formKeys = [petFormKey(from, pet.species), petFormKey(pet.id, pet.species)] as const;
  return [
    ...(await move(database, 'drafts', [SHEET_DRAFTS + from, SHEET_DRAFTS + pet.id], about)),
    ...(await move(database, 'drafts', formKeys, about)),
  ];
}

/** The unsaved edits of a bought food that gets a new id. */
function moveOfFood(database: Bowlful, from: string, to: string, name: string): Promise<MergedRow[]> {
  const about = { part: 'foods', subject: { kind: 'name', name } } as const;
  return move(database, 'drafts', [labelFoodKey(from), labelFoodKey(to)], about);
}

/** Reminders name their pack's animal and recipe; under the old ids they would count as dropped from the plan. */
async function renameReminders(database: Bowlful, renames: HouseholdRenames): Promise<MergedRow[]> {
  const row = await database.preferences.get(REMINDERS_KEY);
  if (row === undefined) return [];
  const value = readReminders(row.value).map((reminder) => renamedReminder(reminder, renames));
  return change(database, {
    table: 'preferences',
    key: REMINDERS_KEY,
    row: { ...row, value },
    part: 'plan',
    subject: { kind: 'name', name: 'Reminders' },
  });
}

/**
 * Merges a household into the tables. Runs in the caller's transaction.
 * @returns what it did, for an undo
 */
export async function mergeInto(
  database: Bowlful,
  theirs: Household,
  at: string,
  rule: MergeRule = 'later',
): Promise<HouseholdMergeRow> {
  const before = await readHousehold(database);
  const { household, entries, renames } = mergeHousehold(before, theirs, rule);
  const photos = new Map<number, OwnRecipeRow['photo']>();
  for (const { id, photo } of await database.ownRecipes.toArray()) {
    if (photo !== undefined) photos.set(renames.recipes.get(id) ?? id, photo);
  }
  const rows = storedRows(household).map((stored) => {
    const photo = stored.table === 'ownRecipes' ? photos.get(Number(stored.key)) : undefined;
    return photo === undefined ? stored : { ...stored, row: { ...stored.row, photo } };
  });
  const wanted = new Set(rows.map(({ table, key }) => `${table} ${key}`));
  const changes: MergedRow[] = [];
  for (const stored of storedRows(before)) {
    if (!wanted.has(`${stored.table} ${stored.key}`)) changes.push(...(await remove(database, stored)));
  }
  const asBefore = sameMeals(before);
  for (const stored of rows) {
    if (!asBefore(stored)) changes.push(...(await change(database, stored)));
  }
  for (const [from, to] of renames.recipes) {
    if (from !== to) changes.push(...(await moveOfRecipe(database, from, to)));
  }
  for (const [from, to] of renames.pets) {
    const pet = household.pets.find(({ id }) => id === to);
    if (from !== to && pet !== undefined) changes.push(...(await moveOfPet(database, from, pet)));
  }
  for (const [from, to] of renames.foods) {
    const food = household.foods.find(({ value }) => value.id === to)?.value;
    if (from !== to && food !== undefined) changes.push(...(await moveOfFood(database, from, to, food.name)));
  }
  changes.push(...(await renameReminders(database, renames)));
  if (changes.some(({ part }) => part === 'foods')) await forgetConversions(database);
  const names = await namesOf(
    database,
    [...entries, ...changes].map(({ subject }) => subject),
  );
  return { id: 'last', at, entries: namedEntries(entries, names), rows: namedEntries(changes, names) };
}

/**
 * Merges a household into the tables, in one transaction with the undo data. If the file has nothing new, nothing
 * is written, and the previous merge can still be undone.
 */
export function writeMerge(database: Bowlful, file: Household, at: string): PromiseLike<HouseholdMergeRow> {
  return database.transaction('rw', [...mergeTables(database), database.cards], async () => {
    const merge = await mergeInto(database, file, at);
    if (merge.rows.length > 0) await database.householdMerges.put(merge);
    return merge;
  });
}

/** Dry run of a merge. */
export function foreseeMerge(
  database: Bowlful,
  theirs: Household,
  rule: MergeRule = 'later',
): PromiseLike<HouseholdMergeRow['entries']> {
  return database.transaction('r', [...mergeTables(database), database.cards], async () => {
    const { entries } = mergeHousehold(await readHousehold(database), theirs, rule);
    const names = await namesOf(
      database,
      entries.map(({ subject }) => subject),
    );
    return namedEntries(entries, names);
  });
}
