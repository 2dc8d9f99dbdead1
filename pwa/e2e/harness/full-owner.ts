import type { Page } from '@playwright/test';

const NOW = '2026-11-25T08:00:00.000Z';
/** The longest name allowed. */
const LONG_NAME = 'Bartholomew Featherstonehaugh-Smythe III';

const pet = (id: string, species: 'dog' | 'cat', profile: object) => ({
  id,
  species,
  isActive: false,
  updatedAt: NOW,
  profile,
});
const dog = (id: string, name: string, weightKg: number) =>
  pet(id, 'dog', { name, breed: 'Beagle', ageMonths: 40, weightKg, activityLevel: 'medium' });
const cat = (id: string, name: string) =>
  pet(id, 'cat', { name, age: 'adult', weightLbs: 9, activity: 'moderate' });

const PETS = [
  dog('a', LONG_NAME, 42),
  dog('b', 'Bo', 3),
  dog('c', 'Donaudampfschifffahrtsgesellschaft', 28),
  dog('d', 'Rex', 12),
  cat('e', 'Miso'),
  cat('f', LONG_NAME),
];
const DOG_RECIPES = [1, 2, 3, 4];
const CAT_RECIPES = [66, 67];
const row = (recipeId: number, at: number) => ({ recipeId, days: [13, 1, 28, 3][at % 4], petIds: null });

/** Yesterday's two meals of the first animal, each given by a different person. */
function fedYesterday(name: string): object[] {
  const fedAt = new Date(Date.now() - 86_400_000).toISOString();
  const day = fedAt.slice(0, 10);
  return [1, 2].map((meal) => ({
    id: `${day} a ${meal} r1`,
    updatedAt: fedAt,
    value: {
      ...{ petId: 'a', day, meal, food: { kind: 'recipe', recipeId: 1 }, name },
      ...{ grams: 99_999, kcal: 99_999, fedAt, by: meal === 1 ? LONG_NAME : 'Jo' },
    },
  }));
}

function ownRecipe(title: string): object {
  const words = {
    ...{ title, description: title, species: 'dog', category: 'all', isOrganic: true, role: 'everyday' },
    ...{ prepTime: 300, servings: 100, ingredients: ['500 g turkey mince'], instructions: ['Simmer it.'] },
  };
  const value = { id: 500_000_001, words, origin: { kind: 'hand' }, createdAt: NOW };
  return { id: value.id, value, updatedAt: NOW };
}

const labelFood = (id: string, name: string) => ({
  key: `label-food:${id}`,
  value: {
    ...{ id, name, species: 'dog', kind: 'dry', completeFor: 'growth', law: 'EU' },
    ...{ protein: 25, fat: 15, fibre: 3, ash: 7, moisture: 9, energy: null, measure: null, nutrients: {} },
  },
});

/**
 * Stores six animals, a plan of six recipes for them, what one of them ate, a shopping list with the owner's additions,
 * a recipe and foods of the owner's, and favourites, each with the shortest and the longest content allowed.
 * @param title of recipes 1, 3, 66 and 68, of the owner's recipe and of what was fed
 */
export async function fillOwner(page: Page, title: string): Promise<void> {
  const rows = {
    pets: PETS.map((one, at) => ({ ...one, isActive: at === 0 || at === 4 })),
    plans: [
      {
        id: 'current',
        updatedAt: NOW,
        value: {
          startsOn: '2126-11-25',
          rows: [...DOG_RECIPES, ...CAT_RECIPES].map(row),
          pets: [
            { petId: 'a', isIn: true, mealsPerDay: null, changeOverDays: 10 },
            { petId: 'd', isIn: false, mealsPerDay: null, changeOverDays: null },
          ],
        },
      },
    ],
    shopping: [
      {
        id: 'current',
        updatedAt: NOW,
        value: {
          ticks: { carrot: 50, egg: 100_000 },
          own: [
            { id: '1', text: 'Foil', isTicked: true },
            { id: '2', text: `${LONG_NAME}, 40 of the large freezer bags`.slice(0, 80), isTicked: false },
          ],
          recipes: [
            { recipeId: 5, batches: 1 },
            { recipeId: 68, batches: 20 },
          ],
        },
      },
    ],
    fedMeals: fedYesterday(title),
    ownRecipes: [ownRecipe(title)],
    preferences: [labelFood('1', `${LONG_NAME}’s chicken, rice`), labelFood('2', 'Kibble')],
    favourites: [...DOG_RECIPES, ...CAT_RECIPES].map((recipeId) => ({ recipeId, addedAt: NOW })),
  };
  const longIds = [1, 3, 66, 68];
  await page.evaluate(
    async ({ rows, longIds, title }) => {
      const opened = indexedDB.open('bowlful');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opened.onsuccess = () => resolve(opened.result);
      });
      const transaction = database.transaction([...Object.keys(rows), 'recipes'], 'readwrite');
      for (const [table, some] of Object.entries(rows))
        for (const each of some) transaction.objectStore(table).put(each);
      const recipes = transaction.objectStore('recipes');
      for (const id of longIds) {
        const asked = recipes.get(id);
        asked.onsuccess = () => recipes.put({ ...asked.result, title });
      }
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve();
      });
      database.close();
    },
    { rows, longIds, title },
  );
}
