import { expect, it } from 'vitest';
import { afterDelivery } from './delivery.ts';
import { newEntrySchema, newItems } from './entry.ts';
import type { WaitingItem } from './item.ts';
import { readableItem, withdrawalOf } from './item.ts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const ID = '0b8f1c7e-8a54-4a5e-9d0f-3c1a2b4d5e6f';
const ENTRY = {
  type: 'withdrawal',
  recipeId: 3,
  recipeTitle: 'Beef Pot',
  reviewId: 'review-1',
  secret: 'secret-1',
  draft: {},
} as const;
const [unqueued] = newItems(newEntrySchema.parse(ENTRY), () => ID, NOW);
const waiting = { ...unqueued, seq: 4 } as WaitingItem;

it('a withdrawal is a separate, readable item that is found by its review', () => {
  expect(waiting).toMatchObject({
    id: ID,
    title: 'Withdrawal of your review of Beef Pot',
    body: { recipeId: 3, reviewId: 'review-1', secret: 'secret-1', draft: {} },
  });
  expect(readableItem(waiting)).toBe(waiting);
  expect(readableItem({ ...waiting, body: { recipeId: 3, draft: {} } })).toBeNull();
  expect(withdrawalOf('review-1', [waiting])).toBe(waiting);
  expect(withdrawalOf('review-2', [waiting])).toBeUndefined();
});

it('a delivered withdrawal still names its review, and no secret', () => {
  const sent = afterDelivery(
    waiting,
    waiting,
    { kind: 'acknowledged' },
    { now: NOW, random: 0, lastSentAt: null },
  );
  expect(sent).toEqual({
    id: ID,
    v: 1,
    seq: 4,
    type: 'withdrawal',
    title: 'Withdrawal of your review of Beef Pot',
    status: 'sent',
    sentAt: '2026-03-01T12:00:00.000Z',
    recipeId: 3,
    reviewId: 'review-1',
  });
  expect(withdrawalOf('review-1', [sent])).toBe(sent);
});

it('a withdrawal without a review is refused', () => {
  expect(newEntrySchema.safeParse({ ...ENTRY, reviewId: undefined }).success).toBe(false);
});
