import { expect, it } from 'vitest';
import { cardForTests } from './card.test-support.ts';
import { popularCards } from './featured-cards.ts';

const dog = (id: number, averageRating: number | null = null, ratingCount = 0) =>
  cardForTests(id, { averageRating, ratingCount });
const cat = (id: number) => cardForTests(id, { species: 'cat' });
const ids = (cards: ReturnType<typeof dog>[]) => popularCards(cards).map(({ id }) => id);

it('alternates dogs and cats, unrated recipes of the same age by id', () => {
  expect(ids([dog(3), dog(1), cat(70), dog(2), cat(66)])).toEqual([1, 66, 2, 70, 3]);
});

it('puts rated recipes first, the best and most rated leading', () => {
  expect(ids([dog(1), dog(2, 4, 1), dog(3, 4.5, 2), dog(4, 4.5, 9)])).toEqual([4, 3, 2, 1]);
});

it('picks at most twelve, and from those twelve the same ones again', () => {
  const all = Array.from({ length: 20 }, (_, at) => [dog(at + 1), cat(at + 66)]).flat();
  expect(ids(all)).toHaveLength(12);
  expect(popularCards(popularCards(all))).toEqual(popularCards(all));
});
