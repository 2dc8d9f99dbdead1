import type { Household } from '#domain/household/household';
import type { SetAsideField } from '#domain/household/merge-fields';
import { hiddenFields } from '#domain/household/record-kinds';
import { fieldOf, isSame, type Records, type RecordValue, withFields } from '#domain/household/record-value';
import { householdOf, localRecords, recordsOf } from '#domain/household/records';
import type { ReplicaRow } from '#domain/household/replica';
import { NOTES_DRAFTS } from '#domain/own/recipe-notes';
import { planSchema } from '#domain/plan/plan';
import { shoppingSchema } from '#domain/plan/shopping';
import type { Bowlful } from '../database/bowlful.ts';
import { readLabelFoodRows } from '../database/label-food-rows.ts';
import { type HiddenPart, newId } from '../database/rows.ts';
import {
  comparable,
  forgetConversions,
  keepOneActive,
  mergeTables,
  readHousehold,
  type StoredRow,
  storedRows,
} from './household-tables.ts';
import { CURRENT_MEMBERSHIP, membershipTables } from './membership.ts';

/** The tables of every transaction that compares the owner's rows with the replica. */
export const householdTables = (database: Bowlful) => [
  ...mergeTables(database),
  ...membershipTables(database),
  database.cards,
];

/** What this device holds of its household at one moment. */
type SharedState = {
  household: Household;
  rows: ReadonlyMap<string, ReplicaRow>;
  /** The person's records, as the tables have them now. */
  mine: Map<string, RecordValue>;
};

/** Whether the tables have a row that can't be read. */
async function isDamaged(database: Bowlful, household: Household): Promise<boolean> {
  const { pets, ownRecipes, plans, shopping, favourites, cookedDays, weighIns, fedMeals, drafts } = database;
  const tables = [pets, ownRecipes, plans, shopping, favourites, cookedDays, weighIns, fedMeals];
  let stored = await drafts.where('key').startsWith(NOTES_DRAFTS).count();
  for (const table of tables) stored += await table.count();
  stored += (await readLabelFoodRows(database)).length;
  return storedRows(household).length < stored;
}

/** What was last shared: what is on its way, else what was agreed on. */
const sharedRecords = (rows: readonly ReplicaRow[]): Records =>
  new Map(
    rows.flatMap(({ name, base, sent }) => {
      const value = sent === null ? base : sent.value;
      return value === null ? [] : [[name, value]];
    }),
  );

/** The tables' rows; those that can't be read are first written anew as they were last shared. */
async function readMended(database: Bowlful, rows: readonly ReplicaRow[]): Promise<Household> {
  const household = await readHousehold(database);
  if (!(await isDamaged(database, household))) return household;
  const shared = householdOf(sharedRecords(rows), household, new Date().toISOString());
  await mendRows(database, household, shared);
  return readHousehold(database);
}

/** What the tables can't show of the records. */
export const hiddenIn = (records: Records): HiddenPart[] =>
  [...records].flatMap(([name, value]) => {
    const fields = hiddenFields(name, value);
    return fields?.length === 0 ? [] : [{ name, fields }];
  });

/** The records with what an older version couldn't show and this one can, which the tables therefore lack. */
function withUncovered(mine: Records, agreed: Records, hidden: readonly HiddenPart[]): Records {
  const uncovered = new Map(mine);
  for (const { name, fields } of hidden) {
    const base = agreed.get(name);
    const still = base && hiddenFields(name, base);
    if (base === undefined || still === null) continue;
    const shown = fields?.filter((field) => !still?.includes(field));
    if (shown?.length === 0) continue;
    const fromBase = shown?.map((field) => [field, fieldOf(base, field)] as const);
    // Deleted by this person since: fields come back, the record doesn't.
    const kept = mine.get(name);
    if (fromBase === undefined) uncovered.set(name, base);
    else if (kept !== undefined) uncovered.set(name, withFields([...Object.entries(kept), ...fromBase]));
  }
  return uncovered;
}

/** What this device shares now, with damaged rows mended and hidden ones uncovered, in the caller's transaction. */
export async function readShared(database: Bowlful): Promise<SharedState> {
  const rows = new Map((await database.householdReplica.toArray()).map((row) => [row.name, row]));
  const agreed = new Map([...rows].flatMap(([name, { base }]) => (base === null ? [] : [[name, base]])));
  const household = await readMended(database, [...rows.values()]);
  const state = { household, rows, mine: new Map(localRecords(agreed, household)) };
  const { hidden = [] } = (await database.householdMembership.get(CURRENT_MEMBERSHIP)) ?? {};
  const mine = hidden.length === 0 ? state.mine : new Map(withUncovered(state.mine, agreed, hidden));
  const after = householdAfter(state, mine, new Date().toISOString());
  if (after === household) return state;
  await writeHousehold(database, household, after);
  await database.householdMembership.update(CURRENT_MEMBERSHIP, { hidden: hiddenIn(mine) });
  return { ...state, household: await readHousehold(database), mine };
}

/**
 * Whether the plan or the list can't be read. Each is one row of many records that the next tap writes anew, so that a sync
 * mends it before it asks the server.
 */
export async function isPlanDamaged({ plans, shopping }: Bowlful): Promise<boolean> {
  const [plan, list] = [await plans.toArray(), await shopping.toArray()];
  return (
    plan.some(({ value }) => !planSchema.safeParse(value).success) ||
    list.some(({ value }) => !shoppingSchema.safeParse(value).success)
  );
}

/** What a merge made of the state: the rows of the replica that changed, and the person's records from now on. */
export type Merged = { rows: readonly ReplicaRow[]; mine: Records; asides: readonly SetAsideField[] };

const isMeal = (name: string) => name.startsWith('fed/');

/** The records with what the tables have of those that this app can't show: a row stays as it was. */
function asShown(mine: Records, household: Household): Records {
  const unshown = [...mine].filter(([name, value]) => hiddenFields(name, value) === null);
  if (unshown.length === 0) return mine;
  const before = recordsOf(household, mine);
  return new Map([...mine, ...unshown.map(([name, value]) => [name, before.get(name) ?? value] as const)]);
}

/** The household after a merge; a year of meals is left as it is unless one of them changed. */
function householdAfter({ household, mine: before }: SharedState, mine: Records, at: string): Household {
  const names = new Set([...before.keys(), ...mine.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== mine.get(name));
  if (changed.length === 0) return household;
  const shown = asShown(mine, household);
  if (changed.some(isMeal)) return householdOf(shown, household, at);
  const others = new Map([...shown].filter(([name]) => !isMeal(name)));
  return { ...householdOf(others, household, at), fedMeals: household.fedMeals };
}

/** Stores a merge, in the tables and the replica at once. Runs in the caller's transaction. */
export async function writeShared(
  database: Bowlful,
  state: SharedState,
  { rows, mine, asides }: Merged,
  at: string,
): Promise<void> {
  const after = householdAfter(state, mine, at);
  if (after !== state.household) await writeHousehold(database, state.household, after);
  await database.householdReplica.bulkPut([...rows]);
  await database.householdAsides.bulkPut(asides.map((aside) => ({ ...aside, id: newId(), at })));
}

/** What each device has for itself, beside what a row shares. */
const OWN_FIELDS = ['isActive', 'photo'] as const;

const placeOf = ({ table, key }: StoredRow) => `${table} ${key}`;

/** The row with what only this device has about it. */
function withOwnFields(row: object, kept: object | undefined): object {
  const own = OWN_FIELDS.filter((field) => kept !== undefined && field in kept);
  return {
    ...row,
    ...Object.fromEntries(own.map((field) => [field, (kept as Record<string, unknown>)[field]])),
  };
}

/**
 * Writes what changed from `before`, the tables' rows now, to `after`. Damaged rows stay. Runs in the caller's transaction.
 */
async function writeHousehold(database: Bowlful, before: Household, after: Household): Promise<void> {
  if (!isSame(before.foods, after.foods)) await forgetConversions(database);
  const isSameLog = before.fedMeals === after.fedMeals;
  const rowsOf = (household: Household) => storedRows(isSameLog ? { ...household, fedMeals: [] } : household);
  const held = new Map(rowsOf(before).map((stored) => [placeOf(stored), stored]));
  const wanted = new Map(rowsOf(after).map((stored) => [placeOf(stored), stored]));
  for (const [place, { table, key }] of held) {
    if (!wanted.has(place)) await database.table(table).delete(key);
  }
  for (const [place, { table, key, row }] of wanted) {
    const same = held.get(place);
    if (same !== undefined && comparable(same.row) === comparable(row)) continue;
    const rows = database.table<object>(table);
    await rows.put(withOwnFields(row, await rows.get(key)));
  }
  await keepOneActive(database);
}

/**
 * Writes the rows of `agreed` that the tables have but can't read any more; others stay. Runs in the caller's transaction.
 * @param readable the tables' rows now
 */
async function mendRows(database: Bowlful, readable: Household, agreed: Household): Promise<void> {
  const places = new Set(storedRows(readable).map(placeOf));
  for (const stored of storedRows(agreed)) {
    if (places.has(placeOf(stored))) continue;
    const rows = database.table<object>(stored.table);
    const kept = await rows.get(stored.key);
    // Without a row it is deleted.
    if (kept === undefined) continue;
    await rows.put(withOwnFields(stored.row, kept));
    if (stored.part === 'foods') await forgetConversions(database);
  }
  await keepOneActive(database);
}
