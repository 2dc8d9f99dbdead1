import { daysIn } from '../cook/cooked-days.ts';
import { weighInsOf } from '../pet/weigh-ins.ts';
import { localDate } from '../plan/calendar.ts';
import { fedId } from '../plan/fed-log.ts';
import { MOST_PLAN_PETS, MOST_RECIPES, type Plan } from '../plan/plan.ts';
import { MOST_LIST_RECIPES, MOST_OWN_ITEMS, type Shopping } from '../plan/shopping.ts';
import { SPECIES } from '../reference/species.ts';
import type { Household, HouseholdPet } from './household.ts';
import { hasOwnFields } from './merge-fields.ts';
import { byRank, ranksOf } from './ranks.ts';
import { type Content, contentOf, type RecordKind, recordOf } from './record-kinds.ts';
import { fieldOf, fieldsOf, isSame, type Records, type RecordValue, withFields } from './record-value.ts';

/** Groups rows by key, in the order in which the keys come first. */
function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** Rows in their order, each with its rank. */
function ranked<T>(
  kind: RecordKind,
  rows: readonly T[],
  keyOf: (row: T) => string | number,
  agreed: Records,
) {
  const ranks = ranksOf(
    rows.map((row) => `${kind}/${keyOf(row)}`),
    (name) => rankOf(agreed.get(name)),
  );
  return rows.map((row, at) => ({ row, rank: ranks[at] ?? at + 1 }));
}

function planContents({ startsOn, rows, pets }: Plan, agreed: Records): Content[] {
  return [
    { kind: 'plan/start', content: { startsOn } },
    ...ranked('plan/row', rows, ({ recipeId }) => recipeId, agreed).map(
      (content): Content => ({ kind: 'plan/row', content }),
    ),
    ...pets.map((content): Content => ({ kind: 'plan/pet', content })),
  ];
}

function listContents({ ticks, own, recipes }: Shopping, agreed: Records): Content[] {
  return [
    ...Object.entries(ticks).map(
      ([itemId, grams]): Content => ({ kind: 'tick', content: { itemId, grams } }),
    ),
    ...ranked('item', own, ({ id }) => id, agreed).map(
      ({ row: item, rank }): Content => ({ kind: 'item', content: { item, rank } }),
    ),
    ...ranked('list-recipe', recipes, ({ recipeId }) => recipeId, agreed).map(
      ({ row: recipe, rank }): Content => ({ kind: 'list-recipe', content: { recipe, rank } }),
    ),
  ];
}

/**
 * A household's shared records. What each device has for itself is left out: which animal is active, times of changes.
 * @param agreed the records that the devices agreed on: rows and items keep their ranks where the order still holds
 */
export function recordsOf(household: Household, agreed: Records = new Map()): Records {
  const { plan, shopping } = household;
  const meals = household.fedMeals.map(({ value }) => value);
  const contents: Content[] = [
    ...household.pets.map((pet): Content => ({ kind: 'pet', content: pet })),
    ...household.weighIns.flatMap(({ petId, value }) =>
      value.map((weighIn): Content => ({ kind: 'weight', content: { petId, weighIn } })),
    ),
    ...(plan === null ? [] : planContents(plan.value, agreed)),
    ...(shopping === null ? [] : listContents(shopping.value, agreed)),
    ...household.recipes.map(({ value }): Content => ({ kind: 'own', content: value })),
    ...household.notes.map(
      ({ recipeId, value }): Content => ({ kind: 'note', content: { recipeId, notes: value } }),
    ),
    ...household.favourites.map((heart): Content => ({ kind: 'heart', content: heart })),
    ...household.cookedDays.flatMap(({ recipeId, value }) =>
      value.map((day): Content => ({ kind: 'cooked', content: { recipeId, day } })),
    ),
    ...[...grouped(meals, ({ petId, day }) => `${petId}/${day}`).values()].map(
      (content): Content => ({ kind: 'fed', content }),
    ),
    ...household.foods.map(({ value }): Content => ({ kind: 'food', content: value })),
  ];
  return new Map(contents.map(recordOf));
}

/** The contents of one kind, in order. */
type Pick = <Kind extends RecordKind>(kind: Kind) => Extract<Content, { kind: Kind }>['content'][];
type Stamped<V> = { value: V; updatedAt: string };

/** The row that the table has if it is the same, else one that changes now. */
const stamped = <V>(value: V, before: Stamped<V> | null | undefined, at: string): Stamped<V> =>
  before && isSame(before.value, value) ? { value, updatedAt: before.updatedAt } : { value, updatedAt: at };

/** Finds a row of the table by its key. */
function finder<T, K>(rows: readonly T[], keyOf: (row: T) => K): (key: K) => T | undefined {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return (key) => byKey.get(key);
}

/** Keeps one pet per species active, the same one as before if it's still there. */
function petsOf(pick: Pick, before: readonly HouseholdPet[], at: string) {
  const pets = pick('pet');
  const known = finder(before, ({ id }) => id);
  const active = new Set(
    SPECIES.map((species) => {
      const ids = pets.filter((pet) => pet.species === species).map(({ id }) => id);
      return ids.find((id) => known(id)?.isActive) ?? ids[0];
    }),
  );
  return pets.map(({ id, species, profile }) => {
    const was = known(id);
    const { updatedAt } = stamped(
      [species, profile],
      was && { value: [was.species, was.profile], updatedAt: was.updatedAt },
      at,
    );
    return { id, species, profile, isActive: active.has(id), updatedAt } as HouseholdPet;
  });
}

function planOf(pick: Pick, before: Household['plan'], at: string): Household['plan'] {
  const [start] = pick('plan/start');
  const rows = pick('plan/row').map(({ row }) => row);
  const order = before?.value.pets.map(({ petId }) => petId) ?? [];
  const placeOf = (petId: string) => (order.includes(petId) ? order.indexOf(petId) : order.length);
  const pets = pick('plan/pet').sort((a, b) => placeOf(a.petId) - placeOf(b.petId));
  if (start === undefined && rows.length === 0 && pets.length === 0) return null;
  const startsOn = start?.startsOn ?? before?.value.startsOn ?? localDate(new Date(at));
  return stamped({ startsOn, rows, pets }, before, at);
}

function shoppingOf(pick: Pick, before: Household['shopping'], at: string): Household['shopping'] {
  const ticks = Object.fromEntries(pick('tick').map(({ itemId, grams }) => [itemId, grams]));
  const own = pick('item').map(({ item }) => item);
  const recipes = pick('list-recipe').map(({ recipe }) => recipe);
  const isEmpty = Object.keys(ticks).length + own.length + recipes.length === 0;
  return isEmpty && before === null ? null : stamped({ ticks, own, recipes }, before, at);
}

/**
 * The household of these records, for the tables. Records that a device can't show are left out.
 * @param before what the tables hold: rows that stay the same keep their times, and animals stay active
 * @param at ISO 8601; the time of rows that change
 */
export function householdOf(records: Records, before: Household, at: string): Household {
  const byKind = grouped(
    shownRecords(records).map(({ shown }) => shown),
    ({ kind }) => kind,
  );
  const pick: Pick = (kind) => (byKind.get(kind) ?? []).map(({ content }) => content as never);
  const cooked = finder(before.cookedDays, ({ recipeId }) => recipeId);
  const weighed = finder(before.weighIns, ({ petId }) => petId);
  const recipe = finder(before.recipes, ({ value }) => value.id);
  const meal = finder(before.fedMeals, ({ value }) => fedId(value));
  const note = finder(before.notes, ({ recipeId }) => recipeId);
  return {
    pets: petsOf(pick, before.pets, at),
    recipes: pick('own').map((value) => stamped(value, recipe(value.id), at)),
    plan: planOf(pick, before.plan, at),
    shopping: shoppingOf(pick, before.shopping, at),
    favourites: pick('heart'),
    cookedDays: [...grouped(pick('cooked'), ({ recipeId }) => recipeId)].map(([recipeId, rows]) => ({
      recipeId,
      ...stamped(daysIn(rows.map(({ day }) => day)), cooked(recipeId), at),
    })),
    weighIns: [...grouped(pick('weight'), ({ petId }) => petId)].map(([petId, rows]) => ({
      petId,
      ...stamped(weighInsOf(rows.map(({ weighIn }) => weighIn)), weighed(petId), at),
    })),
    fedMeals: pick('fed')
      .flat()
      .map((value) => stamped(value, meal(fedId(value)), at)),
    notes: pick('note').map(({ recipeId, notes }) => ({
      recipeId,
      ...stamped(notes, note(recipeId), at),
    })),
    foods: pick('food').map((value) => ({ value })),
  };
}

/**
 * The person's records: the agreed ones with what has changed in the tables since. A missing one is deleted. Records and
 * fields that the tables can't show stay as agreed; so do rows that they have no room for.
 * @param agreed `base` of every row of the replica that has one
 * @param household what the tables hold
 */
export function localRecords(agreed: Records, household: Household): Records {
  const now = recordsOf(household, agreed);
  const missing = [...agreed.keys()].filter((name) => !now.has(name));
  const couldShow = new Set(
    missing.length === 0 ? [] : shownRecords(new Map([...agreed, ...now])).map(({ name }) => name),
  );
  const local = new Map<string, RecordValue>(now);
  for (const [name, value] of agreed) {
    const mine = now.get(name) ?? (couldShow.has(name) ? null : undefined);
    const edited = mine === undefined ? value : editedValue(name, value, mine);
    if (edited !== null) local.set(name, edited);
  }
  return local;
}

/** An agreed value with the fields that a person changed. */
function editedValue(name: string, agreed: RecordValue, now: RecordValue | null): RecordValue | null {
  if (now !== null && isSame(agreed, now)) return now;
  if (now === null && !hasOwnFields(name)) return null;
  const content = contentOf(name, agreed);
  // This app can't show the agreed value, so the tables still hold an older row. That's no edit.
  if (content === null) return agreed;
  const shown = recordOf(content)[1];
  const mine = now ?? {};
  const fields = fieldsOf(agreed, mine).map((field) => {
    const isUntouched = isSame(fieldOf(shown, field), fieldOf(mine, field));
    return [field, fieldOf(isUntouched ? agreed : mine, field)] as const;
  });
  const value = withFields(fields);
  return now === null && Object.keys(value).length === 0 ? null : value;
}

/** How many of a kind a table takes; two full lists merged may be more. */
const MOST: { [Kind in RecordKind]?: number } = {
  'plan/row': MOST_RECIPES,
  'plan/pet': MOST_PLAN_PETS,
  item: MOST_OWN_ITEMS,
  'list-recipe': MOST_LIST_RECIPES,
};

/** Where a row or an item stands among its likes; undefined for a record without an order. */
function rankOf(value: RecordValue | undefined): number | undefined {
  const rank = value && fieldOf(value, 'rank');
  return typeof rank === 'number' ? rank : undefined;
}

/** Complete records in order, limited to what the device's table of each kind can take. */
function shownRecords(records: Records): { name: string; shown: Content }[] {
  const counts = new Map<RecordKind, number>();
  return [...records]
    .flatMap(([name, value]) => {
      const shown = contentOf(name, value);
      return shown === null ? [] : [{ name, shown, rank: rankOf(value) ?? 0 }];
    })
    .sort(byRank)
    .filter(({ shown: { kind } }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= (MOST[kind] ?? Number.POSITIVE_INFINITY);
    });
}
