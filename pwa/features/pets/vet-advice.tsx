import { isBelowResting } from '#domain/pet/daily-energy';
import { lifeStageOfAge, needsVet } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import { capitalised, listText } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { Announced } from '../../components/announce.tsx';
import styles from '../page/calculator.module.css';

type VetAdviceProps = {
  species: Species;
  ageMonths: number;
  restingKcal: number;
  /** Every energy on the screen, under its displayed name. */
  figures: readonly { name: string; kcal: number }[];
};

const YOUNG: Record<Species, string> = { dog: 'puppy', cat: 'kitten' };

/** Advises asking a vet if a figure is below the resting energy, or if the animal is growing. */
export function VetAdvice({ species, ageMonths, restingKcal, figures }: VetAdviceProps) {
  const low = figures.filter(({ kcal }) => isBelowResting(kcal, restingKcal));
  const isGrowing = needsVet(lifeStageOfAge(ageMonths));
  if (low.length === 0 && !isGrowing) return null;
  const named = listText(low.map(({ name, kcal }) => `${name} (${kcalText(kcal)})`));
  const sentences = [
    ...(low.length > 0
      ? [
          `${capitalised(named)} ${low.length === 1 ? 'lies' : 'lie'} below the resting energy of ${kcalText(restingKcal)}: ask your vet before you feed that little.`,
        ]
      : []),
    ...(isGrowing
      ? [
          `A ${YOUNG[species]} needs more than energy to grow: ask your vet before you feed it home-made food.`,
        ]
      : []),
  ];
  return (
    <>
      <div className={styles['vet']} role="note">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Announced before="" delayMs={1000} words={sentences.join(' ')} />
    </>
  );
}
