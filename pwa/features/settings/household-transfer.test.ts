// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Household } from '#domain/household/household';
import { aDog, aHousehold, anOwn, aPlan, EARLY, LATE } from '#domain/household/household.test-support';
import { type HouseholdFile, readHouseholdFile } from '#domain/household/household-file';
import { KIBBLE } from '#domain/pet-food/label-foods.test-support';
import type { Photo } from '#domain/review/photos';
import { database } from '../../platform/database/bowlful.ts';
import { labelFoodKey } from '../../platform/database/label-food-rows.ts';
import { storedRows } from '../../platform/household/household-tables.ts';
import { deviceOutbox } from '../../platform/outbox/store.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { clearOwnerData, makeBackup } from './backup/backup.ts';
import { applyMerge, makeHouseholdFile, previewMerge, undoMerge } from './household-transfer.ts';

const photo: Photo = { bytes: new Uint8Array([1, 2, 3]).buffer, mediaType: 'image/jpeg' };
const OTHER_DAY = '2026-10-01T08:00:00.000Z';
const NOTES = { rating: 4, note: 'Less salt', petThought: '' };

async function store(household: Household): Promise<void> {
  for (const { table, row } of storedRows(household)) await database.table(table).put(row);
}
async function contents(): Promise<unknown[]> {
  const tables = database.tables.filter(({ name }) => name !== 'preferences' && name !== 'householdMerges');
  return Promise.all(tables.map((table) => table.toArray()));
}
const fileOf = (household: Household): HouseholdFile => ({
  kind: 'bowlful-household',
  version: 1,
  madeAt: LATE,
  household,
});

/** A meal of Rex on 1 November. */
const aMeal = (meal: number, updatedAt: string): Household['fedMeals'][number] => ({
  value: {
    ...{ petId: 'rex', day: '2026-11-01', meal, name: 'Pot', grams: 250, kcal: 300, fedAt: updatedAt },
    food: { kind: 'recipe', recipeId: 1 },
  },
  updatedAt,
});
const OURS = aHousehold({
  pets: [aDog('rex', 'Rex', 18, EARLY)],
  recipes: [anOwn(500_000_001, 'Our pot', EARLY)],
  plan: aPlan([[1, 3]], EARLY),
  shopping: { value: { ticks: { 'rice-brown-dry': 500 }, own: [], recipes: [] }, updatedAt: EARLY },
  favourites: [{ recipeId: 1, addedAt: EARLY }],
  fedMeals: [aMeal(1, EARLY)],
});
const THEIRS = aHousehold({
  pets: [aDog('rex', 'Rex', 20, LATE), aDog('bo', 'Bo', 7, EARLY, false)],
  recipes: [anOwn(500_000_001, 'Their pot', LATE, OTHER_DAY)],
  plan: aPlan(
    [
      [2, 5],
      [500_000_001, 2],
    ],
    LATE,
  ),
  favourites: [{ recipeId: 500_000_001, addedAt: LATE }],
  cookedDays: [{ recipeId: 1, value: ['2026-11-01'], updatedAt: LATE }],
  fedMeals: [aMeal(2, LATE)],
  notes: [{ recipeId: 1, value: NOTES, updatedAt: LATE }],
});

beforeEach(async () => {
  await clearDevice();
});

describe('the file of a household', () => {
  it('holds the shared data and none of the phone’s own', async () => {
    await store(OURS);
    await database.drafts.bulkPut([
      { key: 'notes:1', value: NOTES, updatedAt: EARLY },
      { key: 'contact', value: { message: 'Half a thought' }, updatedAt: EARLY },
    ]);
    await database.cookSessions.put({ id: '1', value: { step: 2 }, updatedAt: EARLY });
    await database.preferences.put({ key: 'unitSystem', value: 'us' });
    const text = await makeHouseholdFile(new Date(LATE));
    expect(readHouseholdFile(text).household).toEqual({
      ...OURS,
      notes: [{ recipeId: 1, value: NOTES, updatedAt: EARLY }],
    });
    expect(text).not.toMatch(/Half a thought|unitSystem|step/);
  });

  it('leaves out photos and damaged rows', async () => {
    await store(OURS);
    await database.ownRecipes.update(500_000_001, { photo });
    await database.pets.put({ id: 'broken', species: 'dog' } as never);
    const { household } = readHouseholdFile(await makeHouseholdFile());
    expect(household).toEqual(OURS);
  });
});

describe('merging a household', () => {
  it('previews its changes, and changes nothing before it is confirmed', async () => {
    await store(OURS);
    await database.cards.put({ id: 2, title: 'Lamb Bowl' } as never);
    const before = await contents();
    const entries = await previewMerge(fileOf(THEIRS));
    expect(entries).toEqual(
      expect.arrayContaining([
        {
          part: 'pets',
          subject: { kind: 'name', name: 'Rex' },
          outcome: 'theirs',
          hereAt: EARLY,
          fileAt: LATE,
        },
        expect.objectContaining({ part: 'pets', subject: { kind: 'name', name: 'Bo' }, outcome: 'added' }),
        expect.objectContaining({
          part: 'plan',
          subject: { kind: 'name', name: 'Lamb Bowl' },
          outcome: 'added',
        }),
        expect.objectContaining({ part: 'recipes', subject: { kind: 'name', name: 'Their pot' } }),
      ]),
    );
    expect(await contents()).toEqual(before);
  });

  it('keeps this phone’s recipe and photo, and gives one of two recipes with one id a new id', async () => {
    await store(OURS);
    await database.ownRecipes.update(500_000_001, { photo });
    await applyMerge(fileOf(THEIRS));
    const recipes = await database.ownRecipes.toArray();
    const titled = (title: string) => recipes.find(({ value }) => JSON.stringify(value).includes(title));
    expect(recipes).toHaveLength(2);
    expect(titled('Our pot')?.photo).toBeDefined();
    expect(titled('Their pot')?.photo).toBeUndefined();
    const plan = (await database.plans.get('current'))?.value as { rows: { recipeId: number }[] };
    expect(plan.rows.map(({ recipeId }) => recipeId)).toEqual([2, titled('Their pot')?.id, 1]);
    expect(await database.favourites.toCollection().primaryKeys()).toContain(titled('Their pot')?.id);
    expect(await database.cookedDays.get('1')).toMatchObject({ value: ['2026-11-01'] });
    expect(await database.drafts.get('notes:1')).toMatchObject({ value: NOTES });
    expect(await database.fedMeals.toCollection().primaryKeys()).toEqual([
      '2026-11-01 rex 1 r1',
      '2026-11-01 rex 2 r1',
    ]);
  });

  it('moves the cook session and the draft of a local recipe that gets a new id', async () => {
    await store(OURS);
    await database.cookSessions.put({ id: '500000001', value: { step: 2 }, updatedAt: EARLY });
    await database.drafts.put({ key: 'own-recipe:500000001', value: { title: 'Our' }, updatedAt: EARLY });
    await applyMerge(fileOf(THEIRS));
    const own = (await database.ownRecipes.toArray()).find(({ value }) =>
      JSON.stringify(value).includes('Our pot'),
    );
    // Of two recipes the older one keeps the id.
    expect(own?.id).not.toBe(500_000_001);
    expect(await database.cookSessions.toCollection().primaryKeys()).toEqual([String(own?.id)]);
    expect(await database.drafts.toCollection().primaryKeys()).toContain(`own-recipe:${own?.id}`);
    await undoMerge();
    expect(await database.cookSessions.toCollection().primaryKeys()).toEqual(['500000001']);
  });

  it('moves the questions for the vet, the unsaved edits and the reminders of an animal that gets the other phone’s id', async () => {
    const [here, theirs] = ['our-rex', 'a-rex'];
    await store(aHousehold({ pets: [aDog(here, 'Rex', 18, EARLY)] }));
    const sheet = { value: { questions: 'Why does he scratch?', brands: {} }, updatedAt: EARLY };
    const drafts = (id: string) =>
      [`pet-form:${id}:dog`, `vet-sheet:${id}`].map((key) => ({ key, ...sheet }));
    await database.drafts.bulkPut(drafts(here));
    const reminder = (petId: string) => ({
      id: `pack 2026-11-27 2026-11-30 2026-11-28 1 ${petId}`,
      ...{ label: 'Pot, Rex’s pack', day: '2026-11-30', path: '/plan', cookOn: '2026-11-27' },
    });
    await database.preferences.put({ key: 'reminders', value: [reminder(here)] });
    await applyMerge(fileOf(aHousehold({ pets: [aDog(theirs, 'Rex', 20, LATE)] })));
    expect(await database.pets.toCollection().primaryKeys()).toEqual([theirs]);
    expect(await database.drafts.toArray()).toEqual(drafts(theirs));
    expect((await database.preferences.get('reminders'))?.value).toEqual([reminder(theirs)]);
    await undoMerge();
    expect(await database.drafts.toArray()).toEqual(drafts(here));
    expect((await database.preferences.get('reminders'))?.value).toEqual([reminder(here)]);
  });

  it('moves the unsaved edits of a bought food that gets the other phone’s id', async () => {
    const food = (id: string) => ({ value: { ...KIBBLE, id }, updatedAt: EARLY });
    await store(aHousehold({ foods: [food('b')] }));
    const words = { value: { protein: '27' }, updatedAt: EARLY };
    await database.drafts.put({ key: labelFoodKey('b'), ...words });
    await applyMerge(fileOf(aHousehold({ foods: [food('a')] })));
    expect(await database.drafts.toArray()).toEqual([{ key: labelFoodKey('a'), ...words }]);
    await undoMerge();
    expect(await database.drafts.toArray()).toEqual([{ key: labelFoodKey('b'), ...words }]);
  });

  it('changes nothing the second time, and the first merge can still be undone', async () => {
    await store(OURS);
    const before = await contents();
    await applyMerge(fileOf(THEIRS));
    const merged = await contents();
    expect(await previewMerge(fileOf(THEIRS))).not.toContainEqual(
      expect.objectContaining({ outcome: 'added' }),
    );
    await applyMerge(fileOf(THEIRS));
    expect(await contents()).toEqual(merged);
    expect(await undoMerge()).toEqual([]);
    expect(await contents()).toEqual(before);
  });

  it('fault 8: without free space it changes nothing, and says so', async () => {
    await store(OURS);
    const before = await contents();
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    // The last table written: all writes before it have to be rolled back.
    database.householdMerges.hook('creating', refuse);
    await expect(applyMerge(fileOf(THEIRS))).rejects.toMatchObject({ code: 'full' });
    database.householdMerges.hook('creating').unsubscribe(refuse);
    expect(await contents()).toEqual(before);
    expect(await database.householdMerges.count()).toBe(0);
  });
});

describe('undoing', () => {
  it('keeps rows changed since, and names them', async () => {
    await store(OURS);
    await applyMerge(fileOf(THEIRS));
    await database.pets.update('rex', { updatedAt: '2026-11-05T08:00:00.000Z' });
    const kept = await undoMerge();
    expect(kept).toMatchObject([{ part: 'pets', subject: { name: 'Rex' } }]);
    expect(await database.pets.toCollection().primaryKeys()).toEqual(['rex']);
    expect((await database.pets.get('rex'))?.profile).toMatchObject({ weightKg: 20 });
    expect((await database.plans.get('current'))?.value).toEqual(OURS.plan?.value);
    expect(await database.cookedDays.count()).toBe(0);
  });

  it('removes an added animal although it is active now, and the former one is active again', async () => {
    await store(OURS);
    await applyMerge(fileOf(THEIRS));
    await database.pets.update('rex', { isActive: false });
    await database.pets.update('bo', { isActive: true });
    await undoMerge();
    expect(await database.pets.toArray()).toEqual(OURS.pets);
  });

  it('needs a record that is in no backup, and is cleared with the owner’s data', async () => {
    await store(OURS);
    await applyMerge(fileOf(THEIRS));
    expect(await makeBackup()).not.toContain('householdMerges');
    await clearOwnerData();
    expect(await database.householdMerges.count()).toBe(0);
    expect(await deviceOutbox.list()).toEqual([]);
  });
});
