import { describe, expect, it } from 'vitest';
import { editedItem, newItems } from './entry.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';
import type { PendingItem, SentItem } from './item.ts';
import { followReview } from './store.ts';

const ids = ['review', 'photo'];
const [first, second] = newItems(ENTRY_OF_EACH_TYPE[0], () => ids.shift() ?? '', 0);
const review = { ...first, seq: 1, status: 'refused' } as PendingItem<'review'>;
const photo = { ...second, seq: 2 } as PendingItem<'photo'>;
const corrected = editedItem(review, ENTRY_OF_EACH_TYPE[0].draft, 'corrected', 0);

describe('the photo of a review', () => {
  it('follows it to its new id, in its own place and under its own key', () => {
    const moved = followReview(photo, review, corrected);
    expect(moved).toEqual({ ...photo, body: { ...photo.body, reviewId: 'corrected' } });
  });

  it('follows it even when it was refused itself', () => {
    const refused = { ...photo, status: 'refused' } as PendingItem<'photo'>;
    expect(followReview(refused, review, corrected)).toMatchObject({
      status: 'refused',
      body: { reviewId: 'corrected' },
    });
  });

  it('is discarded with its review', () => {
    expect(followReview(photo, review, null)).toBeNull();
  });

  it('stays as it is while its review keeps its id, and once it is delivered itself', () => {
    expect(followReview(photo, review, { ...review, attempts: 3 })).toBe(photo);
    const { id, v, seq, type, title } = photo;
    const sent: SentItem = { id, v, seq, type, title, recipeId: 3, status: 'sent', sentAt: '' };
    expect(followReview(sent, review, null)).toBe(sent);
  });

  it('ignores other reviews', () => {
    const other = { ...photo, body: { ...photo.body, reviewId: 'another' } };
    expect(followReview(other, review, null)).toBe(other);
    expect(followReview(review, review, null)).toBe(review);
  });
});

describe('an edited recipe', () => {
  it('gets its new title', () => {
    const [, entry] = ENTRY_OF_EACH_TYPE;
    const [item] = newItems(entry, () => 'id', 0);
    const edited = editedItem(
      { ...item, seq: 1 } as PendingItem,
      { ...entry.draft, title: 'Duck Supper' },
      'new',
      0,
    );
    expect(edited).toMatchObject({ id: 'id', title: 'Recipe: Duck Supper' });
  });
});
