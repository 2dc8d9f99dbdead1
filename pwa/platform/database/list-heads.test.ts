import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardForTests } from '#domain/catalogue/card.test-support';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { LIST_SECTIONS } from '#domain/catalogue/list-head';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { Bowlful } from './bowlful.ts';
import { dropListHeads, putListHeads, readListHead } from './list-heads.ts';

let database: Bowlful;
let tests = 0;

beforeEach(() => {
  tests += 1;
  database = new Bowlful(`list-heads-${tests}`);
});
afterEach(() => database.close());

const idsOf = async (section: (typeof LIST_SECTIONS)[number]) =>
  (await readListHead(database, section))?.cards.map(({ id }) => id);

it('a list head holds the start of its list and the number of recipes', async () => {
  await database.cards.bulkPut([
    cardForTests(1, { averageRating: 3 }),
    cardForTests(2, { averageRating: 5 }),
    cardForTests(3, { species: 'cat' }),
  ]);
  await putListHeads(database, [1, 2, 3]);
  expect(await readListHead(database, 'dog')).toMatchObject({ counts: { dog: 2, cat: 1 } });
  expect(await idsOf('dog')).toEqual([2, 1]);
  expect(await idsOf('cat')).toEqual([3]);
  expect(await idsOf('all')).toEqual([2, 1, 3]);
  expect(await idsOf('home')).toEqual([2, 1, 3]);
});

it('adds a new card, and refills from all cards when a head’s card drops in rank or is gone', async () => {
  const many = Array.from({ length: 61 }, (_, at) => cardForTests(at + 1, { averageRating: 4 }));
  await database.cards.bulkPut(many);
  await putListHeads(database, []);
  await database.cards.put(cardForTests(70, { averageRating: 5 }));
  await putListHeads(database, [70]);
  expect((await idsOf('dog'))?.slice(0, 2)).toEqual([70, 1]);
  expect((await readListHead(database, 'dog'))?.counts.dog).toBe(62);
  await database.cards.delete(70);
  await database.cards.put(cardForTests(1, { averageRating: 1 }));
  await putListHeads(database, [70, 1]);
  // A head holds sixty cards: 2 to 61, as 1 has dropped to the end.
  expect(await idsOf('dog')).toEqual(Array.from({ length: 60 }, (_, at) => at + 2));
});

it('has no head while cards are damaged, or after it was dropped', async () => {
  await database.cards.bulkPut([cardForTests(1), { id: 2, species: 'dog' } as never]);
  await putListHeads(database, []);
  expect(await idsOf('dog')).toBeUndefined();
  await database.cards.put(recipeCard(aSyncedRecipe(2, 1), { averageRating: null, ratingCount: 0 }));
  await putListHeads(database, [2]);
  expect(await idsOf('dog')).toEqual([1, 2]);
  await dropListHeads(database);
  expect(await idsOf('dog')).toBeUndefined();
});
