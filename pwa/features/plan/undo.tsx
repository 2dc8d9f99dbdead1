import { Undo2 } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { undone } from '#domain/household/undone';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { runCommand } from '../page/run-command.ts';
import styles from './plan.module.css';

/** The last change that can be undone. */
export type Undo = { words: string; undo: () => void };

/**
 * Runs changes and offers to take the last one back.
 * @param write replaces the stored value and resolves to the previous one
 */
export function useUndo<T extends object>(
  write: (change: (kept: T) => T) => Promise<T>,
): {
  last: Undo | null;
  /** Resolves to whether the change was stored. */
  run: (words: string, change: (kept: T) => T) => Promise<boolean>;
} {
  const [last, setLast] = useState<Undo | null>(null);
  const runs = useRef(0);
  const run = useCallback(
    async (words: string, change: (kept: T) => T) => {
      runs.current += 1;
      const mine = runs.current;
      // The undo on screen is that of the change before this one.
      setLast(null);
      let after: T | undefined;
      const before = await runCommand(() =>
        write((kept) => {
          after = change(kept);
          return after;
        }),
      );
      if (before === undefined) return false;
      const edited = after ?? before;
      const undo = () => {
        setLast(null);
        void runCommand(() => write((now) => undone(now, edited, before)));
      };
      // Not if another change has begun meanwhile: only the last one is offered.
      if (mine === runs.current) setLast({ words, undo });
      return true;
    },
    [write],
  );
  return { last, run };
}

/** Names the last change and offers to undo it. */
export function UndoLine({ last }: { last: Undo | null }) {
  useAnnouncement(last?.words ?? '');
  return (
    <div className={classNames(styles['between'], styles['screen-only'])}>
      {last !== null && (
        <>
          <span>{last.words}</span>
          <Button variant="ghost" onClick={last.undo}>
            <Undo2 size={18} aria-hidden /> Undo
          </Button>
        </>
      )}
    </div>
  );
}
