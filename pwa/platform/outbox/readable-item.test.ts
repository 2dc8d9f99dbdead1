import { describe, expect, it } from 'vitest';
import { newItems } from './entry.ts';
import { ENTRY_OF_EACH_TYPE, reviewItem } from './item.test-support.ts';
import { readableItem } from './item.ts';

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
/** The row format of the first version, in which the queue held only reviews. */
const firstBuild = {
  id,
  v: 1,
  seq: 7,
  type: 'review',
  lane: `review:${id}`,
  title: 'Review of Chicken & Brown Rice Bowl',
  body: { recipeId: 1, draft },
  status: 'waiting',
  writtenAt: '2026-03-01T12:00:00.000Z',
  nextAttemptAt: '2026-03-01T12:00:03.000Z',
  attempts: 1,
  everAttempted: true,
  lastProblem: { code: 'network', detail: 'No way.', at: '2026-03-01T12:00:01.000Z' },
  serverErrors: null,
  sentAt: null,
};

describe('readableItem', () => {
  it('reads reviews in every state, including those of the first build', () => {
    for (const row of [item, { ...item, status: 'refused' }, sent, firstBuild]) {
      expect(readableItem(row)).toBe(row);
    }
  });

  it('reads every type but the withdrawal, before and after delivery', () => {
    const items = ENTRY_OF_EACH_TYPE.flatMap((entry) => newItems(entry, () => id, 0));
    expect(items.map(({ type }) => type)).toEqual([
      'review',
      'photo',
      'recipe',
      'contact',
      'newsletter',
      'share',
      'report',
    ]);
    for (const unqueued of items) {
      const row = { ...unqueued, seq: 1 };
      expect(readableItem(row), row.type).toBe(row);
      const needsRecipe = ['review', 'photo', 'share'].includes(row.type);
      const delivered = { ...sent, type: row.type, recipeId: undefined };
      expect(readableItem(delivered) === null, row.type).toBe(needsRecipe);
      expect(readableItem({ ...row, body: { ...row.body, recipeId: undefined } }) === null, row.type).toBe(
        needsRecipe,
      );
      expect(readableItem({ ...row, body: { ...row.body, draft: null } }), row.type).toBeNull();
    }
  });

  it('fault 13: returns null for rows of a later version and unknown types', () => {
    expect(readableItem({ ...item, v: 2 })).toBeNull();
    for (const type of ['postcard', 'toString', '__proto__', 4]) {
      expect(readableItem({ ...item, type }), String(type)).toBeNull();
    }
    expect(readableItem({ ...item, status: 'paused' })).toBeNull();
  });

  it('fault 16: returns null for damaged rows', () => {
    for (const row of [null, undefined, 7, 'item', [], {}, { ...item, body: null }, { ...item, lane: 4 }]) {
      expect(readableItem(row)).toBeNull();
    }
    for (const key of Object.keys(item)) {
      const damaged: Record<string, unknown> = { ...item, [key]: undefined };
      const harmless = key === 'everAttempted' || key === 'sentAt';
      expect(readableItem(damaged) === null, key).toBe(!harmless);
    }
  });

  it('fault 16: returns null for a photo without its bytes, its type or its review', () => {
    const [, photo] = newItems(ENTRY_OF_EACH_TYPE[0], () => id, 0);
    const row = { ...photo, seq: 2 };
    const bodyWith = (changes: object) => ({ ...row, body: { ...photo?.body, ...changes } });
    expect(readableItem(bodyWith({}))).not.toBeNull();
    expect(readableItem(bodyWith({ reviewId: 3 }))).toBeNull();
    expect(readableItem(bodyWith({ draft: { mediaType: 'image/png' } }))).toBeNull();
    expect(readableItem(bodyWith({ draft: { bytes: new ArrayBuffer(1) } }))).toBeNull();
  });
});
