import * as z from 'zod/mini';
import { reviewDraftSchema } from '../review/review.ts';

/** Version of the items this code writes; it leaves items of a later one alone. */
export const ITEM_VERSION = 1;

/** What a review item sends: the path's recipe and, under `draft`, the JSON as it is posted. */
export const reviewBodySchema = z.strictObject({ recipeId: z.int(), draft: reviewDraftSchema });
export type ReviewBody = z.infer<typeof reviewBodySchema>;

/** The outcome of the last attempt that did not end in an acknowledgement. */
export const itemProblemSchema = z.strictObject({
  /** A code of the API, or one of `LOCAL_PROBLEMS`. */
  code: z.string(),
  /** One sentence for the person. */
  detail: z.string(),
  at: z.iso.datetime(),
});

const identity = {
  /** Idempotency-Key of the item, made on the device; a refused item gets a new one when edited. */
  id: z.uuid(),
  v: z.literal(ITEM_VERSION),
  /** Order of writing on this device. */
  seq: z.int(),
  type: z.literal('review'),
  /** What to show: 'Review of Chicken & Brown Rice Bowl'. */
  title: z.string().check(z.minLength(1)),
};

const pending = {
  ...identity,
  /** Items of one lane are delivered in the order of `seq`; lanes do not wait for each other. */
  lane: z.string(),
  body: reviewBodySchema,
  writtenAt: z.iso.datetime(),
  /** Attempts with a known outcome. */
  attempts: z.int().check(z.nonnegative()),
  /** Set before the first request leaves: from then on the server may have it. */
  everAttempted: z.boolean(),
  /** Not before; empty waits have the time of writing. */
  nextAttemptAt: z.iso.datetime(),
  lastProblem: z.nullable(itemProblemSchema),
  /** The run of 5xx answers that is still going on. */
  serverErrors: z.nullable(z.strictObject({ count: z.int(), since: z.iso.datetime() })),
  sentAt: z.null(),
};

/** There is no stored 'sending': a killed flusher leaves the item waiting, ready for the next one. */
export const outboxItemSchema = z.discriminatedUnion('status', [
  z.strictObject({ ...pending, status: z.literal('waiting') }),
  z.strictObject({ ...pending, status: z.literal('refused') }),
  /** What was delivered keeps no text. */
  z.strictObject({
    ...identity,
    status: z.literal('sent'),
    recipeId: z.int(),
    sentAt: z.iso.datetime(),
  }),
]);
export type OutboxItem = z.infer<typeof outboxItemSchema>;
export type WaitingItem = Extract<OutboxItem, { status: 'waiting' }>;
export type RefusedItem = Extract<OutboxItem, { status: 'refused' }>;
export type SentItem = Extract<OutboxItem, { status: 'sent' }>;
/** An item whose text is still here. */
export type PendingItem = WaitingItem | RefusedItem;
