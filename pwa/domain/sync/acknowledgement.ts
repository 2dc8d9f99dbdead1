import * as z from 'zod/mini';

/** The 201 response to every write by a visitor; `id` is the Idempotency-Key, so it acknowledges that queue item. */
export const acknowledgementSchema = z.object({ id: z.uuid(), status: z.string() });
