import { Undo2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import styles from './checker.module.css';
import type { CheckerChange } from './use-checker.ts';

/** What the app just did to the words in the form, and the way back. */
export function ChangeNote({ change, onUndo }: { change: Pick<CheckerChange, 'done'>; onUndo: () => void }) {
  return (
    <div className={styles['change']} role="status">
      <ul>
        {change.done.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button type="button" variant="outline" onClick={onUndo}>
        <Undo2 size={18} aria-hidden /> Undo
      </Button>
    </div>
  );
}
