import { petEnergy } from '#domain/pet/daily-energy';
import type { EnergyAdvice } from '#domain/pet/energy-advice';
import { nameInSentence, petName } from '#domain/pet/pet-name';
import { kcalText } from '#domain/units/energy-text';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../platform/state/toast-store.ts';
import { runCommand } from '../page/run-command.ts';
import { energyAdviceWords } from './energy-advice-words.ts';
import { feedEnergy, undoFeedEnergy } from './fed-energy.ts';
import type { Pet } from './pets.ts';
import { runProfileCommand } from './run-profile-command.ts';
import styles from './weight-history.module.css';

/** What the weights say about the amount of food; one press follows it. */
export function EnergyAdviceCard({ pet, advice }: { pet: Pet; advice: EnergyAdvice }) {
  const { kcal, restingKcal } = petEnergy(pet.profile);
  const isChange = advice.kind === 'less' || advice.kind === 'more';
  return (
    <div className={styles['advice']} role="note">
      <p>
        <strong>{energyAdviceWords(advice, nameInSentence(pet.profile, pet.species), restingKcal)}</strong>
        {isChange &&
          ` That is ${kcalText(advice.toKcal)} a day instead of ${kcalText(kcal)}. Weigh again in two weeks.`}
      </p>
      {isChange && (
        <Button type="button" variant="soft" onClick={() => void feed(pet, advice.toKcal)}>
          Feed {kcalText(advice.toKcal)} a day
        </Button>
      )}
    </div>
  );
}

/** Feeds the animal that much and offers to undo it. */
async function feed(pet: Pet, energyKcal: number): Promise<void> {
  const before = await runCommand(() => feedEnergy(pet.id, energyKcal));
  if (before === undefined) return;
  showToast({
    title: `${petName(pet)} gets ${kcalText(energyKcal)} a day`,
    description: 'Portions, plan and nutrients follow.',
    undo: () => void runProfileCommand(() => undoFeedEnergy(pet.id, before)),
  });
}
