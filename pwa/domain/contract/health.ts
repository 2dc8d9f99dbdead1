import * as z from 'zod/mini';

/** Answer of `GET /livez` and `GET /readyz`. */
export const healthSchema = z.strictObject({ status: z.enum(['ok', 'unavailable']) });
