import type { HouseholdPart } from '#domain/household/household';
import type { Subject } from '#domain/household/merge-rule';
import { beforeDay, contentOf, kindOf, type RecordKind } from '#domain/household/record-kinds';
import type { RecordValue } from '#domain/household/record-value';
import { petName } from '#domain/pet/pet-name';
import type { Bowlful } from '../database/bowlful.ts';
import { loadDevice } from '../database/device.ts';
import { mirrorActiveDog } from '../database/dog-cookie.ts';
import { labelFoodKey } from '../database/label-food-rows.ts';
import type { AsideRow } from '../database/rows.ts';
import { HouseholdError } from './household-error.ts';
import { namesOf } from './household-tables.ts';
import { householdTables, readShared, writeShared } from './shared-state.ts';

/** A value that two devices changed differently: the one accepted first stands, the other is set aside. */
export type SetAside = Omit<AsideRow, 'name'> & {
  part: HouseholdPart;
  subject: Subject;
  /** YYYY-MM-DD; of a weight or a meal. */
  day?: string;
};

const PARTS: Record<RecordKind, HouseholdPart> = {
  pet: 'pets',
  weight: 'weighIns',
  'plan/start': 'plan',
  'plan/row': 'plan',
  'plan/pet': 'plan',
  tick: 'shopping',
  item: 'shopping',
  'list-recipe': 'shopping',
  own: 'recipes',
  note: 'notes',
  heart: 'favourites',
  cooked: 'cookedDays',
  fed: 'fedMeals',
  food: 'foods',
};

async function petNamed(database: Bowlful, id: string): Promise<Subject> {
  const pet = await database.pets.get(id);
  return { kind: 'name', name: pet === undefined ? 'A pet' : petName(pet) };
}

async function recipeNamed(database: Bowlful, recipeId: number): Promise<Subject> {
  const subject: Subject = { kind: 'recipe', recipeId };
  const name = (await namesOf(database, [subject])).get(recipeId) ?? `Recipe ${recipeId}`;
  return { kind: 'name', name };
}

/** What a record is about, by the tables' present names. */
async function subjectOf(database: Bowlful, kind: RecordKind, key: string): Promise<Subject> {
  switch (kind) {
    case 'plan/start':
      return { kind: 'start' };
    case 'tick':
      return { kind: 'ticks', count: 1 };
    case 'pet':
    case 'plan/pet':
      return petNamed(database, key);
    case 'weight':
    case 'fed':
      return petNamed(database, beforeDay(key)[0]);
    case 'item': {
      const list = (await database.shopping.get('current'))?.value as {
        own?: { id: string; text: string }[];
      };
      return { kind: 'name', name: list?.own?.find(({ id }) => id === key)?.text ?? 'An item' };
    }
    case 'food': {
      const food = (await database.preferences.get(labelFoodKey(key)))?.value as
        | { name?: string }
        | undefined;
      return { kind: 'name', name: food?.name ?? 'A food' };
    }
    default:
      return recipeNamed(database, Number.parseInt(key, 10));
  }
}

/** What was set aside, oldest first, with what it is about. */
export async function describeAsides(database: Bowlful, rows: readonly AsideRow[]): Promise<SetAside[]> {
  const asides: SetAside[] = [];
  for (const { name, ...row } of [...rows].sort((a, b) => (a.at < b.at ? -1 : 1))) {
    const known = kindOf(name);
    if (known === null) continue;
    const subject = await subjectOf(database, known.kind, known.key);
    const isDaily = known.kind === 'weight' || known.kind === 'fed';
    const day = isDaily && { day: beforeDay(known.key)[1] };
    asides.push({ ...row, part: PARTS[known.kind], subject, ...day });
  }
  return asides;
}

/** The record with the value that was set aside. */
function withAside(value: RecordValue, { field, aside }: AsideRow): RecordValue {
  const { [field]: _, ...others } = value;
  return aside === undefined ? others : { ...others, [field]: aside };
}

/**
 * What to take so that the record is right with it: the one chosen, else all of the record's, since fields that are right only
 * together were set aside together.
 */
function takenWith(chosen: AsideRow, all: readonly AsideRow[], value: RecordValue) {
  const asides = all.filter(({ name }) => name === chosen.name).sort((a, b) => (a.at < b.at ? -1 : 1));
  const together = new Map([...asides, chosen].map((each) => [each.field, each]));
  return [[chosen], [...together.values()]]
    .map((taken) => ({ taken, value: taken.reduce(withAside, value) }))
    .find((each) => contentOf(chosen.name, each.value) !== null);
}

/**
 * Puts the value set aside in place of the one that was kept. It stays set aside if the record was deleted meanwhile, or would
 * not be right with it.
 * @throws {HouseholdError} then
 * @throws {DeviceError} if it could not be stored
 */
export async function takeAside(id: string): Promise<void> {
  const { run } = await loadDevice();
  await run((database) =>
    database.transaction('rw', householdTables(database), async () => {
      const row = await database.householdAsides.get(id);
      if (row === undefined) return;
      const state = await readShared(database);
      const value = state.mine.get(row.name);
      if (value === undefined) throw new HouseholdError('aside-gone');
      const found = takenWith(row, await database.householdAsides.toArray(), value);
      if (found === undefined) throw new HouseholdError('aside-unfit');
      const mine = new Map(state.mine).set(row.name, found.value);
      await writeShared(database, state, { rows: [], mine, asides: [] }, new Date().toISOString());
      await database.householdAsides.bulkDelete(found.taken.map((each) => each.id));
    }),
  );
  await run(mirrorActiveDog);
}

/** Drops the value set aside. @throws {DeviceError} if that could not be stored */
export async function dismissAside(id: string): Promise<void> {
  const { run } = await loadDevice();
  await run((database) => database.householdAsides.delete(id));
}
