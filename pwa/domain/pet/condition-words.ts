import type { Species } from '../reference/species.ts';
import type { Condition } from './health.ts';

/** A condition as an owner ticks it. */
export const CONDITION_NAMES: Readonly<Record<Condition, string>> = {
  kidney: 'Kidney disease',
  pancreatitis: 'Pancreatitis, now or before',
  stones: 'Bladder or kidney stones',
  heart: 'Heart disease',
  pregnant: 'Pregnant',
  nursing: 'Nursing',
  medicines: 'Takes medicines every day',
};

const SENTENCES: Readonly<Record<Condition, (name: string, young: string) => string>> = {
  kidney: (name) =>
    `${name} has kidney disease: less phosphorus, sometimes less protein, and how much less changes with the blood results. Ask your vet before you feed this.`,
  pancreatitis: (name) =>
    `${name} has had pancreatitis: a bowl with much fat can bring it back. Ask your vet how much fat is safe.`,
  stones: (name) =>
    `${name} has had stones: which minerals and how much water help depends on the kind of stone. Ask your vet before you feed this.`,
  heart: (name) =>
    `${name} has heart disease: less salt, and enough taurine, may matter. Ask your vet before you feed this.`,
  pregnant: (name, young) =>
    `${name} is pregnant: she needs more of most nutrients, and later more food, for her ${young}. Ask your vet before you feed this.`,
  nursing: (name, young) =>
    `${name} is nursing: she feeds her ${young} from this bowl and may need two to four times her usual food. Ask your vet before you feed this.`,
  medicines: (name) =>
    `${name} takes medicines: some don’t go with certain foods or supplements. Ask your vet before you change the food.`,
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What a condition changes for food, in one or two sentences each; empty without any.
 * @param name of the animal within a sentence
 */
export function conditionSentences(
  name: string,
  species: Species,
  conditions: readonly Condition[] | undefined,
): string[] {
  const young = species === 'dog' ? 'puppies' : 'kittens';
  return (conditions ?? []).map((one) => SENTENCES[one](capitalised(name), young));
}

/** Why no doses are worked out for an animal with a condition. */
export function noDosesSentence(name: string): string {
  return `We give no doses for ${name}: with such a condition a supplement can do harm. Ask your vet what to add.`;
}
