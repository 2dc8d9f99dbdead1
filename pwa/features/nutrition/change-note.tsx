import { Undo2 } from 'lucide-react';
import { Announced } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import styles from './checker.module.css';

/** The app's last change to the form's text, with undo. */
export function ChangeNote({ done, onUndo }: { done: readonly string[]; onUndo: () => void }) {
  return (
    <div className={styles['change']}>
      <Announced words={done.join(' ')} before="" />
      <ul>
        {done.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button type="button" variant="outline" onClick={onUndo}>
        <Undo2 size={18} aria-hidden /> Undo
      </Button>
    </div>
  );
}
