import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { clearDraft, saveDraft, useDraft } from '../../database/drafts.ts';
import { EMPTY_REVIEW, isReviewEmpty, type ReviewValues } from './review-errors.ts';

/** A draft may have been kept by an earlier build: what does not fit is dropped field by field. */
const keptSchema = z.object({
  rating: z.catch(z.int().check(z.gte(0), z.lte(5)), 0),
  userName: z.catch(z.string(), ''),
  comment: z.catch(z.string(), ''),
});

const SAVE_AFTER_MS = 300;

/** Key of the review of a recipe that is being written. */
export const newReviewKey = (recipeId: number) => `review:${recipeId}`;
/** Key of the change to an item of the queue, by its place there: its id may change, its `seq` never does. */
export const editedReviewKey = (seq: number) => `queue:${seq}`;

/** What was typed before and not sent; null where there is nothing, undefined until it is read. */
function useKeptReview(key: string): ReviewValues | null | undefined {
  const kept = useDraft(key);
  if (kept === null || kept === undefined) return kept;
  const parsed = keptSchema.safeParse(kept);
  return parsed.success && !isReviewEmpty(parsed.data) ? parsed.data : null;
}

function keep(key: string, values: ReviewValues): void {
  // A failure is no loss yet: the form still holds the text, and sending says what is wrong with the storage.
  (isReviewEmpty(values) ? clearDraft(key) : saveDraft(key, values)).catch(() => {});
}

/**
 * The words of an open review form, kept on the device while they are typed: shortly after the last key, and at
 * once when the page is left or the form closes. `forget` drops them when they are safe in the queue.
 * @param initial what stands in the form where nothing was typed before
 */
export function useReviewDraft(key: string, initial: ReviewValues = EMPTY_REVIEW) {
  const kept = useKeptReview(key);
  const [typed, setTyped] = useState<ReviewValues | null>(null);
  const unsaved = useRef<ReviewValues | null>(null);

  useEffect(() => {
    const flush = () => {
      if (unsaved.current === null) return;
      keep(key, unsaved.current);
      unsaved.current = null;
    };
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [key]);

  useEffect(() => {
    if (typed === null) return;
    unsaved.current = typed;
    const timer = setTimeout(() => {
      if (unsaved.current === null) return;
      keep(key, unsaved.current);
      unsaved.current = null;
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, typed]);

  return {
    values: typed ?? kept ?? initial,
    setValues: setTyped,
    /** The words stay in the form until it closes; only the kept copy goes. */
    forget() {
      unsaved.current = null;
      clearDraft(key).catch(() => {});
    },
  };
}
