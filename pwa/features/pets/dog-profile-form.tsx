import { type FormEvent, useState } from 'react';
import { ageInYears } from '#domain/pet/age-text';
import { dogAnimal, petEnergy } from '#domain/pet/daily-energy';
import {
  type DogProfile,
  type DogProfileDraft,
  dogProfileOf,
  isBreedWeight,
  withBreed,
} from '#domain/pet/dog-profile';
import { DAILY_ENERGY_KCAL } from '#domain/pet/energy-bounds';
import { ANY_DOG, weightRemark } from '#domain/pet/plausible-weight';
import { DOG_AGE_MONTHS, DOG_PROFILE_DEFAULTS, DOG_WEIGHT_KG } from '#domain/pet/profile-bounds';
import { type Breed, findBreed } from '#domain/reference/breed';
import { DOG_BREEDS } from '#domain/reference/dog-breeds';
import { typedNumber } from '#domain/units/typed-number';
import { announce } from '../../components/announce.tsx';
import { NumberField } from '../../components/form-row.tsx';
import { petFormKey } from '../../platform/database/drafts.ts';
import { usePreference } from '../../platform/database/preferences.ts';
import { newId } from '../../platform/database/rows.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { ActivityField, BreedField, WeightField } from './animal-fields.tsx';
import { addDog, saveDogProfile } from './pets.ts';
import {
  AvoidedFoods,
  type DogFormValues,
  dogFormValues,
  EnergyField,
  NameField,
  ProfileFormActions,
  type ProfileFormProps,
  readKeptDog,
} from './profile-form.tsx';
import styles from './profile-panel.module.css';
import { runProfileCommand, saveWithWeights } from './save-profile.ts';
import { VetQuestions } from './vet-questions.tsx';

/** Form for a dog. Choosing a breed fills empty fields; Save needs breed, age and weight. */
export function DogProfileForm(props: ProfileFormProps<DogProfile>) {
  const { pet, onSave, onDone } = props;
  const dog = pet?.profile ?? null;
  // Another press of Save must not add it twice.
  const [id] = useState(() => pet?.id ?? newId());
  const [initial] = useState(() => dogFormValues(dog));
  const form = useKeptForm(petFormKey(pet?.id ?? 'new', 'dog'), readKeptDog, initial, {
    isEdit: dog !== null,
  });
  const { values, state } = form;
  const [chosen, setChosen] = useState<Breed>();
  const system = usePreference('unitSystem');
  useDirtyForm(state === 'unsaved' || state === 'failed');

  const draft = {
    ...values,
    ageMonths: typedNumber(values.age, DOG_AGE_MONTHS),
    dailyEnergyKcal: typedNumber(values.energy, DAILY_ENERGY_KCAL),
  };
  const profile = dogProfileOf(draft);
  const withoutEnergy = dogProfileOf({ ...draft, breed: draft.breed || 'Any', dailyEnergyKcal: undefined });

  const known = profile ?? withoutEnergy;
  const missing = profile === null ? missingIn(draft, withoutEnergy !== null) : undefined;

  const change = (changes: Partial<DogFormValues>) => form.setValues({ ...values, ...changes });

  function chooseBreed(breed: Breed) {
    setChosen(breed);
    change(withBreed(values, breed, chosen));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (profile === null) return;
    const save = () => (pet === null ? addDog(profile, id) : saveDogProfile(profile, id, pet.profile));
    onSave?.();
    if (!(await runProfileCommand(() => saveWithWeights(id, save)))) return;
    form.handOver(values);
    announce(`${profile.name || 'Your dog'} is saved`);
    onDone();
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate aria-label="Dog profile">
      <h2>{dog === null ? "Set Up Your Dog's Profile" : 'Edit Dog Profile'}</h2>
      <NameField value={draft.name ?? ''} onChange={(name) => change({ name })} />
      <BreedField
        breeds={DOG_BREEDS}
        value={draft.breed ?? ''}
        onChange={(breed) => change({ breed })}
        onChoose={chooseBreed}
      />
      <div className={styles['row']}>
        <NumberField
          label="Age in months"
          bounds={DOG_AGE_MONTHS}
          unit="months"
          help={ageInYears(draft.ageMonths)}
          value={values.age}
          onChange={(age) => change({ age })}
        />
        <WeightField
          weightKg={draft.weightKg}
          boundsKg={DOG_WEIGHT_KG}
          remark={
            isBreedWeight(draft, chosen)
              ? 'Weight filled from the breed: check it.'
              : weightRemark(
                  draft.weightKg,
                  findBreed(DOG_BREEDS, draft.breed ?? '') ?? ANY_DOG,
                  system,
                  draft.ageMonths,
                )
          }
          onChange={(weightKg) => change({ weightKg })}
        />
      </div>
      <ActivityField
        value={draft.activityLevel ?? DOG_PROFILE_DEFAULTS.activityLevel}
        onChange={(activityLevel) => change({ activityLevel })}
      />
      <VetQuestions
        species="dog"
        ageMonths={draft.ageMonths}
        weightKg={draft.weightKg}
        health={draft}
        dailyKcal={known === null ? undefined : petEnergy(known).kcal}
        onChange={change}
      />
      <EnergyField
        animal={withoutEnergy && dogAnimal(withoutEnergy)}
        value={values.energy}
        onChange={(energy) => change({ energy })}
      />
      <AvoidedFoods value={draft.avoidedFoods} onChange={(avoidedFoods) => change({ avoidedFoods })} />
      <ProfileFormActions missing={missing} form={form} {...props} />
    </form>
  );
}

/** Why the form can't be saved, as a sentence. */
function missingIn({ breed, ageMonths, weightKg }: DogProfileDraft, isOnlyEnergyWrong: boolean): string {
  if (dogProfileOf({ breed, ageMonths, weightKg }) === null)
    return 'Enter a breed, an age and a weight to save.';
  return isOnlyEnergyWrong
    ? 'Correct the daily energy to save.'
    : 'Correct your answers under ‘As a vet would ask’ to save.';
}
