import { petEnergy } from '#domain/pet/daily-energy';
import type { EnergyAdvice } from '#domain/pet/energy-advice';
import { nameInSentence, petName } from '#domain/pet/pet-name';
import { counted } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../platform/state/toast-store.ts';
import { runCommand } from '../page/run-command.ts';
import type { Pet } from './pets.ts';
import { runProfileCommand } from './save-profile.ts';
import { feedEnergy, undoFeedEnergy } from './weigh-ins.ts';
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
    undo: () => void runProfileCommand(() => undoFeedEnergy(pet.id, before, energyKcal)),
  });
}

/** '2 weeks at +1.8% a week', '2 weeks at the same weight'. */
function paceWords({ pace: { weeklyPercent, days } }: EnergyAdvice): string {
  const percent = Math.abs(weeklyPercent).toFixed(1);
  const weeks = counted(Math.round(days / 7), 'week');
  if (percent === '0.0') return `${weeks} at the same weight`;
  return `${weeks} at ${weeklyPercent < 0 ? '−' : '+'}${percent}% a week`;
}

/**
 * '2 weeks at +1.8% a week: feed 8% less.'
 * @param name of the animal within a sentence
 */
export function energyAdviceWords(advice: EnergyAdvice, name: string, restingKcal: number): string {
  const pace = paceWords(advice);
  switch (advice.kind) {
    case 'less':
    case 'more':
      return `${pace}: feed ${advice.percent}% ${advice.kind}.`;
    case 'keep':
      return `${pace}: keep the amount as it is.`;
    case 'score':
      return `${pace}. Score the body of ${name} in the profile, and we can say whether to feed more or less.`;
    case 'ill':
      return `${pace}. With an illness or medicines, ask your vet how much to feed.`;
    case 'least':
      return `${pace}. Less would be below the resting energy of ${kcalText(restingKcal)}: ask your vet.`;
  }
}
