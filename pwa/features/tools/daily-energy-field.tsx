import { useState } from 'react';
import { bowlKcalOf, type DailyEnergy, dailyEnergy, type EnergyAnimal } from '#domain/pet/daily-energy';
import { dailyEnergyBounds } from '#domain/pet/energy-bounds';
import type { Species } from '#domain/reference/species';
import { kcalText } from '#domain/units/energy-text';
import { Button } from '../../components/button.tsx';
import { NumberField } from '../../components/form-row.tsx';
import styles from '../page/calculator.module.css';
import { saveDailyEnergy, useActiveAnimal } from '../pets/pets.ts';
import { runProfileCommand, saveWithWeights } from '../pets/save-profile.ts';
import { inBounds } from './calculator-numbers.ts';

/** The active animal, while the calculator shows it unchanged. */
export type CalculatedPet = {
  name: string;
  dailyEnergyKcal: number | undefined;
  /** Share of the day's energy eaten besides the bowl, in percent. */
  besidesPercent?: number | undefined;
};

export type ChosenEnergy = {
  species: Species;
  pet: CalculatedPet | null;
  /** The field's text. */
  text: string;
  setText: (text: string) => void;
  bounds: { min: number; max: number };
  help: string;
  /** Undefined: the middle of the reference. */
  chosenKcal: number | undefined;
  /** Null while the text is not a valid energy. */
  daily: DailyEnergy | null;
  /** True if the value differs from the profile and can be saved. */
  canKeep: boolean;
  /** Resets to the profile's value. */
  forget: () => void;
};

/** Daily energy, the basis of all amounts; saved to the profile on request. */
export function DailyEnergyField({ energy }: { energy: ChosenEnergy }) {
  const { pet, species } = energy;
  const active = useActiveAnimal(species);
  return (
    <div className={styles['energy']}>
      <NumberField
        label="Daily energy in kcal"
        unit="kcal"
        bounds={energy.bounds}
        value={energy.text}
        help={energy.help}
        onChange={energy.setText}
      />
      {pet !== null && active && energy.canKeep && (
        <Button
          variant="soft"
          onClick={async () => {
            const isKept = await runProfileCommand(() =>
              saveWithWeights(active.id, () => saveDailyEnergy(species, energy.chosenKcal)),
            );
            if (isKept) energy.forget();
          }}
        >
          Keep for {pet.name}
        </Button>
      )}
    </div>
  );
}

/** Daily energy of an animal: the typed value, else the profile's, else the middle of the reference. */
export function useChosenEnergy(animal: EnergyAnimal, pet: CalculatedPet | null): ChosenEnergy {
  const [typed, setTyped] = useState<string>();
  const bounds = dailyEnergyBounds(animal);
  const middle = dailyEnergy(animal);
  const kept = pet?.dailyEnergyKcal;
  const isEmpty = typed?.trim() === '';
  const chosenKcal = typed === undefined ? kept : isEmpty ? undefined : inBounds(typed, bounds);
  const isWrong = typed !== undefined && !isEmpty && chosenKcal === undefined;
  const daily = isWrong ? null : dailyEnergy(animal, chosenKcal);
  const bowlKcal = daily && bowlKcalOf(daily.kcal, pet?.besidesPercent);
  return {
    species: animal.species,
    pet,
    text: typed ?? String(Math.round(kept ?? middle.kcal)),
    setText: setTyped,
    bounds,
    help: `${help(kcalText(middle.kcal), pet, typed)}${besidesHelp(pet, bowlKcal)}`,
    chosenKcal,
    daily,
    canKeep: pet !== null && typed !== undefined && !isWrong && chosenKcal !== kept,
    forget: () => setTyped(undefined),
  };
}

/** ' The bowl gives 745 kcal of it, treats and the like 10%.'; empty if nothing is eaten besides. */
function besidesHelp(pet: CalculatedPet | null, bowlKcal: number | null): string {
  const { besidesPercent = 0 } = pet ?? {};
  if (besidesPercent === 0 || bowlKcal === null) return '';
  return ` The bowl gives ${kcalText(bowlKcal)}, treats and the like the other ${besidesPercent}%.`;
}

function help(middle: string, pet: CalculatedPet | null, typed: string | undefined): string {
  if (typed?.trim() === '') return `Leave blank to use ${middle}, the middle of the vets’ range.`;
  if (typed === undefined && pet?.dailyEnergyKcal !== undefined) {
    return `Kept in ${pet.name}’s profile. The middle of the reference is ${middle}.`;
  }
  return `The middle of the reference is ${middle}.`;
}
