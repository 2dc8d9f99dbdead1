import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import item from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { undoMerge, useLastMerge } from './household/household.ts';
import { MergeList } from './merge-list.tsx';
import { keptWords } from './merge-words.ts';

/** What was merged last, which version won, and its undo. */
export function LastMerge({ onUndone }: { onUndone: (words: string) => void }) {
  const merge = useLastMerge();
  const [isPending, setPending] = useState(false);
  if (!merge) return null;

  async function undo() {
    setPending(true);
    const kept = await runCommand(undoMerge);
    setPending(false);
    if (kept === undefined) return;
    const spared = kept.length === 0 ? '' : ` Changed since, so left as it is: ${keptWords(kept)}.`;
    onUndone(`The merge is undone.${spared}`);
  }

  const at = new Date(merge.at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-label="What was merged" className={item['question']}>
      <p>Merged on {at}</p>
      <MergeList entries={merge.entries} isDone />
      <div className={item['actions']}>
        <Button variant="outline" disabled={isPending} onClick={() => void undo()}>
          Undo the merge
        </Button>
      </div>
    </section>
  );
}
