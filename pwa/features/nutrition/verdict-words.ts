import type { Completeness, CompletenessRow } from '#domain/nutrition/completeness';
import { nameInSentence } from '#domain/pet/pet-name';
import type { Species } from '#domain/reference/species';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { inSentence } from '#domain/text/sentence-parts';
import { foodList, nutrientName, sentenceHead } from '../../components/nutrient-words.ts';
import { LEAD_MEANING } from '../../components/verdict-words.ts';
import type { CheckedBowl } from './check-bowl.ts';
import { STAGE_LABELS } from './stage-labels.ts';

/** 'an adult dog', 'a kitten', 'a pregnant or nursing cat', 'Rex, senior dog'. */
export function whom({ animal, pet }: Pick<CheckedBowl, 'animal' | 'pet'>): string {
  const { species, lifeStage } = animal;
  const stage = STAGE_LABELS[species][lifeStage].toLowerCase();
  const words = lifeStage === 'growth' ? stage : `${stage} ${species}`;
  if (pet !== null) return `${nameInSentence(pet, species)}, ${words}`;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

const names = (rows: readonly CompletenessRow[]) =>
  foodList(rows.map((row) => inSentence(nutrientName(row))));

/** Meaning of the verdict in one or two sentences; never 'complete' while any nutrient is short, unknown or over. */
export function verdictSentence(result: Completeness, lead: SafetyAudit['lead']): string {
  if (lead !== null) return LEAD_MEANING[lead];
  const { verdict, rows, standard, counts } = result;
  const of = (status: CompletenessRow['status']) => rows.filter((row) => row.status === status);
  if (counts.over === 0 && result.hasTooMuchLiver) return 'Take out some of the liver first.';
  if (verdict === 'over') return `Too much ${names(of('over'))}: don’t feed it as it is.`;
  if (verdict === 'short') return 'Fine now and then, not as the only food.';
  if (verdict === 'unknown') {
    return 'We lack a figure or an exact amount for some of the food, so we can’t say that every minimum is met.';
  }
  return `The foods we have figures for reach every ${standard} minimum, and nothing exceeds a maximum.`;
}

const VET: Record<'growth' | 'reproduction', (species: Species) => string> = {
  growth: (species) =>
    `Wrong amounts do lasting harm to a ${species === 'dog' ? 'puppy' : 'kitten'}. Ask your vet before you feed it home-made food.`,
  reproduction: (species) =>
    `A pregnant or nursing ${species} feeds her young from this bowl. Ask your vet before you feed it.`,
};

/** Advice to see a vet: for young, pregnant or nursing animals, and if the recipe mentions an illness. */
export function vetSentences(
  { species, lifeStage }: CheckedBowl['animal'],
  illness: string | null = null,
): string[] {
  const ill =
    illness === null
      ? []
      : [
          `A ${species} with ${illness} needs its own diet, which our tables don’t cover. Ask your vet first.`,
        ];
  return lifeStage === 'growth' || lifeStage === 'reproduction' ? [VET[lifeStage](species), ...ill] : ill;
}

/** Why the minimums of an animal with a low intake exceed the published ones; undefined if they do not. */
export function intakeSentence({ animal, pet }: Pick<CheckedBowl, 'animal' | 'pet'>): string | undefined {
  const { intakeShare, lifeStage, species } = animal;
  const isGrown = lifeStage === 'adult' || lifeStage === 'senior';
  if (pet === null || intakeShare === undefined || !isGrown || intakeShare >= 0.995) return undefined;
  const more = Math.round((1 / intakeShare - 1) * 100);
  const besides = pet.besidesPercent
    ? ` Treats and the like, ${pet.besidesPercent}% of the day, count as energy alone.`
    : '';
  return `${sentenceHead(nameInSentence(pet, species))} eats ${Math.round(intakeShare * 100)}% of the energy that the tables assume, so we raise each minimum by ${more}%.${besides}`;
}
