import { useCallback, useRef, useState } from 'react';
import { runCommand } from '../page/run-command.ts';

/** The last change that can be undone. */
export type Undo = { words: string; undo: () => void };

/**
 * Runs changes and offers to restore the previous value.
 * @param write replaces the stored value and resolves to the previous one
 */
export function useUndo<T>(write: (change: (kept: T) => T) => Promise<T>): {
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
      // An undo pressed now would also revert the change before this one.
      setLast(null);
      const before = await runCommand(() => write(change));
      if (before === undefined) return false;
      const undo = () => {
        setLast(null);
        void runCommand(() => write(() => before));
      };
      // While another change is running, this undo would revert both.
      if (mine === runs.current) setLast({ words, undo });
      return true;
    },
    [write],
  );
  return { last, run };
}
