import { useState } from 'react';
import { catActivityLabel, catAgeLabel } from '#domain/pet/cat-profile';
import { bodyWeightText } from '#domain/units/body-weight';
import { kcalText } from '#domain/units/energy-text';
import { kgFromLb } from '#domain/units/mass';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { CatProfileForm } from './cat-profile-form.tsx';
import { PetLimitFacts } from './pet-limit-facts.tsx';
import { clearCatProfile, useActivePet } from './pets.ts';
import { ProfileSummary } from './profile-summary.tsx';

/** The set-up form if there is no cat, else its summary, which links back to the form. */
export function CatProfileCard({ onMinimize }: { onMinimize: () => void }) {
  const cat = useActivePet('cat');
  const system = usePreference('unitSystem');
  const [mode, setMode] = useState<'view' | 'edit' | 'add'>('view');
  if (cat === undefined) return <Skeleton lines={5} label="Reading the cat profile" />;
  if (cat === null || mode !== 'view') {
    return (
      <CatProfileForm
        profile={mode === 'add' ? null : cat}
        isFurther={cat !== null && mode === 'add'}
        onDone={() => setMode('view')}
        onMinimize={onMinimize}
      />
    );
  }
  return (
    <ProfileSummary
      title={cat.name || 'Your cat'}
      species="cat"
      onEdit={() => setMode('edit')}
      onAdd={() => setMode('add')}
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
      <PetLimitFacts species="cat" profile={cat} />
    </ProfileSummary>
  );
}
