import { Scale } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { petName } from '#domain/pet/pet-name';
import { weighInsOf } from '#domain/pet/weigh-ins';
import type { Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { Fold } from '../../components/fold.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import type { RemovedPet } from '../../platform/database/stored-pets.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { runCommand } from '../page/run-command.ts';
import { restorePet, selectPet, usePets } from './pets.ts';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';

// Chart and table load when they are opened.
const WeightHistory = lazyPart(() => import('./weight-history.tsx'), 'WeightHistory');

/** The weights of the active animal over time, collapsed. */
function WeightFold({ species }: { species: Species }) {
  const [isWanted, setWanted] = useState(false);
  const pet = usePets()?.find((one) => one.species === species && one.isActive);
  return (
    <Fold
      title={<strong>Weight over time</strong>}
      fact="And how much to feed"
      icon={<Scale size={24} aria-hidden />}
      onOpen={() => setWanted(true)}
    >
      {isWanted && pet !== undefined && (
        <Suspense fallback={<Skeleton lines={4} label="Opening the weights" />}>
          <WeightHistory key={pet.id} pet={pet} />
        </Suspense>
      )}
    </Fold>
  );
}

/** The way to the active animal's diet history, as vets ask for it. */
function SheetLink({ species }: { species: Species }) {
  const pet = usePets()?.find((one) => one.species === species && one.isActive);
  if (pet === undefined) return null;
  return (
    <Button asChild variant="ghost">
      <Link to={`/vet-sheet?pet=${encodeURIComponent(pet.id)}`}>Sheet for the vet</Link>
    </Button>
  );
}

/** Switches between the animals of the species; nothing if there is only one. */
function PetSwitch({ species }: { species: Species }) {
  const pets = usePets()?.filter((pet) => pet.species === species) ?? [];
  if (pets.length < 2) return null;
  return (
    <div className={styles['switch']}>
      <ChipRow label={species === 'dog' ? 'Your dogs' : 'Your cats'}>
        {pets.map((pet) => (
          <Chip
            key={pet.id}
            chosen={pet.isActive}
            onChoose={() => void runProfileCommand(() => selectPet(pet.id))}
          >
            {petName(pet)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

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
        <SheetLink species={species} />
      </div>
      <WeightFold species={species} />
    </>
  );
}

/** Removes the animal and offers to undo it. */
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
