import { expect, it } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';

const initial = { title: '', servings: '4', species: 'dog', rows: [''] };

it('keeps the draft, and adds the fields that it lacks', () => {
  const kept = { ...initial, title: 'Beef pot' };
  expect(mergeDrafts(kept, { ...initial, servings: '6' }, initial)).toEqual({ ...kept, servings: '6' });
});

it('joins words and rows that both have, so that none is lost', () => {
  const kept = { ...initial, title: 'Beef pot', rows: ['500 g beef', '200 g rice'] };
  const typed = { ...initial, title: 'Sunday', rows: ['1 egg'] };
  expect(mergeDrafts(kept, typed, initial)).toEqual({
    ...initial,
    title: 'Beef pot Sunday',
    rows: ['500 g beef', '200 g rice', '1 egg'],
  });
});

it('puts a line below the kept ones in a form of lines', () => {
  const lines = { list: '' };
  expect(mergeDrafts({ list: '1 egg' }, { list: '2 carrots' }, lines, '\n')).toEqual({
    list: '1 egg\n2 carrots',
  });
});

it('leaves what was chosen as it was kept', () => {
  const kept = { ...initial, species: 'cat', servings: '8' };
  expect(mergeDrafts(kept, { ...initial, servings: '2' }, initial)).toEqual(kept);
});
