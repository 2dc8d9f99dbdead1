import * as z from 'zod/mini';
import {
  type RecipeValidation,
  recipeValidationSchema,
  type SeoAuditLine,
  type SeoAuditResult,
  type SeoStats,
  seoAuditLineSchema,
  seoStatsSchema,
} from '#domain/contract/seo';
import { type SeoContentItem, seoContentItemSchema } from '#domain/contract/seo-content';
import { contentOf, problemOf } from '#domain/sync/exchange';
import { exchange } from './http.ts';
import { textLines } from './text-lines.ts';

/** Why there is no answer, in a sentence for the person. */
class SeoError extends Error {}

const OFFLINE = 'The server cannot be reached. Connect to the network and try again.';
const UNANSWERED = 'The server did not answer as it should. Try again in a moment.';
/** An audit takes seconds; the whole call may not hang for good. */
const AUDIT_LIMIT_MS = 120_000;

async function read<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
  const answer = await exchange({ path, method: 'GET' }, { timeoutMs: AUDIT_LIMIT_MS });
  if (answer.kind === 'unreachable') throw new SeoError(OFFLINE);
  const content = contentOf(schema, answer);
  if (content === null) throw new SeoError(problemOf(answer)?.detail ?? UNANSWERED);
  return content;
}

/** @throws {SeoError} */
export function readSeoStats(): Promise<SeoStats> {
  return read('/api/seo/stats', seoStatsSchema);
}

/**
 * The articles of the content library.
 * @throws {SeoError}
 */
export function readSeoContent(): Promise<SeoContentItem[]> {
  return read('/api/seo/content', z.array(seoContentItemSchema));
}

/** @throws {SeoError} */
export function validateRecipes(): Promise<RecipeValidation[]> {
  return read('/api/seo/validate-recipes', z.array(recipeValidationSchema));
}

async function refusalOf(response: Response): Promise<SeoError> {
  const { status, statusText, redirected } = response;
  const contentType = response.headers.get('Content-Type') ?? '';
  const body = await response.text().catch(() => '');
  const answer = { kind: 'answer', status, statusText, redirected, contentType, body } as const;
  return new SeoError(problemOf({ ...answer, retryAfter: null, date: null })?.detail ?? UNANSWERED);
}

function lineOf(text: string): SeoAuditLine {
  try {
    return z.parse(seoAuditLineSchema, JSON.parse(text));
  } catch (cause) {
    throw new SeoError(UNANSWERED, { cause });
  }
}

/**
 * Runs the audit of the whole site.
 * @param onProgress pages read so far, of so many
 * @throws {SeoError}
 */
export async function followAudit(
  onProgress: (done: number, total: number) => void,
): Promise<SeoAuditResult> {
  const signal = AbortSignal.timeout(AUDIT_LIMIT_MS);
  const response = await fetch('/api/seo/audit-run', { cache: 'no-store', redirect: 'error', signal }).catch(
    (cause: unknown) => {
      throw new SeoError(OFFLINE, { cause });
    },
  );
  if (!response.ok || response.body === null) throw await refusalOf(response);
  try {
    for await (const text of textLines(response.body)) {
      const line = lineOf(text);
      if (line.type === 'result') return line;
      if (line.type === 'failed')
        throw new SeoError('The audit could not be finished. Try again in a moment.');
      onProgress(line.done, line.total);
    }
  } catch (cause) {
    throw cause instanceof SeoError ? cause : new SeoError(OFFLINE, { cause });
  }
  throw new SeoError(UNANSWERED);
}

/** Failures of these screens are logged beside the sentence that they show. */
export function logSeoError(error: unknown): string {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry
  console.warn(error);
  return error instanceof SeoError ? error.message : UNANSWERED;
}
