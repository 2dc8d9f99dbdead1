import * as z from 'zod/mini';

/** Size limit of the file; the 1,000 rows of an export take a fifth of it. */
export const SEARCH_CONSOLE_MAX_BYTES = 256 * 1024;
export const SEARCH_CONSOLE_TYPE = 'text/csv';

const count = z.int().check(z.gte(0));

/** A search that led here, as the console counts it. */
const consoleQuerySchema = z.strictObject({ query: z.string(), clicks: count, impressions: count });
export type ConsoleQuery = z.infer<typeof consoleQuerySchema>;

const totals = { queries: count, clicks: count, impressions: count };

/** `import=yes` keeps the file; otherwise it is only checked. */
export const searchConsoleImportQuerySchema = z.strictObject({ import: z.optional(z.literal('yes')) });

/** Answer to a file: its contents, or which lines are wrong. */
export const searchConsoleAnswerSchema = z.strictObject({
  /** Whether it was kept. */
  isImported: z.boolean(),
  /** The same file was already kept. */
  isKnown: z.boolean(),
  ...totals,
  /** Most clicked first. */
  top: z.array(consoleQuerySchema),
  problems: z.array(z.strictObject({ line: z.int(), problem: z.string() })),
});
export type SearchConsoleAnswer = z.infer<typeof searchConsoleAnswerSchema>;

/** The file in use: the one imported last; null if there is none. */
export const keptSearchConsoleSchema = z.strictObject({
  file: z.nullable(z.strictObject({ importedAt: z.string(), ...totals, top: z.array(consoleQuerySchema) })),
});
export type KeptSearchConsole = z.infer<typeof keptSearchConsoleSchema>;
