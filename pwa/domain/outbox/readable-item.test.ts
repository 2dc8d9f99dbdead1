import { describe, expect, it } from 'vitest';
import { outboxItemSchema } from './outbox-item.ts';
import { readableItem } from './readable-item.ts';
import { newReviewSchema, reviewItem } from './write-item.ts';

const draft = { rating: 4, comment: 'Eaten in a minute.', userName: 'Robin' };
const id = '0b8f1c7e-8a54-4a5e-9d0f-3c1a2b4d5e6f';
const item = { ...reviewItem({ recipeId: 3, recipeTitle: 'Bowl', draft }, id, 0), seq: 1 };
const sent = {
  id,
  v: 1,
  seq: 1,
  type: 'review',
  title: 'Review of Bowl',
  recipeId: 3,
  status: 'sent',
  sentAt: '2026-03-01T12:00:00.000Z',
};

describe('readableItem', () => {
  it('reads what the schema describes', () => {
    for (const row of [item, { ...item, status: 'refused' }, sent]) {
      expect(outboxItemSchema.safeParse(row).success).toBe(true);
      expect(readableItem(row)).toBe(row);
    }
  });

  it('fault 13: leaves rows of a later version and unknown kinds alone', () => {
    expect(readableItem({ ...item, v: 2 })).toBeNull();
    expect(readableItem({ ...item, type: 'newsletter' })).toBeNull();
    expect(readableItem({ ...item, status: 'paused' })).toBeNull();
  });

  it('fault 16: does not stumble over damaged rows', () => {
    for (const row of [null, undefined, 7, 'item', [], {}, { ...item, body: null }, { ...item, lane: 4 }]) {
      expect(readableItem(row)).toBeNull();
    }
    for (const key of Object.keys(item)) {
      const damaged: Record<string, unknown> = { ...item, [key]: undefined };
      const harmless = key === 'everAttempted' || key === 'sentAt';
      expect(readableItem(damaged) === null, key).toBe(!harmless);
    }
  });
});

describe('newReviewSchema', () => {
  it('takes a review and trims its text', () => {
    const parsed = newReviewSchema.parse({
      recipeId: 3,
      recipeTitle: 'Bowl',
      draft: { ...draft, comment: `  ${draft.comment}  ` },
    });
    expect(parsed.draft.comment).toBe('Eaten in a minute.');
  });

  it('refuses what the server would refuse', () => {
    expect(
      newReviewSchema.safeParse({ recipeId: 3, recipeTitle: 'Bowl', draft: { ...draft, rating: 6 } }).success,
    ).toBe(false);
    expect(
      newReviewSchema.safeParse({ recipeId: 3, recipeTitle: 'Bowl', draft: { ...draft, comment: 'Short' } })
        .success,
    ).toBe(false);
  });
});
