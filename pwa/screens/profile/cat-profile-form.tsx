import { type FormEvent, useRef, useState } from 'react';
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
import { catAnimal } from '#domain/pet/energy-animal';
import { useDirtyForm } from '../../components/dirty-forms.ts';
import { FormRow } from '../../components/form-row.tsx';
import { addCat, saveCatProfile } from '../../database/pets.ts';
import { EnergyField } from './energy-field.tsx';
import { numberOf, textOf } from './number-text.ts';
import { ProfileFormActions } from './profile-form-actions.tsx';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';

const WEIGHT_ERROR = 'Enter 1 to 44 lbs.';

export type CatProfileFormProps = {
  /** Null while there is none: then there is nothing to cancel back to. */
  cat: CatProfile | null;
  /** Whether the form adds another cat to existing ones. */
  isFurther?: boolean;
  onDone: () => void;
  onMinimize: () => void;
};

/** 'Set Up Your Cat's Profile'. The cat stays on this device. */
export function CatProfileForm({ cat, isFurther = false, onDone, onMinimize }: CatProfileFormProps) {
  const weightField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(cat?.name ?? '');
  const [age, setAge] = useState<CatAge>(cat?.age ?? 'adult');
  const [weight, setWeight] = useState(textOf(cat?.weightLbs));
  const [activity, setActivity] = useState<CatActivity>(cat?.activity ?? 'moderate');
  const [energy, setEnergy] = useState(textOf(cat?.dailyEnergyKcal));
  const [wasTried, setTried] = useState(false);
  const [isTouched, setTouched] = useState(false);
  useDirtyForm(isTouched);

  const draft = { name, age, weightLbs: numberOf(weight), activity };
  const withoutEnergy = catProfileOf(draft);
  const profile = catProfileOf({ ...draft, dailyEnergyKcal: numberOf(energy) });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (profile === null) {
      // The energy says what is wrong with it as it is typed.
      if (withoutEnergy === null) weightField.current?.focus();
      return;
    }
    if (await runProfileCommand(() => (isFurther ? addCat : saveCatProfile)(profile))) onDone();
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
      <FormRow label="Name (optional)">
        {(field) => (
          <input
            {...field}
            maxLength={40}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormRow>
      <FormRow label="Age">
        {(field) => (
          <select {...field} value={age} onChange={(event) => setAge(event.target.value as CatAge)}>
            {CAT_AGES.map((value) => (
              <option key={value} value={value}>
                {catAgeLabel(value)}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <FormRow label="Weight in lbs" error={wasTried && withoutEnergy === null ? WEIGHT_ERROR : undefined}>
        {(field) => (
          <input
            {...field}
            ref={weightField}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.1}
            value={weight}
            onChange={(event) => setWeight(event.target.value)}
          />
        )}
      </FormRow>
      <FormRow label="Activity level">
        {(field) => (
          <select
            {...field}
            value={activity}
            onChange={(event) => setActivity(event.target.value as CatActivity)}
          >
            {CAT_ACTIVITIES.map((value) => (
              <option key={value} value={value}>
                {catActivityLabel(value)}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <EnergyField animal={withoutEnergy && catAnimal(withoutEnergy)} value={energy} onChange={setEnergy} />
      <ProfileFormActions
        canSave
        onCancel={cat === null && !isFurther ? null : onDone}
        onMinimize={onMinimize}
      />
    </form>
  );
}
