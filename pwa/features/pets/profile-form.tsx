import { Suspense } from 'react';
import type * as z from 'zod/mini';
import { type CatProfile, type CatProfileDraft, catProfileSchema } from '#domain/pet/cat-profile';
import { dailyEnergy, type EnergyAnimal, isBelowResting } from '#domain/pet/daily-energy';
import {
  type DogProfile,
  type DogProfileDraft,
  dogProfileSchema,
  EMPTY_DOG_DRAFT,
} from '#domain/pet/dog-profile';
import { DAILY_ENERGY_KCAL, dailyEnergyBounds } from '#domain/pet/energy-bounds';
import type { AvoidedFood } from '#domain/pet/health';
import { isReproducing } from '#domain/pet/target-weight';
import { kcalText } from '#domain/units/energy-text';
import { typedNumber } from '#domain/units/typed-number';
import { Button } from '../../components/button.tsx';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../platform/state/toast-store.ts';
import kept from '../forms/kept-status.module.css';
import { KeptStatus } from '../forms/kept-status.tsx';
import type { KeptForm } from '../forms/use-kept-form.ts';
import styles from './profile-panel.module.css';

/** Props of the form of a dog or cat. */
export type ProfileFormProps<Profile> = {
  /** The animal as the form was opened for it; null for a new one. */
  pet: { id: string; profile: Profile } | null;
  /** Adds another animal to existing ones. */
  isFurther?: boolean;
  /** Called when saving begins: the form must stay until it is done, since its draft still has to be deleted. */
  onSave?: () => void;
  onDone: () => void;
  onMinimize: () => void;
};

type ProfileFormActionsProps<Values> = ProfileFormProps<unknown> & {
  /** Why Save is disabled; undefined if it isn't. */
  missing?: string | undefined;
  form: KeptForm<Values>;
};

/** The last rows of a profile's form. */
export function ProfileFormActions<Values>(props: ProfileFormActionsProps<Values>) {
  const { missing, pet, isFurther, form, onDone, onMinimize } = props;

  function cancel() {
    form.forget();
    onDone();
  }

  function startAgain() {
    showToast({ title: 'What you typed is gone', undo: form.startAgain() });
  }

  return (
    <>
      <p className={kept['kept']}>
        <KeptStatus state={form.state} saved="Draft saved on this device" />
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" disabledBecause={missing}>
          Save
        </Button>
        {pet !== null || isFurther ? (
          <Button type="button" variant="outline" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          form.isChanged && (
            <Button type="button" variant="ghost" onClick={startAgain}>
              Empty the form
            </Button>
          )
        )}
        <Button type="button" variant="ghost" onClick={onMinimize}>
          Minimize
        </Button>
      </div>
    </>
  );
}

/** The form of a dog as typed. Numbers are kept as text, so that '4.' and an emptied field stay as typed. */
export type DogFormValues = Omit<DogProfileDraft, 'ageMonths' | 'dailyEnergyKcal'> & {
  age: string;
  energy: string;
};

/** The form of a cat as typed. */
export type CatFormValues = Omit<CatProfileDraft, 'age' | 'activity' | 'dailyEnergyKcal'> &
  Pick<CatProfile, 'age' | 'activity'> & { energy: string };

const textOf = (number: number | undefined) => String(number ?? '');

/** The form as it opens for a dog, or for a new one. */
export function dogFormValues(dog: DogProfile | null): DogFormValues {
  const { ageMonths, dailyEnergyKcal, ...profile }: DogProfileDraft = dog ?? EMPTY_DOG_DRAFT;
  return { name: '', breed: '', ...profile, age: textOf(ageMonths), energy: textOf(dailyEnergyKcal) };
}

/** The form as it opens for a cat, or for a new one. */
export function catFormValues(cat: CatProfile | null): CatFormValues {
  const empty = { name: '', age: 'adult', activity: 'moderate' } as const;
  if (cat === null) return { ...empty, energy: '' };
  const { dailyEnergyKcal, ...profile } = cat;
  return { ...empty, ...profile, energy: textOf(dailyEnergyKcal) };
}

type Kept = Readonly<Record<string, unknown>>;

const isKept = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null;
const wordOf = (kept: unknown) => (typeof kept === 'string' ? kept : '');

/** The fields of a draft that are still valid. */
function soundFields(shape: Readonly<Record<string, z.ZodMiniType>>, kept: Kept): object {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(kept[name]);
    return data === undefined ? [] : [[name, data] as const];
  });
  return Object.fromEntries(fields);
}

/** The dog's form as a draft of an earlier visit holds it; null if it is not one. */
export function readKeptDog(kept: unknown): DogFormValues | null {
  if (!isKept(kept)) return null;
  const profile = soundFields(dogProfileSchema.shape, kept);
  return {
    ...dogFormValues(null),
    ...profile,
    age: wordOf(kept['age']),
    energy: wordOf(kept['energy']),
  };
}

/** The cat's form, as `readKeptDog`. */
export function readKeptCat(kept: unknown): CatFormValues | null {
  if (!isKept(kept)) return null;
  const profile = soundFields(catProfileSchema.shape, kept);
  return { ...catFormValues(null), ...profile, energy: wordOf(kept['energy']) };
}

/** Name of an animal. */
export function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <FormRow label="Name (optional)">
      {(field) => (
        <input
          {...field}
          maxLength={40}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormRow>
  );
}

type EnergyFieldProps = {
  /** Null until age and weight are known. */
  animal: EnergyAnimal | null;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
};

/** Daily energy, if the owner or a vet has set one. */
export function EnergyField({ animal, value, onChange }: EnergyFieldProps) {
  const bounds = animal === null ? DAILY_ENERGY_KCAL : dailyEnergyBounds(animal);
  return (
    <NumberField
      label="Daily energy in kcal (optional)"
      bounds={bounds}
      unit="kcal"
      value={value}
      help={help(animal, typedNumber(value, bounds))}
      onChange={onChange}
    />
  );
}

function help(animal: EnergyAnimal | null, typedKcal: number | undefined): string {
  if (animal === null) return 'Leave blank to use the middle of the vets’ range.';
  const { kcal, restingKcal, band } = dailyEnergy(animal);
  if (typedKcal !== undefined && isBelowResting(typedKcal, restingKcal)) {
    return `Below the resting energy of ${kcalText(restingKcal)}: ask your vet before you feed that little.`;
  }
  if (typedKcal !== undefined && isReproducing(animal) && typedKcal < band.lowKcal) {
    return `She needs at least ${kcalText(band.lowKcal)} now. Clear this figure, or ask your vet.`;
  }
  return `Leave blank to use ${kcalText(kcal)}, the middle of the vets’ range.`;
}

// The field searches the food table, which a list page doesn't need.
const Field = lazyPart(() => import('./avoided-foods-field.tsx'), 'AvoidedFoodsField');

type AvoidedFoodsProps = {
  value: readonly AvoidedFood[] | undefined;
  onChange: (value: AvoidedFood[]) => void;
};

/** The foods to avoid, in the form of a dog or a cat. */
export function AvoidedFoods({ value = [], onChange }: AvoidedFoodsProps) {
  return (
    <Suspense fallback={<Skeleton lines={2} label="Opening the foods" />}>
      <Field value={value} onChange={onChange} />
    </Suspense>
  );
}
