import { useDraft } from '../../platform/database/drafts.ts';
import { filledRows } from './read-submission.ts';
import { EMPTY_SUBMISSION, readKept, SUBMIT_DRAFT } from './submit-values.ts';

/** Short description of the draft in the submission form; null if none, undefined until it is read. */
export function useStandingSubmission(): string | null | undefined {
  const draft = useDraft(SUBMIT_DRAFT);
  if (draft === undefined) return undefined;
  const kept = draft === null ? null : readKept(draft);
  if (kept === null || JSON.stringify(kept) === JSON.stringify(EMPTY_SUBMISSION)) return null;
  return kept.title.trim() || filledRows(kept.ingredients)[0] || 'a recipe without a title';
}
