import { describe, expect, it } from 'vitest';
import { headsOfLanes, isDue } from './delivery.ts';
import { reviewItem } from './item.test-support.ts';
import type { OutboxItem, WaitingItem } from './item.ts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const HOUR = 3_600_000;
const draft = { rating: 4, comment: 'Eaten in a minute.', userName: 'Robin' };

function waiting(seq: number, fields: Partial<WaitingItem<'review'>> = {}): WaitingItem {
  const id = `0b8f1c7e-8a54-4a5e-9d0f-00000000000${seq}`;
  return { ...reviewItem({ recipeId: 1, recipeTitle: 'Bowl', draft }, id, NOW), seq, ...fields };
}

function waitsMs(ms: number, code = 'server'): WaitingItem {
  return waiting(1, {
    nextAttemptAt: new Date(NOW + ms).toISOString(),
    lastProblem: { code, detail: '', at: new Date(NOW).toISOString() },
  });
}

describe('isDue', () => {
  it('depends on the time', () => {
    expect(isDue(waiting(1), NOW, null)).toBe(true);
    expect(isDue(waitsMs(1), NOW, null)).toBe(false);
    expect(isDue(waitsMs(0), NOW, null)).toBe(true);
  });

  it.each([HOUR, 24 * HOUR, 10 * 365 * 24 * HOUR])(
    'fault 30: moving the clock by %d ms either way delays nothing by more than an hour',
    (jump) => {
      const item = waitsMs(HOUR);
      expect(isDue(item, NOW + jump, null)).toBe(true);
      expect(isDue(item, NOW - jump, null)).toBe(true);
    },
  );

  it('fault 30: a never attempted item is due at once, even if its time of writing is in the future', () => {
    expect(isDue(waiting(1), NOW - HOUR / 2, null)).toBe(true);
  });

  it('a stuck item may wait a day, and no longer', () => {
    expect(isDue(waitsMs(24 * HOUR, 'stuck'), NOW, null)).toBe(false);
    expect(isDue(waitsMs(24 * HOUR + 1, 'stuck'), NOW, null)).toBe(true);
  });

  it('a restored network ends backoff caused by the connection, not by the server', () => {
    for (const code of ['network', 'timeout', 'portal']) {
      expect(isDue(waitsMs(900_000, code), NOW, 'way')).toBe(true);
      expect(isDue(waitsMs(900_000, code), NOW, 'network')).toBe(code === 'network');
      expect(isDue(waitsMs(900_000, code), NOW, null)).toBe(false);
    }
    expect(isDue(waitsMs(900_000, 'server'), NOW, 'way')).toBe(false);
    expect(isDue(waitsMs(900_000, 'too-many-requests'), NOW, 'way')).toBe(false);
  });
});

describe('headsOfLanes', () => {
  const seqs = (items: OutboxItem[]) => headsOfLanes(items).map((item) => item.seq);
  const sent = (seq: number): OutboxItem => {
    const { id, v, type, title } = waiting(seq);
    return { id, v, seq, type, title, recipeId: 1, status: 'sent', sentAt: new Date(NOW).toISOString() };
  };

  it('each review is its own lane', () => {
    expect(seqs([waiting(2), waiting(1)])).toEqual([1, 2]);
  });

  it('photos go last, because uploads take long', () => {
    const photo = { ...waiting(1), type: 'photo' } as unknown as WaitingItem;
    expect(seqs([photo, waiting(2), waiting(3)])).toEqual([2, 3, 1]);
  });

  it('one item of a lane at a time, in order of writing', () => {
    expect(seqs([waiting(3, { lane: 'a' }), waiting(1, { lane: 'b' }), waiting(2, { lane: 'a' })])).toEqual([
      1, 2,
    ]);
  });

  it('fault 29: a refused item blocks its own lane only, a sent one none', () => {
    const refused: OutboxItem = { ...waiting(1, { lane: 'a' }), status: 'refused' };
    expect(seqs([refused, waiting(2, { lane: 'a' }), waiting(3, { lane: 'b' })])).toEqual([3]);
    expect(seqs([sent(1), waiting(2, { lane: 'a' })])).toEqual([2]);
  });
});
