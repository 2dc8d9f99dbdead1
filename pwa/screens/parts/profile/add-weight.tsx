import { type FormEvent, useState } from 'react';
import { CAT_PROFILE_WEIGHT_KG } from '#domain/pet/cat-profile';
import { DOG_WEIGHT_KG } from '#domain/pet/dog-profile';
import { weighInSchema } from '#domain/pet/weigh-ins';
import { localDate } from '#domain/plan/calendar';
import { Button } from '../../../components/button.tsx';
import { FormRow } from '../../../components/form-row.tsx';
import type { Pet } from '../../../database/pets.ts';
import { addWeighIn } from '../../../database/weigh-ins.ts';
import { runProfileCommand } from './run-profile-command.ts';
import { WeightField } from './weight-field.tsx';
import styles from './weight-history.module.css';

/** The form for a further weight: of today, or of an earlier day. */
export function AddWeight({ pet }: { pet: Pet }) {
  const today = localDate(new Date());
  const [day, setDay] = useState(today);
  const [weightKg, setWeightKg] = useState<number>();
  const boundsKg = pet.species === 'dog' ? DOG_WEIGHT_KG : CAT_PROFILE_WEIGHT_KG;
  const isWithin = weightKg !== undefined && weightKg >= boundsKg.min && weightKg <= boundsKg.max;
  const weighIn = isWithin && day <= today ? weighInSchema.safeParse({ day, weightKg }).data : undefined;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (weighIn === undefined) return;
    if (await runProfileCommand(() => addWeighIn(pet.id, weighIn))) setWeightKg(undefined);
  }
  return (
    <form className={styles['form']} aria-label="Add a weight" onSubmit={(event) => void handleSubmit(event)}>
      <FormRow label="Weighed on" error={day > today ? 'Not a day to come' : undefined}>
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
      <WeightField weightKg={weightKg} boundsKg={boundsKg} onChange={setWeightKg} />
      <Button type="submit" variant="soft" disabled={weighIn === undefined}>
        Add weight
      </Button>
    </form>
  );
}
