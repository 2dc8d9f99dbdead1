import { activityLabel } from '#domain/pet/activity-level';
import { ageText } from '#domain/pet/age-text';
import { avoidedName } from '#domain/pet/avoided-words';
import { bodyConditionOf, bodyConditionScore } from '#domain/pet/body-condition';
import { catActivityLabel, catAgeLabel } from '#domain/pet/cat-profile';
import { CONDITION_NAMES } from '#domain/pet/condition-words';
import { petAnimal } from '#domain/pet/daily-energy';
import type { AnyPet } from '#domain/pet/pet-name';
import { slimmingTargetKg } from '#domain/pet/target-weight';
import { inSentence, listText } from '#domain/text/sentence-parts';
import type { UnitSystem } from '#domain/units/unit-system';
import { bodyWeightText } from '#domain/units/weight-units';

type Fact = readonly [label: string, words: string];

const NOT_NOTED = 'not noted';

function ofSpecies(pet: AnyPet): Fact[] {
  if (pet.species === 'dog') {
    const { breed, ageMonths, activityLevel } = pet.profile;
    return [
      ['Breed', breed],
      ['Age', ageText(ageMonths)],
      ['Activity', activityLabel(activityLevel)],
    ];
  }
  const { age, activity } = pet.profile;
  return [
    ['Species', 'Cat'],
    ['Age', catAgeLabel(age)],
    ['Activity', catActivityLabel(activity)],
  ];
}

function bodyText({ species, profile }: AnyPet): string {
  const score = bodyConditionScore(profile.bodyCondition);
  return score === undefined ? NOT_NOTED : `${score} of 9, ${bodyConditionOf(species, score).name}`;
}

function conditionText({ conditions = [], litter }: AnyPet['profile']): string {
  if (conditions.length === 0) return NOT_NOTED;
  const details = [
    litter?.week !== undefined && `week ${litter.week}`,
    litter?.young !== undefined && `${litter.young} young`,
  ].filter((detail) => detail !== false);
  return [listText(conditions.map((one) => inSentence(CONDITION_NAMES[one]))), ...details].join(', ');
}

/** An animal as a vet asks, from its profile; what its owner didn't answer is 'not noted'. */
export function animalFacts(pet: AnyPet, system: UnitSystem): Fact[] {
  const { isNeutered, avoidedFoods = [], besidesPercent } = pet.profile;
  const animal = petAnimal(pet.profile);
  const targetKg = slimmingTargetKg(animal);
  const named = avoidedFoods.map(avoidedName);
  return [
    ...ofSpecies(pet),
    ['Neutered', isNeutered === undefined ? NOT_NOTED : isNeutered ? 'yes' : 'no'],
    ['Weight', bodyWeightText(animal.weightKg, system)],
    ['Body condition', bodyText(pet)],
    ...(targetKg === undefined ? [] : [['Target weight', bodyWeightText(targetKg, system)] as const]),
    ['Conditions', conditionText(pet.profile)],
    ['Avoids', named.length === 0 ? NOT_NOTED : listText(named)],
    ['Eats besides', besidesPercent === undefined ? NOT_NOTED : `${besidesPercent}% of the day`],
  ];
}
