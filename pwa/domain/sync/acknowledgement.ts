import * as z from 'zod/mini';

/** Answer 201 of every write of a visitor; `id` is the Idempotency-Key, so it acknowledges that item of a queue. */
export const acknowledgementSchema = z.object({ id: z.uuid(), status: z.string() });
