import * as z from 'zod/mini';
import { RECIPE_UPKEEP_CALLS } from '#domain/contract/calls/recipe-upkeep';
import {
  type ConversionLine,
  type ConversionResult,
  conversionLineSchema,
} from '#domain/contract/recipe-conversion';
import { requestOf } from '../../../platform/sync/call-request.ts';
import { textLines } from '../../../platform/sync/text-lines.ts';
import { AdminError, OFFLINE_SENTENCE } from '../../calls/admin-error.ts';
import { refusal, request, UNREADABLE_SENTENCE } from '../../calls/api.ts';

/** Undoes the last conversion. */
export const undoConversion = () => request(RECIPE_UPKEEP_CALLS.undoRecipeConversion, {});

function lineOf(text: string): ConversionLine {
  try {
    return z.parse(conversionLineSchema, JSON.parse(text));
  } catch {
    throw new AdminError('unreadable', 200, text, UNREADABLE_SENTENCE);
  }
}

async function refusalOf(response: Response): Promise<AdminError> {
  const { status, statusText, redirected } = response;
  const contentType = response.headers.get('Content-Type') ?? '';
  const body = await response.text().catch(() => '');
  return refusal({
    kind: 'answer',
    status,
    statusText,
    redirected,
    contentType,
    body,
    retryAfter: null,
    date: null,
  });
}

const offline = () => new AdminError('offline', 0, '0: no connection', OFFLINE_SENTENCE);

/**
 * Starts or resumes the conversion and follows it to the end; the server continues without a listener.
 * @returns null if the server could not finish it
 */
export async function convertAll(
  onProgress: (line: Extract<ConversionLine, { type: 'progress' }>) => void,
): Promise<ConversionResult | null> {
  const { path, method } = requestOf(RECIPE_UPKEEP_CALLS.convertAllRecipes, {});
  const response = await fetch(path, { method, cache: 'no-store', redirect: 'error' }).catch(() => {
    throw offline();
  });
  if (!response.ok || response.body === null) throw await refusalOf(response);
  try {
    for await (const text of textLines(response.body)) {
      const line = lineOf(text);
      if (line.type === 'failed') return null;
      if (line.type === 'progress') onProgress(line);
      else {
        const { type: _type, ...result } = line;
        return result;
      }
    }
  } catch (error) {
    throw error instanceof AdminError ? error : offline();
  }
  throw offline();
}
