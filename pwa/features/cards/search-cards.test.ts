import { expect, it } from 'vitest';
import { aCard } from '../../testing/screen-world.tsx';
import { searchOver } from './search-cards.ts';

const beef = aCard({ id: 1, title: 'Beef stew' });
const tuna = aCard({ id: 2, title: 'Tuna bake' });

it('follows added, changed and removed cards', async () => {
  const first = await searchOver('all', [beef, tuna]);
  expect(first('tuna')).toEqual([2]);
  const turkey = { ...tuna, title: 'Turkey bake' };
  const second = await searchOver('all', [turkey, aCard({ id: 3, title: 'Venison pot' })]);
  expect(second('tuna')).toEqual([]);
  expect(second('turkey')).toEqual([2]);
  expect(second('venison')).toEqual([3]);
  expect(second('beef')).toEqual([]);
});

it('keeps the scopes apart', async () => {
  const dogs = await searchOver('dog', [beef]);
  const cats = await searchOver('cat', [tuna]);
  expect(dogs('tuna')).toEqual([]);
  expect(cats('tuna')).toEqual([2]);
});
