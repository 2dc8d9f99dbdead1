import { AlertDialog } from '@radix-ui/themes';
import type { RecipeFixPreview } from '#domain/contract/recipe-upkeep';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
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
