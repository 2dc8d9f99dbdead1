import { useState } from 'react';
import {
  RECIPE_UPKEEP_CALLS,
  type RecipeFixAnswer,
  type RecipeFixPreview,
} from '#domain/contract/recipe-upkeep';
import { saveFile } from '../../../features/page/save-and-share.ts';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError } from '../../calls/admin-error.ts';
import { request, requestText } from '../../calls/api.ts';

/** Preview of an automatic fix; nothing is changed. */
const previewFix = (id: number) => request(RECIPE_UPKEEP_CALLS.previewRecipeFix, { params: { id } });

/** @param version the version displayed; a change since then is refused with 412 */
const fixRecipe = (id: number, version: number) =>
  request(RECIPE_UPKEEP_CALLS.fixUnsafeRecipe, { params: { id }, version });

const undoFix = (id: number) => request(RECIPE_UPKEEP_CALLS.undoRecipeFix, { params: { id } });

/** The audit as text. */
const readSafetyReport = () => requestText(RECIPE_UPKEEP_CALLS.getSafetyReport, {});

type FixEvents = { reload: () => Promise<void>; onSignedOut: () => void };

const FAILED = { title: 'Error', description: 'Failed to fix recipe' };

/** The page's actions: preview and fix, undo, download; one at a time, each with the documented toast. */
export function useFixes({ reload, onSignedOut }: FixEvents) {
  const [isBusy, setBusy] = useState(false);
  const [preview, setPreview] = useState<RecipeFixPreview | null>(null);

  async function once(act: () => Promise<void>, failed: { title: string; description: string }) {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') onSignedOut();
      else showToast({ variant: 'destructive', ...failed });
    } finally {
      setBusy(false);
    }
  }

  function tell({ success, message }: RecipeFixAnswer, done: { title: string; description: string }) {
    showToast(success ? done : { title: 'No Changes Made', description: message });
  }

  return {
    isBusy,
    preview,
    close: () => setPreview(null),
    show: (id: number) => once(async () => setPreview(await previewFix(id)), FAILED),
    fix: ({ id, version }: RecipeFixPreview) =>
      once(async () => {
        try {
          tell(await fixRecipe(id, version), {
            title: 'Recipe Fixed',
            description: 'Unsafe ingredients have been automatically removed',
          });
        } finally {
          setPreview(null);
          await reload();
        }
      }, FAILED),
    undo: (id: number) =>
      once(
        async () => {
          const answer = await undoFix(id);
          tell(answer, { title: 'Fix Undone', description: answer.message });
          await reload();
        },
        { title: 'Error', description: 'The fix could not be undone' },
      ),
    download: () =>
      once(
        async () => {
          const text = await readSafetyReport();
          const day = new Date().toISOString().slice(0, 10);
          saveFile(new Blob([text], { type: 'text/plain' }), `recipe-safety-report-${day}.txt`);
          showToast({
            title: 'Report Downloaded',
            description: 'Safety audit report has been saved to your downloads',
          });
        },
        { title: 'Download Failed', description: 'Could not download safety report' },
      ),
  };
}
