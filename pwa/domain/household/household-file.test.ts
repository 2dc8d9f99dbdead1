import { describe, expect, it } from 'vitest';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import { addDays } from '../plan/calendar.ts';
import { aDog, aHousehold, anOwn, EARLY } from './household.test-support.ts';
import type { Household } from './household.ts';
import { readHouseholdFile, writeHouseholdFile } from './household-file.ts';

const HOUSEHOLD = aHousehold({
  pets: [aDog('rex', 'Rex', 18, EARLY)],
  recipes: [anOwn(500_000_001, 'Pot', EARLY)],
});
const TEXT = writeHouseholdFile(HOUSEHOLD, new Date(EARLY));
const changed = (change: (file: { version: number; household: Record<string, unknown[]> }) => void) => {
  const file = JSON.parse(TEXT);
  change(file);
  return JSON.stringify(file);
};

describe('a household file', () => {
  it('is read as it was written', () => {
    expect(readHouseholdFile(TEXT)).toEqual({
      kind: 'bowlful-household',
      version: 4,
      madeAt: EARLY,
      household: HOUSEHOLD,
    });
  });

  it('from a release without recipes on the shopping list is read as having none there', () => {
    const value = { ticks: { carrot: 100 }, own: [] };
    const olderFile = changed((file) => {
      file.version = 1;
      Object.assign(file.household, { shopping: { value, updatedAt: EARLY } });
    });
    expect(readHouseholdFile(olderFile).household.shopping?.value).toEqual({ ...value, recipes: [] });
  });

  it('carries the meals of the last 90 days that have any, and reads a file without them', () => {
    const meal = (at: number): Household['fedMeals'][number] => ({
      value: {
        ...{ petId: 'rex', day: addDays('2026-01-01', at * 2), meal: 1, name: 'Pot', grams: 250, kcal: 300 },
        food: { kind: 'recipe', recipeId: 1 },
        fedAt: EARLY,
      },
      updatedAt: EARLY,
    });
    const fedMeals = Array.from({ length: 100 }, (_, at) => meal(at));
    const text = writeHouseholdFile(aHousehold({ fedMeals }), new Date(EARLY));
    expect(readHouseholdFile(text).household.fedMeals).toEqual(fedMeals.slice(10));
    const olderFile = changed((file) => {
      file.version = 2;
      delete file.household['fedMeals'];
    });
    expect(readHouseholdFile(olderFile).household.fedMeals).toEqual([]);
  });

  it('carries foods from labels, and reads a file without them', () => {
    const household = aHousehold({ foods: [{ value: KIBBLE }] });
    expect(readHouseholdFile(writeHouseholdFile(household, new Date(EARLY))).household).toEqual(household);
    const olderFile = changed((file) => {
      file.version = 3;
      delete file.household['foods'];
    });
    expect(readHouseholdFile(olderFile).household.foods).toEqual([]);
  });

  it.each([
    ['an empty file', '', 'other'],
    ['half a file', TEXT.slice(0, 200), 'other'],
    ['null', 'null', 'other'],
    ['another file', '{"recipes":[]}', 'other'],
    ['a backup', '{"kind":"bowlful-backup","version":1}', 'backup'],
    ['brackets nested 200,000 deep', '['.repeat(200_000), 'other'],
    ['a file over 20 MiB', ' '.repeat(20 * 1024 * 1024 + 1), 'too-large'],
    ['a later version', changed((file) => (file.version = 5)), 'newer'],
    ['a version that is not a number', TEXT.replace('"version":4', '"version":"?"'), 'damaged'],
    ['a file with an unknown field', changed((file) => (file.household['queue'] = [])), 'damaged'],
  ])('%s is refused with a message', (_what, text, code) => {
    expect(() => readHouseholdFile(text)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(/\. Nothing was changed\.$/) }),
    );
  });

  it('names the row that is damaged', () => {
    const weightless = changed(({ household }) => {
      household['pets']?.push({ ...HOUSEHOLD.pets[0], profile: { breed: 'Beagle' } });
    });
    expect(() => readHouseholdFile(weightless)).toThrow(
      'This household file is damaged, so we can’t import it (pets, entry 2). Nothing was changed.',
    );
  });

  it('refuses a recipe that the editor would refuse', () => {
    const tooMany = changed(({ household }) => {
      const [recipe] = household['recipes'] as typeof HOUSEHOLD.recipes;
      if (recipe) recipe.value.words.ingredients = Array.from({ length: 41 }, () => '1 g salt');
    });
    expect(() => readHouseholdFile(tooMany)).toThrow(expect.objectContaining({ code: 'damaged' }));
  });
});
