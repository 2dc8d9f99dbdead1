import { X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { ModerateRecipeBody } from '#domain/contract/admin-recipes';
import { auditCooking } from '#domain/cook/cooking-audit';
import type { DraftRecipe } from '#domain/recipe/recipe-from-submission';
import { Button } from '../components/button.tsx';
import { CookingRemarks } from '../screens/tools/cooking-remarks.tsx';
import styles from './recipes.module.css';
import { RecipeCompleteness } from './recipes-completeness.tsx';
import { RecipeDecision } from './recipes-decision.tsx';
import { nextKey, type RecipeDraft, readDraft } from './recipes-draft.ts';
import { RecipeFields } from './recipes-fields.tsx';
import { RecipeLines } from './recipes-lines.tsx';
import { RecipeSafety } from './recipes-safety.tsx';
import { RecipeSteps } from './recipes-steps.tsx';

type RecipeDialogProps = {
  draft: RecipeDraft;
  isSaving: boolean;
  /** Why the last decision was not taken. */
  problem: string | null;
  onChange: (draft: RecipeDraft) => void;
  onDecide: (body: ModerateRecipeBody) => void;
  onClose: () => void;
};

const remarksOf = ({ ingredientLines, steps }: DraftRecipe) =>
  auditCooking({
    ingredients: ingredientLines.map(({ metric }) => metric),
    steps: steps.map(({ text }) => text),
  });

/** The whole recipe as it will be published, to review, correct and decide; uses the native dialog. */
export function RecipeDialog({ draft, isSaving, problem, onChange, onDecide, onClose }: RecipeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const read = useMemo(() => readDraft(draft), [draft]);
  const remarks = useMemo(() => remarksOf(read.recipe), [read.recipe]);
  const put = (changes: Partial<RecipeDraft>) => onChange({ ...draft, ...changes });

  function addLines(texts: readonly string[]) {
    const first = nextKey(draft.lines);
    put({ lines: [...draft.lines, ...texts.map((text, at) => ({ key: first + at, text, grams: '' }))] });
  }

  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="review-title" onClose={onClose}>
      <div className={styles['head']}>
        <h2 id="review-title">Review Recipe</h2>
        <Button variant="ghost" aria-label="Close the review" onClick={() => dialog.current?.close()}>
          <X size={22} aria-hidden />
        </Button>
      </div>
      <RecipeSafety audit={read.audit} recipe={read.recipe} />
      <CookingRemarks remarks={remarks} />
      <RecipeFields draft={draft} read={read} onChange={put} />
      <RecipeLines lines={draft.lines} read={read} onChange={(lines) => put({ lines })} />
      <RecipeSteps steps={draft.steps} read={read} onChange={(steps) => put({ steps })} />
      <RecipeCompleteness recipe={read.recipe} onAdd={addLines} />
      <RecipeDecision read={read} isSaving={isSaving} problem={problem} onDecide={onDecide} />
    </dialog>
  );
}
