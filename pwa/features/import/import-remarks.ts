import { auditCooking } from '#domain/cooking/cooking-audit';
import { cookMinutesOfSteps } from '#domain/recipe/step-durations';
import { type AuditFlag, auditRecipe } from '#domain/safety/audit/audit-recipe';
import { uniqueFlags } from '#domain/safety/audit/safety-reading';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import { flagSentence } from '../nutrition/safety-words.ts';
import { filledRows } from '../recipe-form/read-submission.ts';
import { wholeNumber } from '../recipe-form/submit-values.ts';
import type { ReviewValues } from './review-values.ts';

type ImportRemark = {
  tone: 'toxic' | 'caution' | 'note';
  where: string;
  sentence: string;
  /** Subject of a report, for remarks of the safety guard. */
  flagged?: { text: string; food: string };
};

const NEAR_MINUTES = 5;

/** Dangerous foods in the title; those of the lines are shown with their answers. */
function titleRemarks({ species, title }: ReviewValues): ImportRemark[] {
  if (species === null) return [];
  const { flags, asked } = auditRecipe({ species, title, ingredients: [], instructions: [] });
  const remark = (flag: AuditFlag, sentence: string): ImportRemark => ({
    tone: flag.severity,
    where: 'Title',
    sentence,
    flagged: { text: title, food: flag.food },
  });
  return [
    ...uniqueFlags(flags).map((flag) => remark(flag, flagSentence(flag, species))),
    ...asked.map((flag) => remark({ ...flag, severity: 'caution' }, askedSentence([flag]))),
  ];
}

/** The form computes the cooking time from the steps: a different stated time means that the steps say too little. */
function timeRemarks({ cookTime, instructions }: ReviewValues): ImportRemark[] {
  const told = wholeNumber(cookTime);
  const summed = cookMinutesOfSteps(filledRows(instructions));
  if (told === 0 || Math.abs(told - summed) <= NEAR_MINUTES) return [];
  const sentence = `The steps add up to ${summed} minutes of cooking, but the recipe says ${told}. Put the times in the steps: we calculate the cooking time from them.`;
  return [{ tone: 'note', where: 'Cooking time', sentence }];
}

/** Raw foods that no step cooks; none without steps. Once the species is known, the checked lines report them. */
function cookingRemarks(values: ReviewValues): ImportRemark[] {
  const { ingredients, instructions: steps } = values;
  if (values.species !== null || filledRows(steps).length === 0) return [];
  return auditCooking({ ingredients, steps }).map(({ index, words }) => ({
    tone: 'caution',
    where: `Ingredient ${index + 1}`,
    sentence: words,
  }));
}

/** Remarks on an imported recipe besides the dangerous foods of its lines. */
export function importRemarks(values: ReviewValues): ImportRemark[] {
  return [...titleRemarks(values), ...cookingRemarks(values), ...timeRemarks(values)];
}
