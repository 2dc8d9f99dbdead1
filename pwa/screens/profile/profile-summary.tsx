import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';

type ProfileSummaryProps = {
  title: string;
  onEdit: () => void;
  onClear: () => Promise<void>;
  onMinimize: () => void;
  /** The facts about the animal, as `dt` and `dd`. */
  children: ReactNode;
};

/** An animal that is set up: what is known about it, and what can be done with it. */
export function ProfileSummary({ title, onEdit, onClear, onMinimize, children }: ProfileSummaryProps) {
  return (
    <>
      <h2>{title}</h2>
      <dl className={styles['facts']}>{children}</dl>
      <div className={styles['buttons']}>
        <Button variant="soft" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="destructive" onClick={() => void runProfileCommand(onClear)}>
          Clear
        </Button>
        <Button variant="ghost" onClick={onMinimize}>
          Minimize
        </Button>
      </div>
    </>
  );
}
