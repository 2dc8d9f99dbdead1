import { type FormEvent, useRef, useState } from 'react';
import { CAT_PROFILE_WEIGHT_KG } from '#domain/pet/cat-bounds';
import {
  CAT_ACTIVITIES,
  CAT_AGES,
  type CatActivity,
  type CatAge,
  type CatProfile,
  catActivityLabel,
  catAgeLabel,
  catProfileOf,
} from '#domain/pet/cat-profile';
import { DAILY_ENERGY_KCAL } from '#domain/pet/daily-energy-bounds';
import { catAnimal } from '#domain/pet/energy-animal';
import { ANY_CAT, weightRemark } from '#domain/pet/plausible-weight';
import { kgFromLb, lbFromKg } from '#domain/units/mass';
import { typedNumber } from '#domain/units/typed-number';
import { announce } from '../../components/announce.ts';
import { ChoiceField } from '../../components/choice-field.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { AvoidedFoods } from './avoided-foods.tsx';
import { EnergyField } from './energy-field.tsx';
import { NameField } from './name-field.tsx';
import { addCat, saveCatProfile } from './pets.ts';
import { ProfileFormActions } from './profile-form-actions.tsx';
import type { ProfileFormProps } from './profile-form-props.ts';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';
import { saveWithWeights } from './save-with-weights.ts';
import { WeightField } from './weight-field.tsx';

/** 'Set Up Your Cat's Profile'. The cat stays on this device. */
export function CatProfileForm(props: ProfileFormProps<CatProfile>) {
  const { profile: cat, isFurther = false, onDone } = props;
  const weightField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(cat?.name ?? '');
  const [age, setAge] = useState<CatAge>(cat?.age ?? 'adult');
  const [weightLbs, setWeightLbs] = useState(cat?.weightLbs);
  const [activity, setActivity] = useState<CatActivity>(cat?.activity ?? 'moderate');
  const [energy, setEnergy] = useState(String(cat?.dailyEnergyKcal ?? ''));
  const [avoidedFoods, setAvoidedFoods] = useState(cat?.avoidedFoods);
  const [wasTried, setTried] = useState(false);
  const [isTouched, setTouched] = useState(false);
  useDirtyForm(isTouched);

  const system = usePreference('unitSystem');
  const weightKg = weightLbs && kgFromLb(weightLbs);
  // What another form of the profile asks stays as it is.
  const { dailyEnergyKcal: _, ...kept } = cat ?? {};
  const draft = { ...kept, name, age, weightLbs, activity, avoidedFoods };
  const withoutEnergy = catProfileOf(draft);
  const profile = catProfileOf({ ...draft, dailyEnergyKcal: typedNumber(energy, DAILY_ENERGY_KCAL) });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (profile === null) {
      // The energy field shows its own error while typing.
      if (withoutEnergy === null) weightField.current?.focus();
      return;
    }
    const save = () => (isFurther ? addCat : saveCatProfile)(profile);
    if (!(await runProfileCommand(() => saveWithWeights('cat', save)))) return;
    announce(`${profile.name || 'Your cat'} is saved`);
    onDone();
  }

  return (
    <form
      className={styles['form']}
      onSubmit={handleSubmit}
      onChange={() => setTouched(true)}
      noValidate
      aria-label="Cat profile"
    >
      <h2>Set Up Your Cat's Profile</h2>
      <NameField value={name} onChange={setName} />
      <ChoiceField label="Age" value={age} choices={CAT_AGES} labelOf={catAgeLabel} onChange={setAge} />
      <WeightField
        weightKg={weightKg}
        boundsKg={CAT_PROFILE_WEIGHT_KG}
        remark={weightRemark(weightKg, ANY_CAT, system, age === 'kitten' ? 0 : undefined)}
        isMissing={wasTried && withoutEnergy === null}
        inputRef={weightField}
        onChange={(weightKg) => setWeightLbs(weightKg && lbFromKg(weightKg))}
      />
      <ChoiceField
        label="Activity level"
        value={activity}
        choices={CAT_ACTIVITIES}
        labelOf={catActivityLabel}
        onChange={setActivity}
      />
      <EnergyField animal={withoutEnergy && catAnimal(withoutEnergy)} value={energy} onChange={setEnergy} />
      <AvoidedFoods
        value={avoidedFoods}
        onChange={(foods) => {
          setAvoidedFoods(foods);
          setTouched(true);
        }}
      />
      <ProfileFormActions canSave {...props} />
    </form>
  );
}
