import { useEffect, useRef, useState } from 'react';
import type { HouseholdFile } from '#domain/household/household-file';
import type { MergeEntry } from '#domain/household/merge-rule';
import { Button } from '../../components/button.tsx';
import { MergeList } from '../household/merge-list.tsx';
import { bringsSomething } from '../household/merge-words.ts';
import item from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { applyMerge } from './household/household.ts';
import { Note } from './settings-card.tsx';

/** An opened file, with what merging it would do. */
export type Opened = { file: HouseholdFile; entries: readonly MergeEntry[] };

type MergeQuestionProps = { opened: Opened; onDone: () => void; onApplied: () => void };

/** Says what merging a file will do, and asks for confirmation. */
export function MergeQuestion({ opened: { file, entries }, onDone, onApplied }: MergeQuestionProps) {
  const [isPending, setPending] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  // The list may be long: scroll it to the top.
  useEffect(() => top.current?.focus(), []);
  const isNew = bringsSomething(entries);
  const madeOn = new Date(file.madeAt).toLocaleDateString('en-GB', { dateStyle: 'long' });

  async function apply() {
    setPending(true);
    const done = await runCommand(async () => {
      await applyMerge(file);
      return true;
    });
    setPending(false);
    if (done) onApplied();
  }

  return (
    <div role="alertdialog" aria-label="Bring this household in?" className={item['question']}>
      <p ref={top} tabIndex={-1}>
        {isNew ? `The household file of ${madeOn}:` : `The household file of ${madeOn} brings nothing new.`}
      </p>
      <MergeList entries={entries} moment="file" />
      {isNew && <Note>Everything else on this phone stays as it is. You can undo it afterwards.</Note>}
      <div className={item['actions']}>
        {isNew && (
          <Button disabled={isPending} onClick={() => void apply()}>
            Import it
          </Button>
        )}
        <Button variant={isNew ? 'ghost' : 'outline'} disabled={isPending} onClick={onDone}>
          {isNew ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </div>
  );
}
