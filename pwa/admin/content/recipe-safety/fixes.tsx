import { AlertDialog } from '@radix-ui/themes';
import { useState } from 'react';
import {
  RECIPE_UPKEEP_CALLS,
  type RecipeFixAnswer,
  type RecipeFixPreview,
} from '#domain/contract/recipe-upkeep';
import { localDate } from '#domain/plan/calendar';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { saveFile } from '../../../features/page/save-and-share.ts';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, request, requestText } from '../../calls/api.ts';
import { LAYER_TOKENS } from '../../parts/admin-theme.tsx';
import dialog from '../../parts/dialog.module.css';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import tools from '../../parts/tools.module.css';

type FixDialogProps = {
  preview: RecipeFixPreview;
  isBusy: boolean;
  onFix: () => void;
  onClose: () => void;
};

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={tools['words']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Preview of an automatic fix: removed and added lines, and a sentence per change. */
export function FixDialog({ preview, isBusy, onFix, onClose }: FixDialogProps) {
  const { title, removed, added, changes, problem } = preview;
  const isPossible = problem === null && changes.length > 0;
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Content className={classNames(LAYER_TOKENS, dialog['dialog'])}>
        <AlertDialog.Title as="h2">Auto-Fix {title}</AlertDialog.Title>
        <AlertDialog.Description>
          {isPossible
            ? 'We publish the fix at once, to every device. You can undo it.'
            : 'Nothing would change.'}
        </AlertDialog.Description>
        {problem !== null && <Notice kind="problem">{problem}</Notice>}
        <Lines title="Removed" lines={removed} />
        <Lines title="Added" lines={added} />
        <Lines title="Changes" lines={changes} />
        <div className={list['buttons']}>
          {isPossible && (
            <Button disabled={isBusy} onClick={onFix}>
              {isBusy ? 'Fixing...' : 'Fix this recipe'}
            </Button>
          )}
          <AlertDialog.Cancel>
            <Button variant="outline">{isPossible ? 'Leave as it is' : 'Close'}</Button>
          </AlertDialog.Cancel>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

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
          const name = `recipe-safety-report-${localDate(new Date())}.txt`;
          saveFile(new Blob([text], { type: 'text/plain' }), name);
          showToast({
            title: 'Report Downloaded',
            description: 'Safety audit report has been saved to your downloads',
          });
        },
        { title: 'Download Failed', description: 'Could not download safety report' },
      ),
  };
}
