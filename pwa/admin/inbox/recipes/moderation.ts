import { useState } from 'react';
import type { ModerateRecipeBody } from '#domain/contract/admin-recipes';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, adminErrorSentence } from '../../calls/admin-error.ts';
import { moderateRecipe } from '../../calls/api.ts';
import type { ModerationEvents } from '../../calls/use-moderation.ts';

/** Sends one decision on a recipe at a time; a failure that the administrator can fix is displayed beside the form. */
export function useRecipeModeration({ onModerated, onSignedOut }: ModerationEvents) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function decide(id: string, body: ModerateRecipeBody): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setProblem(null);
    try {
      const { recipeId } = await moderateRecipe(id, body);
      const description = recipeId === null ? 'Rejected.' : `Published as recipe ${recipeId}.`;
      showToast({ title: 'Recipe Updated', description });
      await onModerated();
    } catch (error) {
      const isGone = error instanceof AdminError && (error.status === 404 || error.status === 409);
      if (error instanceof AdminError && error.kind === 'signed-out') {
        onSignedOut();
      } else if (isGone) {
        showToast({ variant: 'destructive', title: 'Error', description: adminErrorSentence(error) });
        await onModerated();
      } else {
        setProblem(adminErrorSentence(error));
      }
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, problem, decide, clearProblem: () => setProblem(null) };
}
