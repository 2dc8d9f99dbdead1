import { X } from 'lucide-react';
import type { EnergyAnimal } from '#domain/pet/daily-energy';
import type { WeighIn } from '#domain/pet/weigh-ins';
import { shortDay } from '#domain/text/day-text';
import { bodyWeightText } from '#domain/units/body-weight';
import type { UnitSystem } from '#domain/units/unit-system';
import { runProfileCommand } from './run-profile-command.ts';
import { removeWeighIn } from './weigh-ins.ts';
import styles from './weight-history.module.css';
import { energyAt } from './weight-words.ts';

type WeightTableProps = {
  petId: string;
  name: string;
  weighIns: readonly WeighIn[];
  animal: EnergyAnimal;
  system: UnitSystem;
};

/** Every weigh-in, the last first, with the energy that followed. */
export function WeightTable({ petId, name, weighIns, animal, system }: WeightTableProps) {
  if (weighIns.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
    <section className={styles['rows']} tabIndex={0} aria-label={`Weights of ${name}`}>
      <table>
        <caption className="visually-hidden">Weights of {name}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Weight</th>
            <th scope="col">Daily energy</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {[...weighIns].reverse().map(({ day, weightKg }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{bodyWeightText(weightKg, system)}</td>
              <td>{energyAt(animal, weightKg)}</td>
              <td>
                <button
                  type="button"
                  aria-label={`Remove the weight of ${shortDay(day)}`}
                  onClick={() => void runProfileCommand(() => removeWeighIn(petId, day))}
                >
                  <X size={18} aria-hidden />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
