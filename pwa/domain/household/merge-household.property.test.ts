import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import { fedId } from '../plan/fed-log.ts';
import { anOwn, EARLY, LATE } from './household.test-support.ts';
import type { Household } from './household.ts';
import { mergeHousehold } from './merge-household.ts';
import { canonical } from './merge-rule.ts';

// Few ids, names and times, so that clashes and ties are the rule.
const time = fc.constantFrom(EARLY, LATE, '2026-11-03T08:00:00.000Z');
const recipeId = fc.constantFrom(1, 2, 500_000_001, 500_000_002);
const petId = fc.constantFrom('a', 'b', 'c');
const name = fc.constantFrom('Rex', 'rex', 'Mia', '');
const day = fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03');
const days = fc.uniqueArray(day);

const pet = fc
  .record({
    id: petId,
    isDog: fc.boolean(),
    name,
    isActive: fc.boolean(),
    updatedAt: time,
    weight: fc.constantFrom(5, 6),
  })
  .map(({ isDog, name, weight, ...row }): Household['pets'][number] =>
    isDog
      ? {
          ...row,
          species: 'dog',
          profile: { name, breed: 'Beagle', ageMonths: 30, weightKg: weight, activityLevel: 'low' },
        }
      : { ...row, species: 'cat', profile: { name, age: 'adult', weightLbs: weight, activity: 'low' } },
  );
const recipe = fc
  .tuple(
    fc.constantFrom(500_000_001, 500_000_002, 500_000_003),
    fc.constantFrom('Pot', 'Pan'),
    time,
    time,
    fc.boolean(),
  )
  .map(([id, title, updatedAt, createdAt, isCopy]): Household['recipes'][number] => {
    const row = anOwn(id, title, updatedAt, createdAt);
    const origin = { kind: 'copy' as const, recipeId: 500_000_001, title: 'Pot' };
    return isCopy ? { ...row, value: { ...row.value, origin } } : row;
  });
const plan = fc.record({
  value: fc.record({
    startsOn: day,
    rows: fc.uniqueArray(
      fc.record({ recipeId, days: fc.constantFrom(1, 2), petIds: fc.option(fc.uniqueArray(petId)) }),
      { selector: (row) => row.recipeId },
    ),
    pets: fc.uniqueArray(
      fc.record({
        petId,
        isIn: fc.boolean(),
        mealsPerDay: fc.constantFrom(null, 2),
        changeOverDays: fc.constant(null),
      }),
      { selector: (row) => row.petId },
    ),
  }),
  updatedAt: time,
});
const byRecipe = { selector: (row: { recipeId: number }) => row.recipeId };
const shopping = fc.record({
  value: fc.record({
    ticks: fc.dictionary(fc.constantFrom('rice', 'egg', '__proto__'), fc.constantFrom(100, 200)),
    own: fc.uniqueArray(
      fc.record({ id: petId, text: fc.constantFrom('Bags', 'Foil'), isTicked: fc.boolean() }),
      { selector: ({ id }) => id },
    ),
    recipes: fc.uniqueArray(fc.record({ recipeId, batches: fc.constantFrom(1, 3) }), byRecipe),
  }),
  updatedAt: time,
});
const notes = fc.record({
  rating: fc.constantFrom(0, 4, 5),
  note: fc.constantFrom('', 'salty', ' !dry'),
  petThought: fc.constantFrom('', 'purred'),
});
const byPet = { selector: (row: { petId: string }) => row.petId };
const weights = fc.uniqueArray(
  fc.record({
    day: fc.constantFrom('2026-11-01', '2026-11-08', '2026-11-15'),
    weightKg: fc.constantFrom(4, 11.8, 12),
  }),
  { selector: ({ day }) => day },
);
const fedMeal = fc.record({
  value: fc.record({
    petId,
    day: fc.constantFrom('2026-11-01', '2026-11-02'),
    meal: fc.constantFrom(1, 2),
    food: fc.oneof(
      fc.record({ kind: fc.constant('recipe' as const), recipeId }),
      fc.record({ kind: fc.constant('label' as const), foodId: fc.constantFrom('f', 'g') }),
    ),
    name: fc.constant('Pot'),
    grams: fc.constantFrom(0, 100, 250),
    kcal: fc.constantFrom(null, 300),
    fedAt: time,
  }),
  updatedAt: time,
});
const food = fc
  .record({
    id: fc.constantFrom('f', 'g', 'h'),
    name: fc.constantFrom('Kibble', 'kibble ', 'Tin'),
    protein: fc.constantFrom(20, 21),
  })
  .map((changes) => ({ value: { ...KIBBLE, ...changes } }));
const household: fc.Arbitrary<Household> = fc.record({
  pets: fc.uniqueArray(pet, { selector: ({ id }) => id }),
  recipes: fc.uniqueArray(recipe, { selector: ({ value }) => value.id }),
  foods: fc.uniqueArray(food, { selector: ({ value }) => value.id }),
  plan: fc.option(plan),
  shopping: fc.option(shopping),
  favourites: fc.uniqueArray(fc.record({ recipeId, addedAt: time }), byRecipe),
  cookedDays: fc.uniqueArray(fc.record({ recipeId, value: days, updatedAt: time }), byRecipe),
  weighIns: fc.uniqueArray(fc.record({ petId, value: weights, updatedAt: time }), byPet),
  fedMeals: fc.uniqueArray(fedMeal, { selector: ({ value }) => fedId(value) }),
  notes: fc.uniqueArray(fc.record({ recipeId, value: notes, updatedAt: time }), byRecipe),
});

/** Everything except which animal is active, in a fixed order. */
function content({ pets, ...rest }: Household): string[] {
  const rows = Object.entries({ ...rest, pets: pets.map(({ isActive: _, ...row }) => row) }).flatMap(
    ([part, found]) => (Array.isArray(found) ? found : [found]).map((row) => `${part} ${canonical(row)}`),
  );
  return rows.sort();
}
const merged = (here: Household, file: Household) => mergeHousehold(here, file).household;
/** Lists of days count by the day. */
const countOf = (rows: readonly { value: unknown }[]) => rows.flatMap(({ value }) => value).length;
/** What renumbering never changes. */
const beginnings = ({ recipes }: Household) =>
  recipes.map(({ value: { createdAt, origin } }) => `${createdAt} ${origin.kind}`);

describe('any two households', () => {
  it('are the same whichever phone merges them', () => {
    fc.assert(
      fc.property(household, household, (a, b) => {
        expect(content(merged(a, b))).toEqual(content(merged(b, a)));
      }),
      { numRuns: 150 },
    );
  });

  it('stay as merged when a file of either, or of both, is merged again', () => {
    fc.assert(
      fc.property(household, household, (a, b) => {
        const both = merged(a, b);
        for (const file of [b, a, both]) {
          const again = mergeHousehold(both, file);
          expect(content(again.household)).toEqual(content(both));
          expect(again.household.pets).toEqual(expect.arrayContaining(both.pets));
        }
        expect(mergeHousehold(both, both).entries).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('lose no row, day or tick of any part, and keep one active animal of each species', () => {
    fc.assert(
      fc.property(household, household, (a, b) => {
        const both = merged(a, b);
        const ids = both.recipes.map(({ value }) => value.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(beginnings(both)).toEqual(expect.arrayContaining([...beginnings(a), ...beginnings(b)]));
        expect(both.pets.length).toBeGreaterThanOrEqual(Math.max(a.pets.length, b.pets.length));
        for (const species of ['dog', 'cat']) {
          const active = both.pets.filter((pet) => pet.species === species && pet.isActive);
          expect(active).toHaveLength(both.pets.some((pet) => pet.species === species) ? 1 : 0);
        }
        for (const side of [a, b]) {
          expect(both.favourites.length).toBeGreaterThanOrEqual(side.favourites.length);
          for (const part of ['cookedDays', 'weighIns', 'fedMeals', 'notes', 'foods'] as const)
            expect(countOf(both[part]), part).toBeGreaterThanOrEqual(countOf(side[part]));
          for (const list of ['rows', 'pets'] as const)
            expect(both.plan?.value[list].length ?? 0).toBeGreaterThanOrEqual(
              side.plan?.value[list].length ?? 0,
            );
          for (const list of ['own', 'recipes'] as const)
            expect(both.shopping?.value[list].length ?? 0).toBeGreaterThanOrEqual(
              side.shopping?.value[list].length ?? 0,
            );
          expect(Object.keys(both.shopping?.value.ticks ?? {})).toEqual(
            expect.arrayContaining(Object.keys(side.shopping?.value.ticks ?? {})),
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});
