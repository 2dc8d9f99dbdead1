import { bodyConditionOf, bodyConditionScore } from '#domain/pet/body-condition';
import { CONDITION_NAMES } from '#domain/pet/condition-words';
import { petAnimal, petEnergy } from '#domain/pet/daily-energy';
import type { Condition } from '#domain/pet/health';
import type { AnyPet } from '#domain/pet/pet-name';
import { hasReachedTarget, slimmingTargetKg } from '#domain/pet/target-weight';
import { inSentence, listText } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { bodyWeightText } from '#domain/units/weight-units';
import { usePreference } from '../../platform/database/preferences.ts';

type Fact = readonly [label: string, words: string];

function healthWords(conditions: readonly Condition[], { litter }: AnyPet['profile']): string {
  const named = listText(conditions.map((one) => inSentence(CONDITION_NAMES[one])));
  const week = litter?.week === undefined ? '' : `, week ${litter.week}`;
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}${week}`;
}

function bodyFacts({ species, profile }: AnyPet, weightText: (weightKg: number) => string): Fact[] {
  const score = bodyConditionScore(profile.bodyCondition);
  if (score === undefined) return [];
  const animal = petAnimal(profile);
  const { name, advice } = bodyConditionOf(species, score);
  const targetKg = slimmingTargetKg(animal);
  return [
    ['Body condition', `${score} of 9, ${name}`],
    ...(targetKg === undefined ? [] : [['Target weight', `About ${weightText(targetKg)}`] as const]),
    hasReachedTarget(animal)
      ? ['Next step', 'The target weight is reached: score the body again.']
      : ['Next step', advice],
  ];
}

/** What a vet would ask, as answered, and the energy that follows, for a list of facts. */
export function HealthFacts({ pet }: { pet: AnyPet }) {
  const system = usePreference('unitSystem');
  const { isNeutered, conditions = [], besidesPercent = 0 } = pet.profile;
  const { band, bowlKcal } = petEnergy(pet.profile);
  const [low, high] = [band.lowKcal, band.highKcal].map((kcal) => Math.round(kcal).toLocaleString('en-GB'));
  const facts: Fact[] = [
    ...(isNeutered === undefined ? [] : [['Neutered', isNeutered ? 'Yes' : 'No'] as const]),
    ...bodyFacts(pet, (weightKg) => bodyWeightText(weightKg, system)),
    ...(conditions.length === 0 ? [] : [['Health', healthWords(conditions, pet.profile)] as const]),
    ['Vets’ range', low === high ? `${low} kcal a day` : `${low}–${high} kcal a day`],
    ...(besidesPercent === 0
      ? []
      : [
          ['Besides the bowl', `${besidesPercent}% of the day`] as const,
          ['From the bowl', `${kcalText(bowlKcal)} a day`] as const,
        ]),
  ];
  return facts.map(([label, words]) => (
    <div key={label} style={{ display: 'contents' }}>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  ));
}
