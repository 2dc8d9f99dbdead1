import type { ReactNode } from 'react';
import { petName } from '#domain/pet/pet-name';
import { weighInsOf } from '#domain/pet/weigh-ins';
import type { Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import type { RemovedPet } from '../../platform/database/stored-pets.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { runCommand } from '../page/run-command.ts';
import { PetSwitch } from './pet-switch.tsx';
import { restorePet } from './pets.ts';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';
import { WeightFold } from './weight-fold.tsx';

type ProfileSummaryProps = {
  title: string;
  species: Species;
  /** Adds another animal of the species. */
  onAdd: () => void;
  onEdit: () => void;
  onClear: () => Promise<RemovedPet | undefined>;
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
      <PetSwitch species={species} />
      <h2>{title}</h2>
      <dl className={styles['facts']}>{children}</dl>
      <div className={styles['buttons']}>
        <Button variant="soft" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="destructive" onClick={() => void clear(onClear)}>
          Clear
        </Button>
        <Button variant="ghost" onClick={onMinimize}>
          Minimize
        </Button>
        <Button variant="ghost" onClick={onAdd}>
          Add another {species}
        </Button>
      </div>
      <WeightFold species={species} />
    </>
  );
}

/** Removes the animal, and offers to take that back. */
async function clear(onClear: () => Promise<RemovedPet | undefined>): Promise<void> {
  const removed = await runCommand(onClear);
  if (removed === undefined) return;
  const { row, weighIns } = removed;
  const count = weighInsOf(weighIns?.value).length;
  showToast({
    title: `${petName(row)} is removed`,
    description:
      count === 0
        ? 'No weights were noted.'
        : `With ${count === 1 ? 'its one weight' : `its ${count} weights`}.`,
    undo: () => void runProfileCommand(() => restorePet(removed)),
  });
}
