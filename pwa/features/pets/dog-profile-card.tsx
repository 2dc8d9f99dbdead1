import { useState } from 'react';
import { activityLabel } from '#domain/pet/activity-level';
import { ageText } from '#domain/pet/age-text';
import { bodyWeightText } from '#domain/units/body-weight';
import { kcalText } from '#domain/units/energy-text';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { DogProfileForm } from './dog-profile-form.tsx';
import { PetLimitFacts } from './pet-limit-facts.tsx';
import { clearDogProfile, useActivePet } from './pets.ts';
import { ProfileSummary } from './profile-summary.tsx';

/** The set-up form if there is no dog, else its summary, which links back to the form. */
export function DogProfileCard({ onMinimize }: { onMinimize: () => void }) {
  const dog = useActivePet('dog');
  const system = usePreference('unitSystem');
  const [mode, setMode] = useState<'view' | 'edit' | 'add'>('view');
  if (dog === undefined) return <Skeleton lines={5} label="Reading the dog profile" />;
  if (dog === null || mode !== 'view') {
    return (
      <DogProfileForm
        profile={mode === 'add' ? null : dog}
        isFurther={dog !== null && mode === 'add'}
        onDone={() => setMode('view')}
        onMinimize={onMinimize}
      />
    );
  }
  return (
    <ProfileSummary
      title={dog.name || 'Your dog'}
      species="dog"
      onEdit={() => setMode('edit')}
      onAdd={() => setMode('add')}
      onClear={clearDogProfile}
      onMinimize={onMinimize}
    >
      <dt>Breed</dt>
      <dd>{dog.breed}</dd>
      <dt>Age</dt>
      <dd>{ageText(dog.ageMonths)}</dd>
      <dt>Weight</dt>
      <dd>{bodyWeightText(dog.weightKg, system)}</dd>
      <dt>Activity</dt>
      <dd>{activityLabel(dog.activityLevel)}</dd>
      {dog.dailyEnergyKcal !== undefined && (
        <>
          <dt>Daily energy</dt>
          <dd>{kcalText(dog.dailyEnergyKcal)}</dd>
        </>
      )}
      <PetLimitFacts species="dog" profile={dog} />
    </ProfileSummary>
  );
}
