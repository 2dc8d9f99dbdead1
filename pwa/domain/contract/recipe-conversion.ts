import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** The documented result of a conversion; `converted` are the recipes that this run changed. */
const conversionResultSchema = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  summary: z.strictObject({
    total: count,
    converted: count,
    /** Not safe for their species, so nothing was written. */
    failed: count,
    /** Already in both measures. */
    unchanged: count,
  }),
  /** One line per recipe, beginning with '✓ ' or '✗ '. */
  details: z.array(z.string()),
});
export type ConversionResult = z.infer<typeof conversionResultSchema>;

/** Lines of `POST /api/admin/convert-all-recipes`: each recipe when it is done, then the result or why there is none. */
export const conversionLineSchema = z.discriminatedUnion('type', [
  /** `detail` is null if the line only says that the run is still going. */
  z.strictObject({ type: z.literal('progress'), done: count, total: count, detail: z.nullable(z.string()) }),
  z.strictObject({ type: z.literal('result'), ...conversionResultSchema.shape }),
  z.strictObject({ type: z.literal('failed') }),
]);
export type ConversionLine = z.infer<typeof conversionLineSchema>;

/** Answer of `GET /api/admin/convert-all-recipes`: the last run; null before the first. */
export const conversionStateSchema = z.strictObject({
  run: z.nullable(
    z.strictObject({
      startedAt: z.string(),
      by: z.string(),
      done: count,
      total: count,
      /** 'interrupted': the server stopped meanwhile; the next start resumes the run. */
      state: z.enum(['running', 'interrupted', 'done', 'undone']),
      /** Null until the run is done. */
      result: z.nullable(conversionResultSchema),
    }),
  ),
});
export type ConversionState = z.infer<typeof conversionStateSchema>;

/** Answer of `POST /api/admin/undo-recipe-conversion`. */
export const conversionUndoSchema = z.strictObject({
  undone: count,
  /** Changed by something else since, so left alone. */
  skipped: count,
});
export type ConversionUndo = z.infer<typeof conversionUndoSchema>;
