import { expect, it } from 'vitest';
import { cardForTests } from '../catalogue/card.test-support.ts';
import { recipeOffer } from './recipe-offer.ts';

const OWN_ID = 500_000_001;
const short = { status: 'short', nutrients: 2 } as const;
const CARDS = [
  cardForTests(1, { title: 'Turkey pot' }),
  cardForTests(2, { title: 'Beef pot' }),
  cardForTests(3, { title: 'Purée of cod', verdict: short }),
  cardForTests(4, { title: 'Puppy pot', category: 'puppy' }),
  cardForTests(5, { title: 'Cat pot', species: 'cat' }),
  cardForTests(6, { title: 'Biscuits', verdict: null }),
  cardForTests(OWN_ID, { title: 'My pot' }),
];
const adult = { species: 'dog', lifeStage: 'adult' } as const;
const puppy = { species: 'dog', lifeStage: 'growth' } as const;

function offer(pets: Parameters<typeof recipeOffer>[1], typed = '') {
  const groups = recipeOffer(CARDS, pets, new Set([2]), typed);
  return groups.map(({ group, cards }) => [group, ...cards.map(({ title }) => title)]);
}

it('offers each recipe for the species once, suitable ones first', () => {
  expect(offer([adult])).toEqual([
    ['suits', 'Turkey pot'],
    ['favourites', 'Beef pot'],
    ['own', 'My pot'],
    ['others', 'Biscuits', 'Puppy pot', 'Purée of cod'],
  ]);
});

it('finds suitable recipes for a puppy among the puppy recipes', () => {
  expect(offer([puppy])[0]).toEqual(['suits', 'Puppy pot']);
  expect(offer([puppy, adult])[0]).toEqual(['suits', 'Puppy pot', 'Turkey pot']);
});

it('finds by the first letters of words, in any order and without accents', () => {
  expect(offer([adult], 'cod pure')).toEqual([['others', 'Purée of cod']]);
  expect(offer([adult], 'urkey')).toEqual([]);
  expect(offer([], '')).toEqual([]);
});

it('puts recipes that contain, or may contain, what an animal avoids among the others', () => {
  const cards = [
    cardForTests(1, { title: 'Turkey pot', foods: ['turkey-breast', 'bone-broth'] }),
    cardForTests(2, { title: 'Beef pot', foods: ['beef-mince-lean'] }),
    cardForTests(3, { title: 'Cod pot', foods: ['cod'] }),
  ];
  const groups = recipeOffer(cards, [{ ...adult, avoidedFoods: [{ kind: 'beef' }] }], new Set(), '');
  expect(groups.map(({ group, cards: some }) => [group, ...some.map(({ title }) => title)])).toEqual([
    ['suits', 'Cod pot'],
    ['others', 'Beef pot', 'Turkey pot'],
  ]);
});
