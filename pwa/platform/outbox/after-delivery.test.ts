import { describe, expect, it } from 'vitest';
import type { Delivery } from './delivery.ts';
import { afterDelivery } from './delivery.ts';
import { editedItem, newItems, retriedItem } from './entry.ts';
import { ENTRY_OF_EACH_TYPE, reviewItem } from './item.test-support.ts';
import type { WaitingItem } from './item.ts';
import { readableItem } from './item.ts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const ID = '0b8f1c7e-8a54-4a5e-9d0f-3c1a2b4d5e6f';
const NEW_ID = '1b8f1c7e-8a54-4a5e-9d0f-3c1a2b4d5e6f';
const DRAFT = { rating: 5, comment: 'Licked the bowl clean.', userName: 'Robin' };
const SECOND_DRAFT = { ...DRAFT, comment: 'Licked the bowl clean twice.' };
const moment = { now: NOW, random: 0.5, lastSentAt: null };

const written: WaitingItem<'review'> = {
  ...reviewItem({ recipeId: 1, recipeTitle: 'Chicken & Brown Rice Bowl', draft: DRAFT }, ID, NOW - 60_000),
  seq: 7,
};
const refusal: Delivery = { kind: 'refused', problem: { code: 'invalid', detail: 'No.' } };
const failure: Delivery = {
  kind: 'transient',
  problem: { code: 'server', detail: 'Later.' },
  retryAfterMs: null,
  serverError: true,
};

describe('afterDelivery', () => {
  it('of an acknowledged item keeps type and title but no text; of a review also the secret that proves authorship', () => {
    const sent = afterDelivery(written, written, { kind: 'acknowledged' }, moment);
    expect(sent).toEqual({
      id: ID,
      v: 1,
      seq: 7,
      type: 'review',
      title: 'Review of Chicken & Brown Rice Bowl',
      recipeId: 1,
      secret: ID,
      status: 'sent',
      sentAt: '2026-03-01T12:00:00.000Z',
    });
    expect(readableItem(sent)).toBe(sent);
  });

  it('of a refused item keeps the text and the reason', () => {
    const refused = afterDelivery(written, written, refusal, moment);
    expect(refused).toMatchObject({
      status: 'refused',
      id: ID,
      attempts: 1,
      body: { recipeId: 1, draft: DRAFT },
      lastProblem: { code: 'invalid', detail: 'No.', at: '2026-03-01T12:00:00.000Z' },
    });
    expect(readableItem(refused)).toBe(refused);
  });

  it('of a failed item waits: at first half way from 2 s to 4 s', () => {
    const waiting = afterDelivery(written, written, failure, moment);
    expect(waiting).toMatchObject({
      status: 'waiting',
      attempts: 1,
      nextAttemptAt: '2026-03-01T12:00:03.000Z',
      serverErrors: { count: 1, since: '2026-03-01T12:00:00.000Z' },
    });
    expect(readableItem(waiting)).toBe(waiting);
  });

  it('S31: of an acknowledged item of any type keeps the recipe, if any, and no text', () => {
    const ids = Array.from({ length: 7 }, (_, n) => `0b8f1c7e-8a54-4a5e-9d0f-00000000000${n}`);
    const sent = ENTRY_OF_EACH_TYPE.flatMap((entry) => newItems(entry, () => ids.pop() ?? '', NOW)).map(
      (item) => {
        const waiting = { ...item, seq: 1 } as WaitingItem;
        return afterDelivery(waiting, waiting, { kind: 'acknowledged' }, moment);
      },
    );
    expect(sent.map(readableItem)).toEqual(sent);
    expect(
      sent.map(({ type, title, ...rest }) => [type, title, 'recipeId' in rest && rest.recipeId]),
    ).toEqual([
      ['review', 'Review of Beef Pot', 3],
      ['photo', 'Photo for your review of Beef Pot', 3],
      ['recipe', 'Recipe: Turkey Supper', false],
      ['contact', 'Message to Bowlful', false],
      ['newsletter', 'Weekly dog food tips', false],
      ['share', 'E-mail about Beef Pot', 3],
      ['report', 'Report of a missed danger', false],
    ]);
    for (const secret of ['jo@example.com', 'sam@example.com', 'Rex', 'rice', 'Bella', 'mince']) {
      expect(JSON.stringify(sent)).not.toContain(secret);
    }
    expect(sent.some((item) => 'body' in item)).toBe(false);
  });

  it('of a photo replaced meanwhile leaves the new one waiting', () => {
    const [, photo] = newItems(ENTRY_OF_EACH_TYPE[0], () => ID, NOW);
    const attempted = { ...photo, seq: 8 } as WaitingItem<'photo'>;
    const other = { bytes: Uint8Array.of(255, 216, 254).buffer, mediaType: 'image/jpeg' } as const;
    const exchanged = editedItem(attempted, other, NEW_ID, NOW);
    expect(afterDelivery(exchanged, attempted, { kind: 'acknowledged' }, moment)).toBe(exchanged);
    expect(
      afterDelivery(attempted, structuredClone(attempted), { kind: 'acknowledged' }, moment).status,
    ).toBe('sent');
  });

  it('leaves an item unchanged whose text was edited meanwhile', () => {
    const edited = editedItem(written, SECOND_DRAFT, NEW_ID, NOW);
    for (const delivery of [{ kind: 'acknowledged' } as const, refusal, failure]) {
      expect(afterDelivery(edited, written, delivery, moment)).toBe(edited);
    }
  });

  it('leaves an item unchanged that got a new id meanwhile', () => {
    const refused = afterDelivery(written, written, refusal, moment);
    const edited = editedItem(refused as never, SECOND_DRAFT, NEW_ID, NOW);
    expect(afterDelivery(edited, written, { kind: 'acknowledged' }, moment)).toBe(edited);
  });

  it('a late failure or refusal never undoes an acknowledgement, which ends even a refusal', () => {
    const sent = afterDelivery(written, written, { kind: 'acknowledged' }, moment);
    expect(afterDelivery(sent, written, refusal, moment)).toBe(sent);
    expect(afterDelivery(sent, written, failure, moment)).toBe(sent);
    const refused = afterDelivery(written, written, refusal, moment);
    expect(afterDelivery(refused, written, failure, moment)).toBe(refused);
    expect(afterDelivery(refused, written, { kind: 'acknowledged' }, moment).status).toBe('sent');
  });
});

describe('an item that the server keeps failing on', () => {
  function afterFailures(count: number, lastSentAt: string | null): WaitingItem {
    let item: WaitingItem = written;
    for (let n = 0; n < count; n++) {
      item = afterDelivery(item, item, failure, { ...moment, lastSentAt }) as WaitingItem;
    }
    return item;
  }
  const LATER = '2026-03-01T12:00:01.000Z';

  it('is tried once a day from the eighth time on, while others go through', () => {
    expect(afterFailures(7, LATER).lastProblem?.code).toBe('server');
    const stuck = afterFailures(8, LATER);
    expect(stuck).toMatchObject({
      status: 'waiting',
      lastProblem: { code: 'stuck' },
      nextAttemptAt: '2026-03-02T12:00:00.000Z',
    });
  });

  it('is not stuck while no item goes through', () => {
    expect(afterFailures(30, null).lastProblem?.code).toBe('server');
    expect(afterFailures(30, '2026-03-01T11:59:59.000Z').lastProblem?.code).toBe('server');
  });

  it('has its count of failures reset by any other outcome in between', () => {
    const failing = afterFailures(7, LATER);
    const offline: Delivery = { ...failure, problem: { code: 'network', detail: '' }, serverError: false };
    const between = afterDelivery(failing, failing, offline, { ...moment, lastSentAt: LATER });
    expect(between).toMatchObject({ serverErrors: null, attempts: 8 });
  });
});

describe('editing and retrying', () => {
  const refused = afterDelivery({ ...written, everAttempted: true }, written, refusal, moment) as never;

  it('an edited waiting item keeps its id and its attempts, and is due at once', () => {
    const failed = afterDelivery(
      { ...written, everAttempted: true },
      written,
      failure,
      moment,
    ) as WaitingItem;
    expect(editedItem(failed, SECOND_DRAFT, NEW_ID, NOW)).toMatchObject({
      id: ID,
      seq: 7,
      attempts: 1,
      everAttempted: true,
      body: { recipeId: 1, draft: SECOND_DRAFT },
      nextAttemptAt: '2026-03-01T12:00:00.000Z',
    });
  });

  it('an edited refused item becomes a new one in its old place', () => {
    const edited = editedItem(refused, SECOND_DRAFT, NEW_ID, NOW);
    expect(edited).toMatchObject({
      id: NEW_ID,
      seq: 7,
      lane: written.lane,
      status: 'waiting',
      attempts: 0,
      everAttempted: false,
      lastProblem: null,
    });
    expect(readableItem(edited)).toBe(edited);
  });

  it('a refused item can be resent unchanged', () => {
    expect(retriedItem(refused, NOW)).toMatchObject({
      id: ID,
      status: 'waiting',
      nextAttemptAt: '2026-03-01T12:00:00.000Z',
      body: { draft: DRAFT },
    });
  });
});
