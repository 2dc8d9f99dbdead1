import { useDeferredValue, useMemo } from 'react';
import { type PetLimits, petLimits } from '#domain/pet/pet-limits';
import type { LabelFood } from '#domain/pet-food/label-food';
import { whenIdle } from '../../platform/database/device.ts';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import { useKitchen } from '../market/use-market.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import { filledRows } from '../recipe-form/read-submission.ts';
import type { SubmitCheck } from '../recipe-form/submit-check.ts';
import type { SubmitValues } from '../recipe-form/submit-values.ts';

/** The tables are larger than the form, so they load when there is an ingredient to look up. */
async function loadEngine() {
  await whenIdle();
  const [{ checkSubmission }, { rowNotes, toxicSentence }, { SubmitResults }, { SubmitChips }] =
    await Promise.all([
      import('../recipe-form/submit-check.ts'),
      import('./row-notes.tsx'),
      import('./submit-results.tsx'),
      import('./submit-chips.tsx'),
    ]);
  return { checkSubmission, rowNotes, toxicSentence, SubmitResults, SubmitChips };
}
type Engine = Awaited<ReturnType<typeof loadEngine>>;

export type SubmissionCheck = {
  /** Whether there is anything to check. */
  hasIngredients: boolean;
  engine: Engine | null;
  /** Null until the engine has loaded, and if there is nothing to check. */
  check: SubmitCheck | null;
  /** Whether the check reflects the form's current values. */
  isCurrent: boolean;
  isFailed: boolean;
  retry: () => void;
};

const NO_FOODS: readonly LabelFood[] = [];
const NO_LIMITS: PetLimits = {};

/**
 * Engine results for the recipe, rendered after the key itself: rendering is interruptible, so typing never waits.
 * @param isOwn for the owner's own recipe, which may name bought foods and is for the owner's animal
 */
export function useSubmissionCheck(values: SubmitValues, isOwn: boolean): SubmissionCheck {
  const named = useNamedFoods();
  const foods = isOwn ? named : NO_FOODS;
  const kitchen = useKitchen();
  const settled = useDeferredValue(values);
  const pet = useActivePet(settled.species);
  const limits = useMemo(() => (isOwn && hasProfile(pet) ? petLimits(pet) : NO_LIMITS), [isOwn, pet]);
  const hasIngredients = filledRows(settled.ingredients).length > 0;
  const { value: engine, isFailed, retry } = useLazyModule(hasIngredients ? loadEngine : null);
  const check = useMemo(
    () =>
      engine === null || !hasIngredients ? null : engine.checkSubmission(settled, kitchen, foods, limits),
    [engine, hasIngredients, settled, kitchen, foods, limits],
  );
  return { hasIngredients, engine, check, isCurrent: settled === values, isFailed, retry };
}
