import * as z from 'zod/mini';

/** Answer of `GET /livez`. */
export const healthSchema = z.strictObject({ status: z.enum(['ok', 'unavailable']) });

/** Answer of `GET /readyz`: also the release that runs. */
export const readinessSchema = z.extend(healthSchema, { version: z.string() });
