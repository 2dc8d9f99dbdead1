import type { ReactNode } from 'react';
import type { Species } from '#domain/reference/species';
import { Button } from '../../../components/button.tsx';
import { PetSwitch } from './pet-switch.tsx';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';
import { WeightFold } from './weight-fold.tsx';

type ProfileSummaryProps = {
  title: string;
  species: Species;
  /** Adds another animal of the species. */
  onAdd: () => void;
  onEdit: () => void;
  onClear: () => Promise<void>;
  onMinimize: () => void;
  /** The facts about the animal, as `dt` and `dd`. */
  children: ReactNode;
};

/** An existing animal: its facts, and the actions on it. */
export function ProfileSummary({
  title,
  species,
  onAdd,
  onEdit,
  onClear,
  onMinimize,
  children,
}: ProfileSummaryProps) {
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
      <PetSwitch species={species} onAdd={onAdd} />
      <WeightFold species={species} />
    </>
  );
}
