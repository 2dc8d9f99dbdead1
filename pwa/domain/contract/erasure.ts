import * as z from 'zod/mini';
import { atMost, trimmed } from '../text/characters.ts';

/** Every kind of record that may contain a person's name or address. */
const ERASURE_KINDS = [
  'review',
  'submission',
  'recipe',
  'message',
  'reply',
  'subscription',
  'issue',
  'report',
  'review-note',
  'submission-note',
  'act-reason',
  'mail',
] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];

/** Body of `POST /api/admin/erasure/preview`: the person who asks for erasure, by name, e-mail or both. */
const person = { name: z.optional(trimmed(2, 80)), email: z.optional(trimmed(3, 254)) };
const isNamed = ({ name, email }: { name?: string | undefined; email?: string | undefined }) =>
  name !== undefined || email !== undefined;
const UNNAMED = { path: ['name'], message: 'Enter a name or an e-mail' };
const EITHER = { anyOf: [{ required: ['name'] }, { required: ['email'] }] };

export const erasureQuerySchema = z
  .strictObject(person)
  .check(z.refine(isNamed, UNNAMED))
  .register(z.globalRegistry, EITHER);
export type ErasureQuery = z.infer<typeof erasureQuerySchema>;

const target = { kind: z.enum(ERASURE_KINDS), id: z.string().check(z.minLength(1), atMost(80)) };

const erasureMatchSchema = z.strictObject({
  ...target,
  /** Its author has that name or address; otherwise the text mentions it. */
  isExact: z.boolean(),
  /** The beginning of its text. */
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

/** Maximum targets per call. */
export const ERASURE_MAX = 200;

/** Body of `POST /api/admin/erasure`: the matches to erase for good. Erasing a review also erases its photo. */
export const erasureBodySchema = z.strictObject({
  targets: z.array(z.strictObject(target)).check(z.minLength(1), z.maxLength(ERASURE_MAX)),
});

/** `missing`: already erased, or never existed. */
export const erasureAnswerSchema = z.strictObject({ erased: z.int(), missing: z.int() });

/** Body of `POST /api/admin/erasure/export`: the person who asks what we store about them. */
export const exportBodySchema = z
  .strictObject({
    ...person,
    /** Also records that only mention them, which may contain words about others. */
    mentions: z.boolean(),
  })
  .check(z.refine(isNamed, UNNAMED))
  .register(z.globalRegistry, EITHER);
export type ExportBody = z.infer<typeof exportBodySchema>;

/** Maximum records per export; a person has far fewer. */
export const EXPORT_MAX = 2000;

/** Everything stored about a person, to hand over to them. */
export const personalExportSchema = z.strictObject({
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  records: z.array(
    z.strictObject({
      kind: target.kind,
      id: z.string(),
      isExact: z.boolean(),
      at: z.string(),
      /** The stored fields that are about the person. */
      content: z.record(z.string(), z.unknown()),
    }),
  ),
  /** There are more records than fit into one export. */
  hasMore: z.boolean(),
});
export type PersonalExport = z.infer<typeof personalExportSchema>;
