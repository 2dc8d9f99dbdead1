import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type ConversionLine,
  type ConversionResult,
  conversionLineSchema,
  RECIPE_UPKEEP_CALLS,
} from '#domain/contract/recipe-upkeep';
import { showToast } from '../../../platform/state/toast-store.ts';
import { requestOf, textLines } from '../../../platform/sync/http.ts';
import { AdminError, OFFLINE_SENTENCE, refusal, request, UNREADABLE_SENTENCE } from '../../calls/api.ts';

/** Undoes the last conversion. */
const undoConversion = () => request(RECIPE_UPKEEP_CALLS.undoRecipeConversion, {});

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
async function convertAll(
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

/** The run on this screen: not started here, running, finished or failed. */
export type RunState =
  | { kind: 'idle' }
  | { kind: 'running'; done: number; total: number; details: string[] }
  | { kind: 'done'; result: ConversionResult }
  | { kind: 'failed'; message: string; details: string[] };

/** Log lines of a running conversion; the final event has all of them. */
const LINES_SHOWN = 200;
const FAILED = 'Failed to convert recipes. Please try again.';
const UNFINISHED =
  'The server could not finish the conversion. Start it again and it will continue where it stopped.';

function tellEnd({ success, message, summary }: ConversionResult): void {
  if (success) {
    showToast({
      title: 'Recipe Conversion Complete',
      description: `Successfully converted ${summary.converted} recipes to dual measurements`,
    });
  } else showToast({ variant: 'destructive', title: 'Conversion Error', description: message });
}

/** Starts the conversion or its undo, and streams the server's progress. */
export function useConversion(reload: () => Promise<void>, onSignedOut: () => void) {
  const [state, setState] = useState<RunState>({ kind: 'idle' });
  const [isUndoing, setUndoing] = useState(false);

  async function run(): Promise<void> {
    let details: string[] = [];
    setState({ kind: 'running', done: 0, total: 0, details });
    try {
      const result = await convertAll(({ done, total, detail }) => {
        if (detail !== null) details = [...details.slice(1 - LINES_SHOWN), detail];
        setState({ kind: 'running', done, total, details });
      });
      if (result === null) {
        showToast({ variant: 'destructive', title: 'Conversion Error', description: UNFINISHED });
        setState({ kind: 'failed', message: UNFINISHED, details });
      } else {
        tellEnd(result);
        setState({ kind: 'done', result });
      }
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
        return setState({ kind: 'idle' });
      }
      const isRefused = error instanceof AdminError && error.kind === 'refused';
      showToast({
        variant: 'destructive',
        title: 'Conversion Failed',
        description: isRefused
          ? error.detail
          : 'Unable to convert recipes. Check your connection and try again.',
      });
      setState({ kind: 'failed', message: FAILED, details });
    }
    await reload();
  }

  async function undo(): Promise<void> {
    setUndoing(true);
    try {
      const { undone, skipped } = await undoConversion();
      const left = skipped === 0 ? '' : ` Kept because they were edited since: ${skipped}.`;
      showToast({
        title: 'Conversion Undone',
        description: `Recipes restored: ${undone}.${left}`,
      });
      setState({ kind: 'idle' });
      await reload();
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') onSignedOut();
      else {
        const description =
          error instanceof AdminError ? error.detail : 'The conversion could not be undone.';
        showToast({ variant: 'destructive', title: 'Error', description });
      }
    } finally {
      setUndoing(false);
    }
  }

  return { state, run, undo, isUndoing };
}
