import type * as z from 'zod/mini';

/** The undamaged rows. */
export function wholeRows<T>(schema: z.ZodMiniType<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row);
    return result.success ? [result.data] : [];
  });
}
