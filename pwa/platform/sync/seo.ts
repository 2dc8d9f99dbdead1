import * as z from 'zod/mini';
import type { AnsweredCall, CallAnswer } from '#domain/contract/call';
import {
  SEO_CALLS,
  SEO_CONTENT_CALLS,
  type SeoAuditLine,
  type SeoAuditResult,
  seoAuditLineSchema,
} from '#domain/contract/seo';
import { contentOf, problemOf } from '#domain/sync/exchange';
import { exchange, requestOf, textLines } from './http.ts';

/** The failure as a sentence for the person. */
class SeoError extends Error {}

const OFFLINE = 'The server cannot be reached. Connect to the network and try again.';
const UNANSWERED = 'The server did not answer as it should. Try again in a moment.';
/** An audit takes seconds; the call must not hang forever. */
const AUDIT_LIMIT_MS = 120_000;

async function read<C extends AnsweredCall>(call: C): Promise<CallAnswer<C>> {
  const answer = await exchange(requestOf<AnsweredCall>(call, {}), { timeoutMs: AUDIT_LIMIT_MS });
  if (answer.kind === 'unreachable') throw new SeoError(OFFLINE);
  const content = contentOf(call.answer.schema, answer);
  if (content === null) throw new SeoError(problemOf(answer)?.detail ?? UNANSWERED);
  return content as CallAnswer<C>;
}

/** @throws {SeoError} */
export const readSeoStats = () => read(SEO_CALLS.getSeoStats);

/**
 * The articles of the content library.
 * @throws {SeoError}
 */
export const readSeoContent = () => read(SEO_CONTENT_CALLS.listSeoContent);

/** @throws {SeoError} */
export const validateRecipes = () => read(SEO_CALLS.validateRecipes);

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
 * @param onProgress called with the pages read so far and their total
 * @throws {SeoError}
 */
export async function followAudit(
  onProgress: (done: number, total: number) => void,
): Promise<SeoAuditResult> {
  const signal = AbortSignal.timeout(AUDIT_LIMIT_MS);
  const { path } = requestOf(SEO_CALLS.followAudit, {});
  const response = await fetch(path, { cache: 'no-store', redirect: 'error', signal }).catch(
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

/** Logs a failure of these screens and returns the sentence to show. */
export function logSeoError(error: unknown): string {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry
  console.warn(error);
  return error instanceof SeoError ? error.message : UNANSWERED;
}
