import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** Maximum addresses per submission to search engines. */
export const MOST_SUBMITTED = 1000;

/** 'waiting': the service was down or busy and will be retried; 'given-up' after the last retry. */
const submissionStateSchema = z.enum(['waiting', 'accepted', 'refused', 'given-up']);

const submissionSchema = z.strictObject({
  id: z.int(),
  at: z.string(),
  by: z.string(),
  urls: count,
  state: submissionStateSchema,
  attempts: count,
  /** HTTP status of the last answer; null without one. */
  status: z.nullable(z.int()),
  /** The service's reply, or why there was none. */
  detail: z.string(),
});
export type IndexSubmission = z.infer<typeof submissionSchema>;

/** Answer of `GET /api/indexing-report`. */
export const indexingReportSchema = z.strictObject({
  totalPages: count,
  indexingIssues: z.strictObject({ blockedByRobots: count, notFound404: count, canonicalIssues: count }),
  nextSteps: z.array(z.string()),
  /** The check, and whether it passed. */
  checks: z.array(z.strictObject({ name: z.string(), isFine: z.boolean(), detail: z.string() })),
  indexNow: z.strictObject({
    isOn: z.boolean(),
    /** Why it is off, and how to switch it on; null if it is on. */
    reason: z.nullable(z.string()),
    /** Where the key can be read; null while it is off. */
    keyAddress: z.nullable(z.string()),
    /** Newest first. */
    submissions: z.array(submissionSchema),
  }),
  auditedAt: z.string(),
});
export type IndexingReport = z.infer<typeof indexingReportSchema>;

/** Answer of `GET /api/recipe-404-check`. */
export const recipe404Schema = z.strictObject({
  totalRecipes: count,
  validRecipeIds: z.array(z.int()),
  /** Published, but their page does not answer 200. */
  missingRecipeIds: z.array(z.int()),
  idRanges: z.strictObject({ dogRecipes: z.string(), catRecipes: z.string() }),
});
export type Recipe404 = z.infer<typeof recipe404Schema>;

/** Body of `POST /api/submit-for-indexing`: absolute addresses of this site. */
export const submitForIndexingSchema = z.strictObject({
  urls: z.array(z.url()).check(z.minLength(1), z.maxLength(MOST_SUBMITTED)),
});

/** `submission` is null if no service is connected; `message` says so. */
export const submittedSchema = z.strictObject({
  message: z.string(),
  submission: z.nullable(submissionSchema),
});
export type Submitted = z.infer<typeof submittedSchema>;
