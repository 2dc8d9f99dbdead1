import { dailyEnergy, type EnergyAnimal, isBelowResting } from '#domain/pet/daily-energy';
import { DAILY_ENERGY_KCAL, dailyEnergyBounds } from '#domain/pet/daily-energy-bounds';
import { kcalText } from '#domain/units/energy-text';
import { FormRow } from '../../../components/form-row.tsx';
import { numberOf } from './number-text.ts';
import { outOfBounds } from './out-of-bounds.ts';

type EnergyFieldProps = {
  /** Null until age and weight are known. */
  animal: EnergyAnimal | null;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
};

/** Daily energy, if the owner or a vet has set one. */
export function EnergyField({ animal, value, onChange }: EnergyFieldProps) {
  const bounds = animal === null ? DAILY_ENERGY_KCAL : dailyEnergyBounds(animal.weightKg);
  return (
    <FormRow
      label="Daily energy in kcal (optional)"
      help={help(animal, numberOf(value))}
      error={outOfBounds(value, bounds, 'kcal')}
    >
      {(field) => (
        <input
          {...field}
          type="number"
          inputMode="numeric"
          min={0}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormRow>
  );
}

function help(animal: EnergyAnimal | null, typedKcal: number | undefined): string {
  if (animal === null) return 'Empty counts as the middle of the veterinary reference.';
  const { kcal, restingKcal } = dailyEnergy(animal);
  if (typedKcal !== undefined && isBelowResting(typedKcal, restingKcal)) {
    return `Below the resting energy of ${kcalText(restingKcal)}: ask your vet before you feed that little.`;
  }
  return `Empty counts as ${kcalText(kcal)}, the middle of the veterinary reference.`;
}
