import { useState } from 'react';
import { catActivityLabel, catAgeLabel } from '#domain/pet/cat-profile';
import { kcalText } from '#domain/units/energy-text';
import { bodyWeightText, kgFromLb } from '#domain/units/weight-units';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { CatProfileForm } from './cat-profile-form.tsx';
import { clearCatProfile, useActiveAnimal } from './pets.ts';
import { HealthFacts, PetLimitFacts, ProfileSummary } from './profile-summary.tsx';

/** The set-up form if there is no cat, else its summary, which links back to the form. */
export function CatProfileCard({ onMinimize }: { onMinimize: () => void }) {
  const active = useActiveAnimal('cat');
  const system = usePreference('unitSystem');
  // Edited as it was opened: another may become active meanwhile.
  const [opened, setOpened] = useState<NonNullable<typeof active> | 'new' | null>(null);
  if (active === undefined) return <Skeleton lines={5} label="Reading the cat profile" />;
  if (active === null || opened !== null) {
    const pet = opened === 'new' ? null : opened;
    return (
      <CatProfileForm
        key={pet?.id ?? 'new'}
        pet={pet}
        isFurther={active !== null}
        onSave={() => setOpened(opened ?? 'new')}
        onDone={() => setOpened(null)}
        onMinimize={onMinimize}
      />
    );
  }
  const cat = active.profile;
  return (
    <ProfileSummary
      title={cat.name || 'Your cat'}
      species="cat"
      onEdit={() => setOpened(active)}
      onAdd={() => setOpened('new')}
      onClear={clearCatProfile}
      onMinimize={onMinimize}
    >
      <dt>Age</dt>
      <dd>{catAgeLabel(cat.age)}</dd>
      <dt>Weight</dt>
      <dd>{bodyWeightText(kgFromLb(cat.weightLbs), system)}</dd>
      <dt>Activity</dt>
      <dd>{catActivityLabel(cat.activity)}</dd>
      {cat.dailyEnergyKcal !== undefined && (
        <>
          <dt>Daily energy</dt>
          <dd>{kcalText(cat.dailyEnergyKcal)}</dd>
        </>
      )}
      <HealthFacts pet={{ species: 'cat', profile: cat }} />
      <PetLimitFacts species="cat" profile={cat} />
    </ProfileSummary>
  );
}
