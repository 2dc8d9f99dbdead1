import { useMemo } from 'react';
import { type Batch, batchOf, wholeBatch } from '#domain/cook/batch';
import type { CookAction } from '#domain/cook/cook-actions';
import type { CookSession } from '#domain/cook/cook-session';
import { type ScaledLine, scaledLine } from '#domain/cook/scaled-line';
import { type ScaledStep, scaledStep } from '#domain/cook/scaled-step';
import { type ScaledSupplement, scaledSupplement } from '#domain/cook/scaled-supplement';
import { type StepNeeds, stepNeeds } from '#domain/cook/step-needs';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';
import { usePreference } from '../../platform/database/preferences.ts';
import { cook } from './cook-sessions.ts';

/** An action without its timestamp. */
type CookCommand = CookAction extends infer A ? (A extends CookAction ? Omit<A, 'nowMs'> : never) : never;

/** A recipe being cooked: everything scaled to the batch, and the available actions. */
export type Cooking = {
  recipe: Recipe;
  /** How an owner's recipe was parsed. */
  reading: BatchReading | undefined;
  session: CookSession;
  batch: Batch;
  lines: ScaledLine[];
  supplements: ScaledSupplement[];
  steps: ScaledStep[];
  needs: StepNeeds[];
  act: (command: CookCommand) => void;
};

export function useCooking(recipe: Recipe, session: CookSession, reading: BatchReading | undefined): Cooking {
  const system = usePreference('unitSystem');
  const { choice } = session;
  const scaled = useMemo(() => {
    const result = batchOf(recipe, choice);
    const batch = result.kind === 'batch' ? result.batch : wholeBatch(recipe);
    return {
      batch,
      lines: recipe.ingredientLines.map((line) => scaledLine(line, batch.scale, system)),
      supplements: recipe.supplements.map((line) => scaledSupplement(line, batch.scale)),
      steps: recipe.steps.map((step) => scaledStep(step, recipe, batch)),
      needs: stepNeeds(recipe),
    };
  }, [recipe, choice, system]);
  const act = (command: CookCommand) => cook(recipe.id, { ...command, nowMs: Date.now() } as CookAction);
  return { recipe, reading, session, act, ...scaled };
}
