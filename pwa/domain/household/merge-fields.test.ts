import { describe, expect, it } from 'vitest';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import { mergeRecord } from './merge-fields.ts';
import { recordOf } from './record-kinds.ts';

const [FOOD, kibble] = recordOf({ kind: 'food', content: KIBBLE });
const meal = (grams: number, by?: string) => ({
  ...{ meal: 1, food: { kind: 'complete' }, name: 'Tin', grams, kcal: null },
  // Names of different lengths give different times.
  fedAt: `2026-11-01T08:00:0${by?.length ?? 0}.000Z`,
  ...(by !== undefined && { by }),
});
const FED = 'fed/rex/2026-11-01';

describe('a merge of two versions', () => {
  it('keeps their version whole where fields of both would be invalid together', () => {
    // Protein 60 and fat 60 are more than the food weighs.
    const mine = { ...kibble, protein: 60, fat: 1 };
    const theirs = { ...kibble, protein: 1, fat: 60 };
    const both = mergeRecord(FOOD, { base: { ...kibble, protein: 1, fat: 1 } }, mine, theirs);
    expect(both).toEqual({
      value: theirs,
      asides: [{ name: FOOD, field: 'protein', kept: 1, aside: 60 }],
    });
  });

  it('puts two first notes together: an empty field is nobody’s edit', () => {
    const mine = { rating: 4, note: '', petThought: 'purred' };
    const theirs = { rating: 0, note: 'salty', petThought: 'sneezed' };
    expect(mergeRecord('note/1', { base: null }, mine, theirs)).toEqual({
      value: { rating: 4, note: 'salty', petThought: 'sneezed' },
      asides: [{ name: 'note/1', field: 'petThought', kept: 'sneezed', aside: 'purred' }],
    });
  });

  it('takes an emptied field for an edit', () => {
    const base = { days: 3, petIds: null, batches: 2, rank: 1 };
    const { batches: _, ...without } = base;
    expect(mergeRecord('plan/row/1', { base }, without, { ...base, days: 5 })).toEqual({
      value: { ...without, days: 5 },
      asides: [],
    });
    expect(mergeRecord('plan/row/1', { base }, without, { ...base, batches: 4 })).toEqual({
      value: { ...base, batches: 4 },
      asides: [{ name: 'plan/row/1', field: 'batches', kept: 4, aside: undefined }],
    });
  });

  it('merges each meal of a day by itself, even if one of us unmarked all the meals that both had', () => {
    const base = { '1 c': meal(100) };
    const theirs = { ...base, '2 c': { ...meal(80), meal: 2 } };
    expect(mergeRecord(FED, { base }, null, theirs).value).toEqual({ '2 c': theirs['2 c'] });
    expect(mergeRecord(FED, { base }, null, base).value).toBeNull();
  });

  it('sets nothing aside for a meal that both marked, unless the amounts differ', () => {
    const both = (mine: number, theirs: number) =>
      mergeRecord(FED, { base: null }, { '1 c': meal(mine, 'Mia') }, { '1 c': meal(theirs, 'Tom!') });
    expect(both(100, 100)).toEqual({ value: { '1 c': meal(100, 'Tom!') }, asides: [] });
    expect(both(100, 80).asides).toEqual([
      { name: FED, field: '1 c', kept: meal(80, 'Tom!'), aside: meal(100, 'Mia') },
    ]);
  });

  it('stores a field called __proto__ as any other', () => {
    const mine = JSON.parse('{"note":"salty","__proto__":{"isAdmin":true}}');
    const { value } = mergeRecord('note/1', { base: null }, mine, { note: 'salty' });
    expect(Object.keys(value ?? {})).toEqual(['note', '__proto__']);
    expect((value as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
