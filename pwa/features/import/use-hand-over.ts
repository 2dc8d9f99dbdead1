import { useNavigate } from 'react-router-dom';
import type { Species } from '#domain/reference/species';
import { saveDraft, useDraft } from '../../platform/database/drafts.ts';
import { removeImport } from '../../platform/imports/import-inbox.ts';
import type { ImportTarget } from '../intake/import-target.ts';
import { CHECKER_DRAFT, readKept as readCheckerDraft } from '../nutrition/checker-values.ts';
import { EMPTY_OWN } from '../own/own-values.ts';
import { startOwnRecipe } from '../own/start-own-recipe.ts';
import { useStandingSubmission } from '../recipe-form/standing-submission.ts';
import { SUBMIT_DRAFT } from '../recipe-form/submit-values.ts';
import { type ReviewValues, toChecker, toSubmission } from './review-values.ts';

/** Description of a form's existing draft; null if there is none, undefined until it has been read. */
type StandingDraft = string | null | undefined;

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
  const submit = useStandingSubmission();
  const checker = useDraft(CHECKER_DRAFT);
  return {
    standing: {
      // Each is a new one.
      own: null,
      submit,
      checker: checker === undefined ? undefined : checkerWords(checker),
    },
    async handOver(values, species, target) {
      if (target === 'own') {
        const origin = { kind: 'import', from: null } as const;
        const editor = await startOwnRecipe({ ...EMPTY_OWN, ...toSubmission(values, species), origin });
        await removeImport(item).catch(() => {});
        navigate(editor);
      } else if (target === 'submit') {
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
