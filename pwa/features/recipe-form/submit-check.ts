import { illnessNamed } from '#domain/assistant/illnesses';
import type { PetLimits } from '#domain/pet/pet-limits';
import type { LabelFood } from '#domain/pet-food/label-food';
import type { LifeStage } from '#domain/reference/life-stage';
import type { Kitchen } from '#domain/reference/markets';
import { findUnsafeFoods } from '#domain/safety/audit/find-unsafe-foods';
import type { SafetyFlag } from '#domain/safety/audit/safety-reading';
import { type CheckedBowl, checkBowl } from '../nutrition/check-bowl.ts';
import type { CheckerValues } from '../nutrition/checker-values.ts';
import { type FlaggedLine, flaggedLines } from '../nutrition/flagged-lines.ts';
import type { SubmitValues } from './submit-values.ts';

const STAGES: Partial<Record<SubmitValues['category'], LifeStage>> = {
  puppy: 'growth',
  kitten: 'growth',
  senior: 'senior',
};

export type SubmitCheck = {
  /** The rows as the checker reads them, one per line. */
  checked: CheckerValues;
  bowl: CheckedBowl;
  /** Flags of the rows; the title has its own. */
  flagged: FlaggedLine[];
  titleFlags: SafetyFlag[];
  /** Mentioned in title or description; null if none is. */
  illness: string | null;
};

/** Line breaks within a row become spaces, so that later rows keep their indices. */
const lines = (rows: readonly string[]) => rows.map((row) => row.replace(/[\r\n]+/g, ' ')).join('\n');

/**
 * Engine results for the recipe in the form, for the life stage of its category.
 * @param labelFoods bought foods that an owner's own recipe may name; the server knows none
 */
export function checkSubmission(
  values: SubmitValues,
  kitchen?: Kitchen,
  labelFoods: readonly LabelFood[] = [],
  limits: PetLimits = {},
): SubmitCheck {
  const { species, category, servings, title, description } = values;
  const checked: CheckerValues = {
    species,
    lifeStage: STAGES[category] ?? 'adult',
    isForPet: false,
    servings,
    ingredients: lines(values.ingredients),
    instructions: lines(values.instructions),
  };
  const anyones = checkBowl(checked, null, kitchen, labelFoods);
  const bowl = { ...anyones, animal: { ...anyones.animal, ...limits } };
  return {
    checked,
    bowl,
    flagged: flaggedLines(bowl),
    titleFlags: findUnsafeFoods(title, species),
    illness: illnessNamed(`${title}. ${description}`),
  };
}

/** The form after the checker has changed its lines. */
export function withChecked(values: SubmitValues, checked: CheckerValues): SubmitValues {
  return {
    ...values,
    ingredients: checked.ingredients.split('\n'),
    // Rows that only lost their line breaks stay as they were typed.
    instructions:
      lines(values.instructions) === checked.instructions
        ? values.instructions
        : checked.instructions.split('\n'),
  };
}
