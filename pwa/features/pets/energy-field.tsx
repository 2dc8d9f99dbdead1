import { dailyEnergy, type EnergyAnimal, isBelowResting } from '#domain/pet/daily-energy';
import { DAILY_ENERGY_KCAL, dailyEnergyBounds } from '#domain/pet/energy-bounds';
import { isReproducing } from '#domain/pet/target-weight';
import { kcalText } from '#domain/units/energy-text';
import { typedNumber } from '#domain/units/typed-number';
import { NumberField } from '../../components/form-row.tsx';

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
