import { auditCooking } from '#domain/cooking/cooking-audit';
import { cookMinutesOfSteps } from '#domain/recipe/cook-minutes';
import { type AuditFlag, auditRecipe } from '#domain/safety/audit/audit-recipe';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import { uniqueFlags } from '#domain/safety/audit/unique-flags';
import { flagSentence } from '../parts/nutrition/safety-words.ts';
import { filledRows } from '../parts/submission/read-submission.ts';
import { wholeNumber } from '../parts/submission/submit-values.ts';
import type { ReviewValues } from './review-values.ts';

type ImportRemark = {
  tone: 'toxic' | 'caution' | 'note';
  where: string;
  sentence: string;
  /** Subject of a report, for remarks of the safety guard. */
  flagged?: { text: string; food: string };
};

const NEAR_MINUTES = 5;

const placeOf = ({ where, index }: AuditFlag) => {
  if (where === 'title') return 'Title';
  return where === 'instruction' ? `Step ${index + 1}` : `Ingredient ${index + 1}`;
};

/** Findings of the safety guard for the chosen animal. */
function safetyRemarks(values: ReviewValues): ImportRemark[] {
  const { species, title } = values;
  if (species === null) return [];
  const { flags, asked } = auditRecipe({
    species,
    title,
    // Includes blank rows, so that indices stay aligned.
    ingredients: values.ingredients,
    instructions: values.instructions,
    warnsOfSeasoning: true,
  });
  const lineOf = ({ where, index }: AuditFlag) => {
    if (where === 'title') return title;
    return (where === 'instruction' ? values.instructions : values.ingredients)[index] ?? '';
  };
  const besides = (flag: AuditFlag) =>
    flags.filter(({ where, index }) => where === flag.where && index === flag.index);
  const told = flags.filter((flag) => uniqueFlags(besides(flag)).includes(flag));
  const remarks = told.map((flag) => ({
    tone: flag.severity,
    where: placeOf(flag),
    sentence: flagSentence(flag, species),
    flagged: { text: lineOf(flag), food: flag.food },
  }));
  const questions = asked.map((flag) => ({
    tone: 'caution' as const,
    where: placeOf(flag),
    sentence: askedSentence([flag]),
    flagged: { text: lineOf(flag), food: flag.food },
  }));
  return [...remarks, ...questions].toSorted(
    (a, b) => Number(b.tone === 'toxic') - Number(a.tone === 'toxic'),
  );
}

/** The form computes the cooking time from the steps: a different stated time means that the steps say too little. */
function timeRemarks({ cookTime, instructions }: ReviewValues): ImportRemark[] {
  const told = wholeNumber(cookTime);
  const summed = cookMinutesOfSteps(filledRows(instructions));
  if (told === 0 || Math.abs(told - summed) <= NEAR_MINUTES) return [];
  const sentence = `The steps add up to ${summed} minutes of cooking, and the recipe says ${told}. Say the times in the steps, since ours is worked out from them.`;
  return [{ tone: 'note', where: 'Cooking time', sentence }];
}

/** Raw foods that no step cooks; none without steps. */
function cookingRemarks(values: ReviewValues): ImportRemark[] {
  const { ingredients, instructions: steps } = values;
  if (filledRows(steps).length === 0) return [];
  return auditCooking({ ingredients, steps }).map(({ index, words }) => ({
    tone: 'caution',
    where: `Ingredient ${index + 1}`,
    sentence: words,
  }));
}

/** All remarks on an imported recipe, the dangerous first. */
export function importRemarks(values: ReviewValues): ImportRemark[] {
  return [...safetyRemarks(values), ...cookingRemarks(values), ...timeRemarks(values)];
}
