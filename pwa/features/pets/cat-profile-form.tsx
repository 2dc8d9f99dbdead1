import { type FormEvent, useState } from 'react';
import {
  CAT_ACTIVITIES,
  CAT_AGES,
  type CatProfile,
  catActivityLabel,
  catAgeLabel,
  catProfileOf,
  MONTHS_OF_CAT_AGE,
} from '#domain/pet/cat-profile';
import { catAnimal, petEnergy } from '#domain/pet/daily-energy';
import { DAILY_ENERGY_KCAL } from '#domain/pet/energy-bounds';
import { ANY_CAT, weightRemark } from '#domain/pet/plausible-weight';
import { CAT_PROFILE_WEIGHT_KG } from '#domain/pet/profile-bounds';
import { typedNumber } from '#domain/units/typed-number';
import { kgFromLb, lbFromKg } from '#domain/units/weight-units';
import { announce } from '../../components/announce.tsx';
import { ChoiceField } from '../../components/form-row.tsx';
import { petFormKey } from '../../platform/database/drafts.ts';
import { usePreference } from '../../platform/database/preferences.ts';
import { newId } from '../../platform/database/rows.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import { WeightField } from './animal-fields.tsx';
import { addCat, saveCatProfile } from './pets.ts';
import {
  AvoidedFoods,
  type CatFormValues,
  catFormValues,
  EnergyField,
  NameField,
  ProfileFormActions,
  type ProfileFormProps,
  readKeptCat,
} from './profile-form.tsx';
import styles from './profile-panel.module.css';
import { runProfileCommand, saveWithWeights } from './save-profile.ts';
import { VetQuestions } from './vet-questions.tsx';

/** Form for a cat. Only its weight has to be entered before Save. */
export function CatProfileForm(props: ProfileFormProps<CatProfile>) {
  const { pet, onSave, onDone } = props;
  const cat = pet?.profile ?? null;
  // Another press of Save must not add it twice.
  const [id] = useState(() => pet?.id ?? newId());
  const [initial] = useState(() => catFormValues(cat));
  const form = useKeptForm(petFormKey(pet?.id ?? 'new', 'cat'), readKeptCat, initial, {
    isEdit: cat !== null,
  });
  const { values, state } = form;
  const { name, age, weightLbs, activity, energy } = values;
  const { form: place, isRefused, refuse } = useRefusedForm();
  useDirtyForm(state === 'unsaved' || state === 'failed');

  const system = usePreference('unitSystem');
  const weightKg = weightLbs && kgFromLb(weightLbs);
  const isWeightMissing = catProfileOf({ name, age, weightLbs, activity }) === null;
  const withoutEnergy = catProfileOf(values);
  const profile = catProfileOf({ ...values, dailyEnergyKcal: typedNumber(energy, DAILY_ENERGY_KCAL) });

  const known = profile ?? withoutEnergy;

  const change = (changes: Partial<CatFormValues>) => form.setValues({ ...values, ...changes });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (profile === null) return refuse();
    const save = () => (pet === null ? addCat(profile, id) : saveCatProfile(profile, id, pet.profile));
    onSave?.();
    if (!(await runProfileCommand(() => saveWithWeights(id, save)))) return;
    form.handOver(values);
    announce(`${profile.name || 'Your cat'} is saved`);
    onDone();
  }

  return (
    <form ref={place} className={styles['form']} onSubmit={handleSubmit} noValidate aria-label="Cat profile">
      <h2>Set Up Your Cat's Profile</h2>
      <NameField value={name ?? ''} onChange={(name) => change({ name })} />
      <ChoiceField
        label="Age"
        value={age}
        choices={CAT_AGES}
        labelOf={catAgeLabel}
        onChange={(age) => change({ age })}
      />
      <WeightField
        weightKg={weightKg}
        boundsKg={CAT_PROFILE_WEIGHT_KG}
        remark={weightRemark(weightKg, ANY_CAT, system, age === 'kitten' ? 0 : undefined)}
        isMissing={isRefused && isWeightMissing}
        onChange={(weightKg) => change({ weightLbs: weightKg && lbFromKg(weightKg) })}
      />
      <ChoiceField
        label="Activity level"
        value={activity}
        choices={CAT_ACTIVITIES}
        labelOf={catActivityLabel}
        onChange={(activity) => change({ activity })}
      />
      <VetQuestions
        species="cat"
        ageMonths={MONTHS_OF_CAT_AGE[age]}
        weightKg={weightKg}
        health={values}
        dailyKcal={known === null ? undefined : petEnergy(known).kcal}
        onChange={change}
      />
      <EnergyField
        animal={withoutEnergy && catAnimal(withoutEnergy)}
        value={energy}
        onChange={(energy) => change({ energy })}
      />
      <AvoidedFoods value={values.avoidedFoods} onChange={(avoidedFoods) => change({ avoidedFoods })} />
      <ProfileFormActions form={form} {...props} />
    </form>
  );
}
