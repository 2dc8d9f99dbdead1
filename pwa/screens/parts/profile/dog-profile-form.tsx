import { type FormEvent, useState } from 'react';
import { ageInYears } from '#domain/pet/age-text';
import {
  DOG_AGE_MONTHS,
  DOG_PROFILE_DEFAULTS,
  DOG_WEIGHT_KG,
  type DogProfile,
  type DogProfileDraft,
  EMPTY_DOG_DRAFT,
  withBreed,
} from '#domain/pet/dog-profile';
import { dogProfileOf } from '#domain/pet/dog-profile-schema';
import { dogAnimal } from '#domain/pet/energy-animal';
import { findBreed } from '#domain/reference/breed';
import { DOG_BREEDS } from '#domain/reference/dog-breeds';
import { FormRow } from '../../../components/form-row.tsx';
import { addDog, saveDogProfile } from '../../../database/pets.ts';
import { useDirtyForm } from '../../../state/dirty-forms.ts';
import { ActivityField } from '../calculators/activity-field.tsx';
import { BreedField } from './breed-field.tsx';
import { EnergyField } from './energy-field.tsx';
import { NameField } from './name-field.tsx';
import { numberOf, textOf } from './number-text.ts';
import { outOfBounds } from './out-of-bounds.ts';
import { ProfileFormActions } from './profile-form-actions.tsx';
import type { ProfileFormProps } from './profile-form-props.ts';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';
import { saveWithWeights } from './save-with-weights.ts';
import { WeightField } from './weight-field.tsx';

/** Setting up a dog. Choosing a breed fills what is still empty; Save waits for breed, age and weight. */
export function DogProfileForm(props: ProfileFormProps<DogProfile>) {
  const { profile: dog, isFurther = false, onDone } = props;
  const [draft, setDraft] = useState<DogProfileDraft>(dog ?? EMPTY_DOG_DRAFT);
  // Numbers are kept as text, so that '4.' and an emptied field stay as typed.
  const [typed, setTyped] = useState({
    age: textOf(draft.ageMonths),
    energy: textOf(draft.dailyEnergyKcal),
  });
  const [isTouched, setTouched] = useState(false);
  useDirtyForm(isTouched);

  const profile = dogProfileOf(draft);
  const withoutEnergy = dogProfileOf({ ...draft, breed: draft.breed || 'Any', dailyEnergyKcal: undefined });

  function change(changes: DogProfileDraft) {
    setTouched(true);
    setDraft({ ...draft, ...changes });
  }

  function changeBreed(breed: string) {
    const found = findBreed(DOG_BREEDS, breed);
    if (found === undefined) return change({ breed });
    const filled = withBreed(draft, found);
    setTouched(true);
    setDraft(filled);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (profile === null) return;
    const save = () => (isFurther ? addDog : saveDogProfile)(profile);
    if (await runProfileCommand(() => saveWithWeights('dog', save))) onDone();
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate aria-label="Dog profile">
      <h2>{dog === null ? "Set Up Your Dog's Profile" : 'Edit Dog Profile'}</h2>
      <NameField value={draft.name ?? ''} onChange={(name) => change({ name })} />
      <BreedField breeds={DOG_BREEDS} value={draft.breed ?? ''} onChange={changeBreed} />
      <div className={styles['row']}>
        <FormRow
          label="Age in months"
          help={ageInYears(draft.ageMonths)}
          error={outOfBounds(typed.age, DOG_AGE_MONTHS, 'months')}
        >
          {(field) => (
            <input
              {...field}
              type="number"
              inputMode="numeric"
              min={DOG_AGE_MONTHS.min}
              max={DOG_AGE_MONTHS.max}
              value={typed.age}
              onChange={(event) => {
                setTyped({ ...typed, age: event.target.value });
                change({ ageMonths: numberOf(event.target.value) });
              }}
            />
          )}
        </FormRow>
        <WeightField
          weightKg={draft.weightKg}
          boundsKg={DOG_WEIGHT_KG}
          onChange={(weightKg) => change({ weightKg })}
        />
      </div>
      <ActivityField
        value={draft.activityLevel ?? DOG_PROFILE_DEFAULTS.activityLevel}
        onChange={(activityLevel) => change({ activityLevel })}
      />
      <EnergyField
        animal={withoutEnergy && dogAnimal(withoutEnergy)}
        value={typed.energy}
        onChange={(energy) => {
          setTyped({ ...typed, energy });
          change({ dailyEnergyKcal: numberOf(energy) });
        }}
      />
      <ProfileFormActions canSave={profile !== null} {...props} />
    </form>
  );
}
