import { expect, it } from 'vitest';
import { mergeDrafts, mergeNewer } from './draft-journal.ts';

const initial = { title: '', servings: '4', species: 'dog', rows: [''] };

it('keeps the draft and adds its missing fields', () => {
  const kept = { ...initial, title: 'Beef pot' };
  expect(mergeDrafts(kept, { ...initial, servings: '6' }, initial)).toEqual({ ...kept, servings: '6' });
});

it('joins text and rows that both have, so that nothing is lost', () => {
  const kept = { ...initial, title: 'Beef pot', rows: ['500 g beef', '200 g rice'] };
  const typed = { ...initial, title: 'Sunday', rows: ['1 egg'] };
  expect(mergeDrafts(kept, typed, initial)).toEqual({
    ...initial,
    title: 'Beef pot Sunday',
    rows: ['500 g beef', '200 g rice', '1 egg'],
  });
});

it('puts a new line below the stored ones in a form of lines', () => {
  const lines = { list: '' };
  expect(mergeDrafts({ list: '1 egg' }, { list: '2 carrots' }, lines, '\n')).toEqual({
    list: '1 egg\n2 carrots',
  });
});

it('keeps the stored choices', () => {
  const kept = { ...initial, species: 'cat', servings: '8' };
  expect(mergeDrafts(kept, { ...initial, servings: '2' }, initial)).toEqual(kept);
});

it('takes from each tab the fields that only this one changed, and joins text that both changed', () => {
  const base = { ...initial, title: 'Beef', rows: ['500 g beef'] };
  const kept = { ...base, title: 'Beef pot', rows: ['500 g beef', '200 g rice'] };
  expect(mergeNewer(kept, { ...base, title: 'Beef bowl', species: 'cat' }, base, initial)).toEqual({
    ...kept,
    title: 'Beef pot Beef bowl',
    species: 'cat',
  });
});
