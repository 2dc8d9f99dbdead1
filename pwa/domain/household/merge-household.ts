import { daysIn } from '../cook/cooked-days.ts';
import { withHealthKept } from '../pet/health.ts';
import { petName } from '../pet/pet-name.ts';
import { weighInsOf } from '../pet/weigh-ins.ts';
import { fedId } from '../plan/fed-log.ts';
import { SPECIES } from '../reference/species.ts';
import type { Household, HouseholdPart, HouseholdPet } from './household.ts';
import { foodIds, type HouseholdRenames, petIds, recipeIds, renamed } from './household-ids.ts';
import { type JoinedRow, joinPlans, joinRows, joinShopping, type Names, timesOf } from './join-parts.ts';
import type { MergeEntry, MergeRule, Outcome, Subject } from './merge-rule.ts';

type Row = HouseholdPet & { value: unknown };

/** Each phone chooses its active animal itself, so that is not a difference between two versions. */
const withValue = (pet: HouseholdPet): Row => ({ ...pet, value: [pet.species, pet.profile] });

/** Animals with the health that only the other phone's version of them has. */
function withHealth(pets: readonly HouseholdPet[], others: readonly HouseholdPet[]): HouseholdPet[] {
  const profiles = new Map(others.map(({ id, profile }) => [id, profile]));
  return pets.map(
    (pet) => ({ ...pet, profile: withHealthKept(pet.profile, profiles.get(pet.id)) }) as HouseholdPet,
  );
}

/** Merges both phones' animals. For each species, the animal active here stays active, else the file's. */
function joinPets(here: readonly HouseholdPet[], file: readonly HouseholdPet[]): JoinedRow<HouseholdPet>[] {
  const joined = joinRows(
    withHealth(here, file).map(withValue),
    withHealth(file, here).map(withValue),
    ({ id }) => id,
  );
  const pets = joined.map(({ row }) => row).sort((a, b) => (a.id < b.id ? -1 : 1));
  const active = new Set(
    SPECIES.map((species) => {
      const ids = new Set(pets.filter((pet) => pet.species === species).map(({ id }) => id));
      const chosen = [...here, ...file].find(({ id, isActive }) => isActive && ids.has(id));
      return chosen?.id ?? [...ids][0];
    }),
  );
  return joined.map((pet) => {
    const { value: _, ...row } = pet.row;
    return { ...pet, row: { ...row, isActive: active.has(row.id) } };
  });
}

type Merge = {
  household: Household;
  /** What is new or had to be decided; empty if the file brings nothing. */
  entries: MergeEntry[];
  /** New ids of what is here. */
  renames: HouseholdRenames;
};

type DaysRow = Household['cookedDays'][number];
type WeightsRow = Household['weighIns'][number];
type MealRow = Household['fedMeals'][number];
type NotesRow = Household['notes'][number];
type FoodRow = Household['foods'][number];

const sorted = (rows: readonly DaysRow[]): DaysRow[] =>
  rows.map((row) => ({ ...row, value: daysIn(row.value) }));

const byDay = (rows: readonly WeightsRow[]): WeightsRow[] =>
  rows.map((row) => ({ ...row, value: weighInsOf(row.value) }));

const joinDays = (won: DaysRow, lost: DaysRow): DaysRow => ({
  ...won,
  value: daysIn([...won.value, ...lost.value]),
});

/** Every day of both; for a day in both, the later list's row, or on a tie the heavier one. */
function joinWeights(won: WeightsRow, lost: WeightsRow): WeightsRow {
  const isTie = won.updatedAt === lost.updatedAt;
  const both = [...lost.value, ...won.value];
  return { ...won, value: weighInsOf(isTie ? both.sort((a, b) => a.weightKg - b.weightKg) : both) };
}

/** Fields that the later notes leave empty are filled from the earlier ones. */
function joinNotes(won: NotesRow, lost: NotesRow): NotesRow {
  const isTie = won.updatedAt === lost.updatedAt;
  const field = <T>(a: T, b: T): T => (isTie && b > a ? b : a || b);
  const [a, b] = [won.value, lost.value];
  return {
    ...won,
    value: {
      rating: field(a.rating, b.rating),
      note: field(a.note, b.note),
      petThought: field(a.petThought, b.petThought),
    },
  };
}

/** The earlier time, so that either phone keeps the same one. */
function joinHearts(here: Household['favourites'], file: Household['favourites']): Household['favourites'] {
  const latestFirst = [...here, ...file].sort((a, b) => (a.addedAt < b.addedAt ? 1 : -1));
  return [...new Map(latestFirst.map((heart) => [heart.recipeId, heart])).values()];
}

function entriesOf<T extends { updatedAt: string }>(
  part: HouseholdPart,
  rows: readonly JoinedRow<T>[],
  subjectOf: (row: T) => Subject,
): MergeEntry[] {
  return rows.flatMap(({ row, outcome, here, file }) => {
    const stamp = (one: T | undefined) => one && { value: null, updatedAt: one.updatedAt };
    return outcome === null
      ? []
      : [{ part, subject: subjectOf(row), outcome, ...timesOf(stamp(here), stamp(file)) }];
  });
}

/** For versions of which no time says which is later. */
const withoutTimes = ({ hereAt: _, fileAt: __, ...entry }: MergeEntry): MergeEntry => entry;

/** One line for each animal and outcome: a log has thousands of meals. */
function mealEntries(rows: readonly JoinedRow<MealRow>[], nameOf: Names['pet']): MergeEntry[] {
  const counts = new Map<string, { petId: string; outcome: Outcome; count: number }>();
  for (const { row, outcome } of rows) {
    if (outcome === null) continue;
    const { petId } = row.value;
    const key = `${outcome} ${petId}`;
    counts.set(key, { petId, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].map(({ petId, outcome, count }) => ({
    part: 'fedMeals',
    subject: { ...nameOf(petId), kind: 'meals', count },
    outcome,
  }));
}

/** The table of foods has no times: without a rule that says who wins, both devices choose the same version. */
function joinFoods(here: readonly FoodRow[], file: readonly FoodRow[], rule: MergeRule) {
  const timed = (rows: readonly FoodRow[], updatedAt: string) => rows.map((row) => ({ ...row, updatedAt }));
  return joinRows(timed(here, ''), timed(file, rule === 'theirs' ? 'later' : ''), ({ value }) => value.id);
}

/** Their rows as later than any of ours. */
function asLatest(theirs: Household, ours: Household): Household {
  const { foods: _, favourites: __, plan, shopping, ...rest } = ours;
  const rows = [...Object.values(rest).flat(), plan, shopping].flatMap((row) => row ?? []);
  const latest = Math.max(0, ...rows.map(({ updatedAt }) => Date.parse(updatedAt)));
  const updatedAt = new Date(latest + 1000).toISOString();
  const stamped = <T extends object>(rows: readonly T[]): T[] => rows.map((row) => ({ ...row, updatedAt }));
  return {
    ...theirs,
    pets: stamped(theirs.pets),
    recipes: stamped(theirs.recipes),
    plan: theirs.plan && { ...theirs.plan, updatedAt },
    shopping: theirs.shopping && { ...theirs.shopping, updatedAt },
    cookedDays: stamped(theirs.cookedDays),
    weighIns: stamped(theirs.weighIns),
    fedMeals: stamped(theirs.fedMeals),
    notes: stamped(theirs.notes),
  };
}

/** How many of the days are new here. */
const newDays = ({ row, here }: JoinedRow<DaysRow>) =>
  row.value.filter((day) => !here?.value.includes(day)).length;

/**
 * Merges another phone's household into ours. Nothing that only one of them has is lost; the later of two versions wins,
 * and on a tie both phones choose the same one. Merging either way gives the same, except for the active animals, and
 * merging twice changes nothing.
 * @param rule 'theirs' for joining a household that others share already: their versions and their ids stand
 */
export function mergeHousehold(ours: Household, theirs: Household, rule: MergeRule = 'later'): Merge {
  const recipeRenames = recipeIds(ours.recipes, theirs.recipes, rule);
  const petRenames = petIds(ours.pets, theirs.pets, rule);
  const foodRenames = foodIds(ours.foods, theirs.foods, rule);
  const renames = { recipes: recipeRenames.here, pets: petRenames.here, foods: foodRenames.here };
  const here = renamed(ours, renames);
  const file = renamed(rule === 'theirs' ? asLatest(theirs, ours) : theirs, {
    recipes: recipeRenames.file,
    pets: petRenames.file,
    foods: foodRenames.file,
  });

  const pets = joinPets(here.pets, file.pets);
  const recipes = joinRows(here.recipes, file.recipes, ({ value }) => value.id);
  const titles = new Map(recipes.map(({ row: { value } }) => [value.id, value.words.title]));
  const recipe = (recipeId: number): Subject => {
    const name = titles.get(recipeId);
    return name === undefined ? { kind: 'recipe', recipeId } : { kind: 'name', name };
  };
  const names: Names = {
    recipe,
    pet(id) {
      const pet = pets.find(({ row }) => row.id === id)?.row;
      return { kind: 'name', name: pet === undefined ? 'A pet' : petName(pet) };
    },
  };
  const { plan, entries: planEntries } = joinPlans(here.plan, file.plan, names);
  const { shopping, entries: shoppingEntries } = joinShopping(here.shopping, file.shopping, names);
  const days = joinRows(
    sorted(here.cookedDays),
    sorted(file.cookedDays),
    ({ recipeId }) => recipeId,
    joinDays,
  );
  const weights = joinRows(byDay(here.weighIns), byDay(file.weighIns), ({ petId }) => petId, joinWeights);
  const meals = joinRows(here.fedMeals, file.fedMeals, ({ value }) => fedId(value));
  const notes = joinRows(here.notes, file.notes, ({ recipeId }) => recipeId, joinNotes);
  const foods = joinFoods(here.foods, file.foods, rule);
  const hearts = new Set(here.favourites.map(({ recipeId }) => recipeId));
  const favourites = joinHearts(here.favourites, file.favourites);

  return {
    household: {
      pets: pets.map(({ row }) => row),
      recipes: recipes.map(({ row }) => row),
      plan,
      shopping,
      favourites,
      cookedDays: days.map(({ row }) => row),
      weighIns: weights.map(({ row }) => row),
      fedMeals: meals.map(({ row }) => row),
      notes: notes.map(({ row }) => row),
      foods: foods.map(({ row: { value } }) => ({ value })),
    },
    entries: [
      ...entriesOf('pets', pets, (pet) => ({ kind: 'name', name: petName(pet) })),
      ...entriesOf('recipes', recipes, ({ value }) => ({ kind: 'name', name: value.words.title })),
      ...planEntries,
      ...shoppingEntries,
      ...favourites
        .filter(({ recipeId }) => !hearts.has(recipeId))
        .map(
          ({ recipeId }): MergeEntry => ({ part: 'favourites', subject: recipe(recipeId), outcome: 'added' }),
        ),
      ...days.flatMap((joined): MergeEntry[] => {
        const count = newDays(joined);
        const subject = { ...recipe(joined.row.recipeId), kind: 'days' as const, count };
        return count === 0 ? [] : [{ part: 'cookedDays', subject, outcome: 'added' }];
      }),
      ...entriesOf('weighIns', weights, ({ petId }) => names.pet(petId)),
      ...mealEntries(meals, names.pet),
      ...entriesOf('notes', notes, ({ recipeId }) => recipe(recipeId)),
      ...entriesOf('foods', foods, ({ value }) => ({ kind: 'name', name: value.name })),
    ].map((entry) => (rule === 'theirs' || entry.part === 'foods' ? withoutTimes(entry) : entry)),
    renames,
  };
}
