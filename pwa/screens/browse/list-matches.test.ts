import { expect, it } from 'vitest';
import { aCard } from '../../testing/screen-world.tsx';
import { matchesOver } from './list-matches.ts';

const beef = aCard({ id: 1, title: 'Beef stew' });
const tuna = aCard({ id: 2, title: 'Tuna bake' });
const ids = (isMatch: (id: number) => boolean) => [1, 2, 3].filter(isMatch);

it('follows the cards: what is new matches, what changed by its new words, what is gone no more', async () => {
  const first = await matchesOver('all', [beef, tuna]);
  expect(ids(first('tuna'))).toEqual([2]);
  const turkey = { ...tuna, title: 'Turkey bake' };
  const second = await matchesOver('all', [turkey, aCard({ id: 3, title: 'Venison pot' })]);
  expect(ids(second('tuna'))).toEqual([]);
  expect(ids(second('turkey'))).toEqual([2]);
  expect(ids(second('venison'))).toEqual([3]);
  expect(ids(second('beef'))).toEqual([]);
});

it('keeps the lists apart', async () => {
  const dogs = await matchesOver('dog', [beef]);
  const cats = await matchesOver('cat', [tuna]);
  expect(ids(dogs('tuna'))).toEqual([]);
  expect(ids(cats('tuna'))).toEqual([2]);
});
