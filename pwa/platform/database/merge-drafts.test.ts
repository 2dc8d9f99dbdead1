import { expect, it } from 'vitest';
import { mergeNewer } from './draft-journal.ts';

const initial = { title: '', servings: '4', species: 'dog', rows: [''] };

/** Text typed before the stored draft was read. */
const mergeDrafts = <T extends object>(kept: T, typed: T, initial: T, between?: string) =>
  mergeNewer(kept, typed, initial, initial, between);

it('keeps the draft, and takes from the new text only the fields that it changed', () => {
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

it('keeps the stored choice or figure, even if both changed it', () => {
  const kept = { ...initial, species: 'cat', servings: '8' };
  expect(mergeDrafts(kept, { ...initial, servings: '2' }, initial)).toEqual(kept);
});

it('takes from each tab the fields that only that tab changed, and joins text that both changed', () => {
  const base = { ...initial, title: 'Beef', rows: ['500 g beef'] };
  const kept = { ...base, title: 'Beef pot', rows: ['500 g beef', '200 g rice'] };
  expect(mergeNewer(kept, { ...base, title: 'Beef bowl', species: 'cat' }, base, initial)).toEqual({
    ...kept,
    title: 'Beef pot Beef bowl',
    species: 'cat',
  });
});

it('drops a row by id that the other tab has removed', () => {
  const rows: Record<string, string> = { a: 'Thank you.', b: 'Sorry.' };
  expect(mergeNewer({ b: 'Sorry.' }, { ...rows, c: 'Good.' }, rows, {})).toStrictEqual({
    b: 'Sorry.',
    c: 'Good.',
  });
});

it('merges records field by field', () => {
  const base = { a: { reply: '', translation: '' } };
  const kept = { a: { reply: 'Thank you.', translation: '' } };
  expect(mergeNewer(kept, { a: { reply: '', translation: 'Danke.' } }, base, {})).toEqual({
    a: { reply: 'Thank you.', translation: 'Danke.' },
  });
});

it('keeps both of two texts that began from the same words', () => {
  const sent = { message: 'Hello' };
  expect(mergeNewer({ message: 'Hello there' }, { message: 'Hello, my dog' }, sent, sent)).toEqual({
    message: 'Hello there Hello, my dog',
  });
});

it('keeps once what both have', () => {
  const opened = { rows: ['kidneys'], text: 'Old.' };
  expect(
    mergeNewer(
      { rows: ['kidneys', 'heart'], text: 'Old. New.' },
      { rows: ['kidneys', 'skin'], text: 'Old. New. More.' },
      opened,
      opened,
    ),
  ).toEqual({ rows: ['kidneys', 'heart', 'skin'], text: 'Old. New. More.' });
});

it('keeps words that were typed into a row which the other tab has removed', () => {
  expect(mergeNewer({}, { a: 'Thank you.' }, { a: '' }, {})).toEqual({ a: 'Thank you.' });
});
