import { expect, it } from 'vitest';
import { cardForTests } from './card.test-support.ts';
import { headCards, LIST_SECTIONS } from './list-head.ts';

const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);

it('begins a list with the sixty best of its species, in the list’s order', () => {
  const dogs = Array.from({ length: 70 }, (_, at) =>
    cardForTests(at + 1, { averageRating: at === 65 ? 5 : 4 }),
  );
  const cats = [
    cardForTests(101, { species: 'cat', difficulty: 3 }),
    cardForTests(102, { species: 'cat', difficulty: 1 }),
  ];
  const cards = [...dogs, ...cats];
  // 66 is rated best; the others are equal and follow by id.
  expect(ids(headCards('dog', cards))).toEqual([66, ...Array.from({ length: 59 }, (_, at) => at + 1)]);
  expect(ids(headCards('cat', cards))).toEqual([102, 101]);
});

it('begins Home with the first of both lists, its drawn bowls and the featured recipes, each once', () => {
  const dogs = Array.from({ length: 20 }, (_, at) =>
    cardForTests(at + 1, { averageRating: at < 13 ? 3 : 4 }),
  );
  const cat = cardForTests(101, { species: 'cat' });
  // Seven rated 4, then 1 to 5 of those rated 3, which include bowls 1 and 2; the cat; nothing else is featured.
  expect(ids(headCards('home', [...dogs, cat]))).toEqual([14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 101]);
});

it('makes the head of a grown catalogue from the old head and the new cards', () => {
  const cards = Array.from({ length: 300 }, (_, at) =>
    cardForTests(at + 1, {
      species: at % 3 === 0 ? 'cat' : 'dog',
      averageRating: (at * 7) % 5 || null,
      ratingCount: (at * 11) % 13,
      difficulty: ((at * 5) % 4) + 1,
      createdAt: `2026-10-${String(((at * 17) % 28) + 1).padStart(2, '0')}T00:00:00Z`,
    }),
  );
  for (const section of LIST_SECTIONS) {
    let head: typeof cards = [];
    for (let start = 0; start < 300; start += 37) {
      head = headCards(section, [...head, ...cards.slice(start, start + 37)]);
    }
    expect(new Set(ids(head))).toEqual(new Set(ids(headCards(section, cards))));
  }
});
