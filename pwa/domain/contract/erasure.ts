import * as z from 'zod/mini';
import { atMost, trimmed } from '../text/characters.ts';

/** Every kind of record that may contain a person's name or address. */
const ERASURE_KINDS = [
  'review',
  'submission',
  'recipe',
  'message',
  'subscription',
  'report',
  'review-note',
  'submission-note',
  'act-reason',
  'mail',
] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];

/** Body of `POST /api/admin/erasure/preview`: the person who asks for erasure, by name, e-mail or both. */
export const erasureQuerySchema = z
  .strictObject({ name: z.optional(trimmed(2, 80)), email: z.optional(trimmed(3, 254)) })
  .check(
    z.refine(({ name, email }) => name !== undefined || email !== undefined, {
      path: ['name'],
      message: 'Enter a name or an e-mail',
    }),
  )
  .register(z.globalRegistry, { anyOf: [{ required: ['name'] }, { required: ['email'] }] });
export type ErasureQuery = z.infer<typeof erasureQuerySchema>;

const target = { kind: z.enum(ERASURE_KINDS), id: z.string().check(z.minLength(1), atMost(80)) };

const erasureMatchSchema = z.strictObject({
  ...target,
  /** Its author has that name or address; otherwise the text mentions it. */
  isExact: z.boolean(),
  /** How it begins. */
  excerpt: z.string(),
  /** ISO 8601, UTC; '' if no date is stored. */
  at: z.string(),
});
export type ErasureMatch = z.infer<typeof erasureMatchSchema>;

export const erasurePreviewSchema = z.strictObject({
  matches: z.array(erasureMatchSchema),
  /** More matches than listed: preview again after erasing these. */
  hasMore: z.boolean(),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

/** Targets of one call. */
export const ERASURE_MAX = 200;

/** Body of `POST /api/admin/erasure`: the matches to erase for good. Erasing a review also erases its photo. */
export const erasureBodySchema = z.strictObject({
  targets: z.array(z.strictObject(target)).check(z.minLength(1), z.maxLength(ERASURE_MAX)),
});
export type ErasureBody = z.infer<typeof erasureBodySchema>;

/** `missing`: erased before, or never there. */
export const erasureAnswerSchema = z.strictObject({ erased: z.int(), missing: z.int() });
export type ErasureAnswer = z.infer<typeof erasureAnswerSchema>;
