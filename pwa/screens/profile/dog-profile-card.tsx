import { useState } from 'react';
import { activityLabel } from '#domain/pet/activity-level';
import type { DogProfile } from '#domain/pet/dog-profile';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { clearDogProfile, useActivePet } from '../../database/pets.ts';
import { DogProfileForm } from './dog-profile-form.tsx';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';

/** Set-up form without a dog, else its summary, which leads back to the form. */
export function DogProfileCard({ onMinimize }: { onMinimize: () => void }) {
  const dog = useActivePet('dog');
  const [isEditing, setEditing] = useState(false);
  if (dog === undefined) return <Skeleton lines={5} label="Reading the dog profile" />;
  if (dog === null || isEditing) {
    return <DogProfileForm dog={dog} onDone={() => setEditing(false)} onMinimize={onMinimize} />;
  }
  return <DogSummary dog={dog} onEdit={() => setEditing(true)} onMinimize={onMinimize} />;
}

type DogSummaryProps = { dog: DogProfile; onEdit: () => void; onMinimize: () => void };

function DogSummary({ dog, onEdit, onMinimize }: DogSummaryProps) {
  return (
    <>
      <h2>{dog.name || 'Your dog'}</h2>
      <dl className={styles['facts']}>
        <dt>Breed</dt>
        <dd>{dog.breed}</dd>
        <dt>Age</dt>
        <dd>{dog.ageMonths === 1 ? '1 month' : `${dog.ageMonths} months`}</dd>
        <dt>Weight</dt>
        <dd>{dog.weightKg} kg</dd>
        <dt>Activity</dt>
        <dd>{activityLabel(dog.activityLevel)}</dd>
      </dl>
      <div className={styles['buttons']}>
        <Button variant="soft" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="destructive" onClick={() => void runProfileCommand(clearDogProfile)}>
          Clear
        </Button>
        <Button variant="ghost" onClick={onMinimize}>
          Minimize
        </Button>
      </div>
    </>
  );
}
