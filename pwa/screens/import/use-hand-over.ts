import { useNavigate } from 'react-router-dom';
import type { Species } from '#domain/recipe/species';
import { saveDraft, useDraft } from '../../database/drafts.ts';
import { removeImport } from '../../database/imports/import-inbox.ts';
import { filledRows } from '../submit/read-submission.ts';
import { EMPTY_SUBMISSION, readKept as readSubmitDraft, SUBMIT_DRAFT } from '../submit/submit-values.ts';
import { CHECKER_DRAFT, readKept as readCheckerDraft } from '../tools/checker-values.ts';
import type { ImportTarget } from './import-target.ts';
import { type ReviewValues, toChecker, toSubmission } from './review-values.ts';

/** Description of a form's existing draft; null if there is none, undefined until it has been read. */
export type StandingDraft = string | null | undefined;

function submitWords(draft: unknown): StandingDraft {
  const kept = draft === null ? null : readSubmitDraft(draft);
  if (kept === null || JSON.stringify(kept) === JSON.stringify(EMPTY_SUBMISSION)) return null;
  return kept.title.trim() || filledRows(kept.ingredients)[0] || 'a recipe without a title';
}

function checkerWords(draft: unknown): StandingDraft {
  const kept = draft === null ? null : readCheckerDraft(draft);
  if (kept === null || (kept.ingredients.trim() === '' && kept.instructions.trim() === '')) return null;
  return kept.ingredients.trim().split('\n')[0] ?? '';
}

/** Puts an imported recipe into a form of the site; the form's screen opens with it. */
export function useHandOver(item: string): {
  standing: Readonly<Record<ImportTarget, StandingDraft>>;
  handOver: (values: ReviewValues, species: Species, target: ImportTarget) => Promise<void>;
} {
  const navigate = useNavigate();
  const submit = useDraft(SUBMIT_DRAFT);
  const checker = useDraft(CHECKER_DRAFT);
  return {
    standing: {
      submit: submit === undefined ? undefined : submitWords(submit),
      checker: checker === undefined ? undefined : checkerWords(checker),
    },
    async handOver(values, species, target) {
      if (target === 'submit') {
        await saveDraft(SUBMIT_DRAFT, toSubmission(values, species));
        // The form has stored it as its own draft.
        await removeImport(item).catch(() => {});
        navigate('/submit');
      } else {
        // The checker has no place for its title: the import stays for the submit form.
        await saveDraft(CHECKER_DRAFT, toChecker(values, species));
        navigate('/tools/nutrition-checker');
      }
    },
  };
}
