import * as z from 'zod/mini';
import { safetyReportSchema } from '../messages/safety-report.ts';

/** One row of `GET /api/admin/safety-reports`, newest first; administrators only. */
export const storedSafetyReportSchema = z.extend(safetyReportSchema, {
  id: z.uuid(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** ISO 8601, UTC; null until it is handled. */
  handledAt: z.nullable(z.string()),
});
export type StoredSafetyReport = z.infer<typeof storedSafetyReportSchema>;

export const handleSafetyReportAnswerSchema = z.strictObject({ id: z.uuid(), status: z.literal('handled') });
