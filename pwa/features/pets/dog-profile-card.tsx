import { useState } from 'react';
import { activityLabel } from '#domain/pet/activity-level';
import { ageText } from '#domain/pet/age-text';
import { kcalText } from '#domain/units/energy-text';
import { bodyWeightText } from '#domain/units/weight-units';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { DogProfileForm } from './dog-profile-form.tsx';
import { clearDogProfile, useActiveAnimal } from './pets.ts';
import { HealthFacts, PetLimitFacts, ProfileSummary } from './profile-summary.tsx';

/** The set-up form if there is no dog, else its summary, which links back to the form. */
export function DogProfileCard({ onMinimize }: { onMinimize: () => void }) {
  const active = useActiveAnimal('dog');
  const system = usePreference('unitSystem');
  // Edited as it was opened: another may become active meanwhile.
  const [opened, setOpened] = useState<NonNullable<typeof active> | 'new' | null>(null);
  if (active === undefined) return <Skeleton lines={5} label="Reading the dog profile" />;
  if (active === null || opened !== null) {
    const pet = opened === 'new' ? null : opened;
    return (
      <DogProfileForm
        key={pet?.id ?? 'new'}
        pet={pet}
        isFurther={active !== null}
        onSave={() => setOpened(opened ?? 'new')}
        onDone={() => setOpened(null)}
        onMinimize={onMinimize}
      />
    );
  }
  const dog = active.profile;
  return (
    <ProfileSummary
      title={dog.name || 'Your dog'}
      species="dog"
      onEdit={() => setOpened(active)}
      onAdd={() => setOpened('new')}
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
      <HealthFacts pet={{ species: 'dog', profile: dog }} />
      <PetLimitFacts species="dog" profile={dog} />
    </ProfileSummary>
  );
}
