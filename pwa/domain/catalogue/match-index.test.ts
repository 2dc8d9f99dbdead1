import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardForTests } from './card.test-support.ts';
import { emptyMatchIndex, type MatchIndex, matchCard, matchingCards, unmatchCard } from './match-index.ts';
import { buildSearchIndex, searchCards } from './search-index.ts';

const CARDS = [
  cardForTests(1, {
    title: 'Chicken & Brown Rice Bowl',
    ingredients: 'chicken thigh, brown rice, carrot, peas',
  }),
  cardForTests(2, { title: 'Beef & Sweet Potato Stew', ingredients: 'beef stewing steak, sweet potato' }),
  cardForTests(3, {
    title: 'Garden Supper',
    ingredients: 'courgettes',
    description: 'Nothing like chicken soup.',
  }),
  cardForTests(4, { title: 'Crème of Prawn, 1234', ingredients: 'prawns, cod fillet', category: 'senior' }),
];

function indexOf(cards: typeof CARDS): MatchIndex {
  const index = emptyMatchIndex();
  for (const card of cards) matchCard(index, card);
  return index;
}

function found(index: MatchIndex, query: string): number[] {
  const isMatch = matchingCards(index, query);
  return [1, 2, 3, 4, 5].filter(isMatch);
}

it.each([
  ['chick', [1, 3]],
  ['chiken rice', [1]],
  ['zucc', [3]],
  // A stew is a casserole.
  ['c', [1, 2, 4]],
  ['beef with stew', [2]],
  ['beef carrot', []],
  ['creme', [4]],
  ['elderly', [4]],
  [' and ', [1, 2, 3, 4]],
  ['', [1, 2, 3, 4]],
])('%j matches %j', (query, ids) => {
  expect(found(indexOf(CARDS), query)).toEqual(ids);
});

it('follows a card that is replaced or removed', () => {
  const index = indexOf(CARDS);
  matchCard(index, cardForTests(2, { title: 'Duck Stew' }));
  matchCard(index, cardForTests(5, { title: 'Duck Treats' }));
  unmatchCard(index, 1);
  expect(found(index, 'beef')).toEqual([]);
  expect(found(index, 'duck')).toEqual([2, 5]);
  expect(found(index, '')).toEqual([2, 3, 4, 5]);
});

it('matches exactly what the ranked search finds, whatever is typed', () => {
  const matches = indexOf(CARDS);
  const ranked = buildSearchIndex(CARDS);
  const words = [
    'chicken',
    'rice',
    'potato',
    'stew',
    'courgette',
    'garden',
    'prawns',
    'and',
    '1234',
    'senior',
    'soup',
  ];
  const mistyped = fc
    .tuple(fc.constantFrom(...words), fc.nat(8), fc.constantFrom('', 'a', 'x', 'e'), fc.nat(2))
    .map(([word, at, letter, cut]) => word.slice(0, at) + letter + word.slice(at + cut));
  const query = fc.array(fc.oneof(mistyped, fc.string({ maxLength: 6 })), { maxLength: 3 });
  fc.assert(
    fc.property(query, (parts) => {
      const text = parts.join(' ');
      expect(found(matches, text)).toEqual(searchCards(ranked, text).sort((a, b) => a - b));
    }),
    { numRuns: 2_000 },
  );
});
