import { useMemo } from 'react';
import { type Batch, batchOf, wholeBatch } from '#domain/cook/batch';
import type { CookAction, CookSession } from '#domain/cook/cook-session';
import { type ScaledLine, scaledLine } from '#domain/cook/scaled-line';
import { type ScaledStep, scaledStep } from '#domain/cook/scaled-step';
import { type ScaledSupplement, scaledSupplement } from '#domain/cook/scaled-supplement';
import { premixNeeds, type StepNeeds, scaledPremix, stepNeeds } from '#domain/cook/step-needs';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { Recipe } from '#domain/recipe/recipe';
import { findSupplement } from '#domain/reference/supplements';
import { inSentence } from '#domain/text/sentence-parts';
import { usePreference } from '../../platform/database/preferences.ts';
import { type ChosenPremix, useChosenPremix } from '../premix/premix-store.ts';
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
  /** By step, what its text adds and a premix replaces; null without a premix. */
  leftOut: { premix: string; names: string[][] } | null;
  act: (command: CookCommand) => void;
};

/** What goes in besides the foods: the recipe's supplements, or the premix that its owner chose instead. */
function dosesOf(
  recipe: Recipe,
  scale: number,
  chosen: ChosenPremix | null,
): Pick<Cooking, 'supplements' | 'needs' | 'leftOut'> {
  if (chosen === null) {
    const supplements = recipe.supplements.map((line) => scaledSupplement(line, scale));
    return { supplements, needs: stepNeeds(recipe), leftOut: null };
  }
  const { premix, grams, unit } = chosen;
  const { needs, leftOut } = premixNeeds(recipe);
  const scoopGrams = unit === 'scoop' ? premix.scoopGrams : null;
  const nameAt = (at: number) => {
    const id = recipe.supplements[at]?.id ?? '';
    return inSentence(findSupplement(id)?.name ?? id);
  };
  return {
    supplements: [scaledPremix({ name: premix.name, grams, scoopGrams }, scale)],
    needs,
    leftOut: { premix: premix.name, names: leftOut.map((step) => step.map(nameAt)) },
  };
}

export function useCooking(recipe: Recipe, session: CookSession, reading: BatchReading | undefined): Cooking {
  const system = usePreference('unitSystem');
  const { choice } = session;
  const chosen = useChosenPremix(recipe.id);
  const scaled = useMemo(() => {
    const result = batchOf(recipe, choice);
    const batch = result.kind === 'batch' ? result.batch : wholeBatch(recipe);
    return {
      batch,
      lines: recipe.ingredientLines.map((line) => scaledLine(line, batch.scale, system)),
      steps: recipe.steps.map((step) => scaledStep(step, recipe, batch)),
      ...dosesOf(recipe, batch.scale, chosen),
    };
  }, [recipe, choice, system, chosen]);
  const act = (command: CookCommand) => cook(recipe.id, { ...command, nowMs: Date.now() } as CookAction);
  return { recipe, reading, session, act, ...scaled };
}
