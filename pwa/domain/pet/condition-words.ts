import { capitalised } from '../text/sentence-parts.ts';
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

const SENTENCES: Readonly<Record<Condition, string>> = {
  kidney:
    'has kidney disease: the food needs less phosphorus, and how much less depends on blood tests. Ask your vet before you change it.',
  pancreatitis:
    'has had pancreatitis: a bowl rich in fat can bring it back. Ask your vet how much fat is safe.',
  stones:
    'has had stones: which minerals to limit depends on the kind of stone. Ask your vet before you change the food.',
  heart:
    'has heart disease: the food may need less salt and more taurine. Ask your vet before you change it.',
  pregnant:
    'is pregnant: we judge bowls by the minimums for pregnancy and nursing. Ask your vet what to feed, and how much towards the end.',
  nursing:
    'is nursing: we judge bowls by the minimums for pregnancy and nursing, and she may need two to four times her usual food. Ask your vet.',
  medicines:
    'takes medicines: some don’t go with certain foods or supplements. Ask your vet before you change the food.',
};

/**
 * What each condition of an animal changes for its food; empty without any.
 * @param name of the animal within a sentence
 */
export function conditionSentences(name: string, conditions: readonly Condition[] | undefined): string[] {
  return (conditions ?? []).map((one) => `${capitalised(name)} ${SENTENCES[one]}`);
}

/** Why no doses are worked out for an animal with a condition. */
export const NO_DOSES =
  'We give no doses beside an illness, medicines, pregnancy or nursing: there a supplement can do harm. Ask your vet what to add.';
