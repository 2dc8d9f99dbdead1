import { describe, expect, it } from 'vitest';
import { KIBBLE, TIN } from '../pet-food/label-foods.test-support.ts';
import { aDog, aHousehold, anOwn, aPlan, EARLY, LATE } from './household.test-support.ts';
import type { Household } from './household.ts';
import { mergeHousehold } from './merge-household.ts';

describe('joining a household that others share', () => {
  const join = (ours: Household, theirs: Household) => mergeHousehold(ours, theirs, 'theirs');

  it('takes their version and their ids, whatever the times say', () => {
    const ours = aHousehold({
      pets: [aDog('a', 'Rex', 20, LATE), aDog('b', 'Mia', 9, LATE, false)],
      weighIns: [{ petId: 'a', value: [{ day: '2026-11-03', weightKg: 20 }], updatedAt: LATE }],
      plan: aPlan(
        [
          [1, 5],
          [2, 1],
        ],
        LATE,
      ),
    });
    const theirs = aHousehold({
      pets: [aDog('z', 'rex', 18, EARLY)],
      weighIns: [{ petId: 'z', value: [{ day: '2026-11-03', weightKg: 18 }], updatedAt: EARLY }],
      plan: aPlan([[1, 3]], EARLY),
    });
    const { household, entries, renames } = join(ours, theirs);
    const { pets, weighIns, plan } = household;
    expect(pets.map(({ id, profile }) => [id, profile.name])).toEqual([
      ['z', 'rex'],
      ['b', 'Mia'],
    ]);
    expect(pets[0]?.profile).toMatchObject({ weightKg: 18 });
    expect(weighIns).toMatchObject([{ petId: 'z', value: [{ day: '2026-11-03', weightKg: 18 }] }]);
    expect(plan?.value.rows.map(({ recipeId, days }) => [recipeId, days])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(renames.pets).toEqual(new Map([['a', 'z']]));
    expect(entries.filter(({ hereAt, fileAt }) => hereAt ?? fileAt)).toEqual([]);
  });

  it('lets their recipe keep an id that ours has too', () => {
    const id = 500_000_001;
    const [mine, other] = [anOwn(id, 'Mine', LATE, EARLY), anOwn(id, 'Theirs', EARLY, LATE)];
    for (const [ours, theirs] of [
      [mine, other],
      [other, mine],
    ] as const) {
      const { household } = join(aHousehold({ recipes: [ours] }), aHousehold({ recipes: [theirs] }));
      const titles = new Map(household.recipes.map(({ value }) => [value.id, value.words.title]));
      expect(titles.get(id)).toBe(theirs.value.words.title);
      expect([...titles.values()].sort()).toEqual(['Mine', 'Theirs']);
    }
  });
});

describe('foods from a label', () => {
  const fed = (foodId: string): Household['fedMeals'][number] => ({
    value: {
      ...{ petId: 'rex', day: '2026-11-01', meal: 1, name: 'Kibble', grams: 90, kcal: null, fedAt: EARLY },
      food: { kind: 'label', foodId },
    },
    updatedAt: EARLY,
  });

  it('of one name are one food, and meals and plan refer to it', () => {
    const ours = aHousehold({ foods: [{ value: { ...KIBBLE, id: 'a' } }], fedMeals: [fed('a')] });
    const theirs = aHousehold({
      foods: [{ value: { ...KIBBLE, id: 'b', name: KIBBLE.name.toUpperCase() } }, { value: TIN }],
      fedMeals: [fed('b')],
      plan: {
        value: {
          ...{ startsOn: '2026-11-01', rows: [] },
          pets: [{ petId: 'rex', isIn: true, mealsPerDay: 2, changeOverDays: null, completeFoodId: 'b' }],
        },
        updatedAt: EARLY,
      },
    });
    for (const { household } of [mergeHousehold(ours, theirs), mergeHousehold(theirs, ours)]) {
      expect(household.foods.map(({ value }) => value.id).sort()).toEqual(['a', 'tin']);
      expect(household.fedMeals.map(({ value }) => value.food)).toEqual([{ kind: 'label', foodId: 'a' }]);
      expect(household.plan?.value.pets).toMatchObject([{ completeFoodId: 'a' }]);
    }
    expect(mergeHousehold(ours, theirs, 'theirs').household.foods.map(({ value }) => value.id)).toEqual([
      'b',
      'tin',
    ]);
  });

  it('that differ become the same one of the two on both devices, theirs when joining', () => {
    const [ours, theirs] = [24, 26].map((protein) =>
      aHousehold({ foods: [{ value: { ...KIBBLE, protein } }] }),
    );
    if (ours === undefined || theirs === undefined) throw new Error('two households');
    const proteins = ({ household }: ReturnType<typeof mergeHousehold>) =>
      household.foods.map(({ value }) => value.protein);
    expect(proteins(mergeHousehold(ours, theirs))).toEqual(proteins(mergeHousehold(theirs, ours)));
    expect(proteins(mergeHousehold(ours, theirs, 'theirs'))).toEqual([26]);
    expect(proteins(mergeHousehold(theirs, ours, 'theirs'))).toEqual([24]);
  });
});
