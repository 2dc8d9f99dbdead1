import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** Answer of `GET /api/adsense-policy-check`. */
export const policyCheckSchema = z.strictObject({
  hasPrivacyPolicy: z.boolean(),
  hasTermsOfService: z.boolean(),
  hasAdDisclaimer: z.boolean(),
  /** By the name of the guideline. */
  contentGuidelines: z.record(z.string(), z.boolean()),
});

/** Answer of `GET /api/content-policy-audit`. */
export const contentPolicySchema = z.strictObject({
  totalPages: count,
  originalContent: count,
  duplicateContent: count,
  thinContent: count,
  pages: z.array(z.strictObject({ page: z.string(), problem: z.string() })),
});

/** Answer of `GET /api/adsense-optimization`. */
export const adOptimizationSchema = z.strictObject({
  criticalIssues: z.array(
    z.strictObject({
      issue: z.string(),
      severity: z.enum(['HIGH', 'MEDIUM', 'LOW']),
      description: z.string(),
      solution: z.string(),
    }),
  ),
  /** Pounds a month from the imported reports; null if they cover fewer than 14 of the last 30 days. */
  revenueProjections: z.strictObject({
    currentEstimate: z.nullable(z.number()),
    /** Always null: no report says what an untried change would earn. */
    optimizedEstimate: z.null(),
    /** Days of the last 30 that advertising reports cover. */
    coveredDays: count,
  }),
  recommendations: z.array(z.string()),
});

/** Answer of `GET /api/comprehensive-policy-audit`. */
export const comprehensivePolicySchema = z.strictObject({
  overallStatus: z.enum(['compliant', 'needs_improvement', 'violation']),
  contentAnalysis: z.strictObject({ totalPages: count, originalContent: count, duplicateContent: count }),
  adCompliance: z.strictObject({
    adsPerPage: count,
    properLabeling: z.boolean(),
    mobileOptimized: z.boolean(),
    /** Out of 100; null: nothing here measures it. */
    pageLoadSpeed: z.nullable(count),
  }),
});
