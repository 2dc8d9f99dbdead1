import { Undo2 } from 'lucide-react';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import styles from './plan.module.css';
import type { Undo } from './use-undo.ts';

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
