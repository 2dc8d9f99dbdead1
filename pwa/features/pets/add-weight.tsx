import { type FormEvent, useState } from 'react';
import { petAnimal } from '#domain/pet/daily-energy';
import { ANY_CAT, ANY_DOG, weightRemark } from '#domain/pet/plausible-weight';
import { CAT_PROFILE_WEIGHT_KG, DOG_WEIGHT_KG } from '#domain/pet/profile-bounds';
import { weighInSchema } from '#domain/pet/weigh-ins';
import { localDate } from '#domain/plan/calendar';
import { findBreed } from '#domain/reference/breed';
import { DOG_BREEDS } from '#domain/reference/dog-breeds';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import type { Pet } from './pets.ts';
import { runProfileCommand } from './run-profile-command.ts';
import { addWeighIn } from './weigh-ins.ts';
import { WeightField } from './weight-field.tsx';
import styles from './weight-history.module.css';

/** Form to add a weight, for today or an earlier day. */
export function AddWeight({ pet }: { pet: Pet }) {
  const today = localDate(new Date());
  const [day, setDay] = useState(today);
  const [weightKg, setWeightKg] = useState<number>();
  const system = usePreference('unitSystem');
  const boundsKg = pet.species === 'dog' ? DOG_WEIGHT_KG : CAT_PROFILE_WEIGHT_KG;
  const weighIn = day <= today ? weighInSchema.safeParse({ day, weightKg }).data : undefined;
  const kind = pet.species === 'dog' ? (findBreed(DOG_BREEDS, pet.profile.breed) ?? ANY_DOG) : ANY_CAT;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (weighIn === undefined) return;
    if (await runProfileCommand(() => addWeighIn(pet.id, weighIn))) setWeightKg(undefined);
  }
  return (
    <form className={styles['form']} aria-label="Add a weight" onSubmit={(event) => void handleSubmit(event)}>
      <FormRow label="Weighed on" error={day > today ? 'Today or earlier' : undefined}>
        {(field) => (
          <input
            {...field}
            type="date"
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </FormRow>
      <WeightField
        weightKg={weightKg}
        boundsKg={boundsKg}
        remark={weightRemark(weightKg, kind, system, petAnimal(pet.profile).ageMonths)}
        onChange={setWeightKg}
      />
      <Button
        type="submit"
        variant="soft"
        disabledBecause={weighIn === undefined ? 'Enter a weight, and a day no later than today.' : undefined}
      >
        Add weight
      </Button>
    </form>
  );
}
