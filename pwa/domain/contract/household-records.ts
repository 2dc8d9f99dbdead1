import * as z from 'zod/mini';
import { PAST_OPS } from '../household/record-rule.ts';
import { defineCalls, ok } from './call.ts';

// How a household's devices share sealed records: see `domain/household/README.md`.

/** Bytes of a record's sealed body at most. */
export const RECORD_MAX_BYTES = 64 * 1024;
/** Characters of the same as base64url. */
const BODY_MAX_LENGTH = Math.ceil((RECORD_MAX_BYTES * 4) / 3);
/** Bytes of all bodies of a household at most. */
export const HOUSEHOLD_MAX_BYTES = 2 * 1024 * 1024;
/** Records of a household at most; those of deleted things have room of their own. */
export const HOUSEHOLD_MAX_RECORDS = 5000;
export const HOUSEHOLD_MAX_DELETED = 20_000;
/** Changes per push, and records per page of a pull. */
export const RECORDS_PER_CALL = 50;

/** Proves membership: a key derived from the household's secret, 32 bytes as base64url. The server keeps its hash. */
export const MEMBER_KEY_HEADER = 'Household-Key';
export const memberKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** 16 random or derived bytes as base64url. */
const bytes16 = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** Derived from the household's secret. */
export const householdIdSchema = bytes16;

const body = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(BODY_MAX_LENGTH));
const seq = z.int().check(z.positive());

/** The latest state of one record, which only the household can read. */
const heldRecordSchema = z.object({
  /** HMAC of the record's name. */
  record: bytes16,
  /** Position in the household's history; grows with every write. */
  seq,
  /** Chosen by the writing device, once per edit. */
  op: bytes16,
  /** The ops before it, newest first. */
  past: z.array(bytes16).check(z.maxLength(PAST_OPS)),
  /** AES-GCM: 12 bytes of nonce, then the sealed text, as base64url. */
  body,
  /** Whether it is deleted; the sealed text says so, too. */
  isGone: z.boolean(),
});
export type HeldRecord = z.infer<typeof heldRecordSchema>;

/** An edit, made on top of the state at `base`. */
const recordChangeSchema = z.strictObject({
  record: bytes16,
  /** `seq` of the state it was made on; null if there was none. */
  base: z.nullable(seq),
  op: bytes16,
  /**
   * The ops before it, newest first, as the device knows them. After a restore the server has forgotten some: another
   * device must still see that its own op is among them.
   */
  past: z.array(bytes16).check(z.maxLength(PAST_OPS)),
  body,
  isGone: z.boolean(),
});
export type RecordChange = z.infer<typeof recordChangeSchema>;

/** Outcome of a change: taken, or refused because the record has changed since. */
const pushOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('taken'), record: bytes16, seq }),
  /** `held` is null if the server has no such record, as after a restore. */
  z.object({ outcome: z.literal('moved-on'), record: bytes16, held: z.nullable(heldRecordSchema) }),
]);
export type PushOutcome = z.infer<typeof pushOutcomeSchema>;

export const pushBodySchema = z.strictObject({
  /**
   * The epoch at which the bases were read. Null creates the household if the server has none; with an epoch that is a 404,
   * so that a device which has not heard of an erasure doesn't undo it.
   */
  epoch: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  changes: z.array(recordChangeSchema).check(z.minLength(1), z.maxLength(RECORDS_PER_CALL)),
});

export const pushAnswerSchema = z.object({
  epoch: z.string(),
  /** In the order of the changes; empty if the epoch was another one: pull first. */
  outcomes: z.array(pushOutcomeSchema),
});

const recordsQuerySchema = z.strictObject({
  /** `seq` up to which the device knows the records; without it, from the start. */
  after: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
});

/** Records changed since `after`, oldest first. */
export const recordsPageSchema = z.object({
  /** Changes when the server was restored; the device then pulls everything again. */
  epoch: z.string(),
  /** Never empty if there are more. */
  records: z.array(heldRecordSchema),
  more: z.boolean(),
});

const params = { household: householdIdSchema };
const path = '/api/households/{household}';

/** How the devices of one household share what they can't share in the open. */
export const HOUSEHOLD_CALLS = defineCalls({
  pullHousehold: {
    method: 'get',
    path: `${path}/records`,
    summary: 'A household’s sealed records changed since a position, in pages.',
    params,
    query: recordsQuerySchema,
    takesMember: true,
    answer: ok('One page.', recordsPageSchema),
    errors: [404, 429],
  },
  pushHousehold: {
    method: 'post',
    path: `${path}/records`,
    summary:
      'Writes sealed records where nobody has written since; without an epoch it creates the household.',
    params,
    takesMember: true,
    body: pushBodySchema,
    bodyLimits: { bytes: HOUSEHOLD_MAX_BYTES, entries: RECORDS_PER_CALL },
    answer: ok('What became of each change.', pushAnswerSchema),
    errors: [404, 409, 429],
  },
  watchHousehold: {
    method: 'get',
    path: `${path}/events`,
    summary: 'Server-sent events: one whenever a record can be pulled, and a heartbeat.',
    params,
    takesMember: true,
    answer: { status: 200, description: 'Events.', schema: null, fileType: 'text/event-stream' },
    errors: [404, 429],
  },
  eraseHousehold: {
    method: 'delete',
    path,
    summary: 'Erases a household and all its records.',
    params,
    takesMember: true,
    answer: { status: 204, description: 'Erased; also if there was none.', schema: null },
    errors: [404, 429],
  },
});
