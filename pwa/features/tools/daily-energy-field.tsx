import { Button } from '../../components/button.tsx';
import { NumberField } from '../../components/form-row.tsx';
import styles from '../page/calculator.module.css';
import { saveDailyEnergy, useActiveAnimal } from '../pets/pets.ts';
import { runProfileCommand } from '../pets/run-profile-command.ts';
import { saveWithWeights } from '../pets/save-with-weights.ts';
import type { ChosenEnergy } from './use-chosen-energy.ts';

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
