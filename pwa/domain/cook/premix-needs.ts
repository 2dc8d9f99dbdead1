import type { Recipe } from '../recipe/recipe.ts';
import { counted } from '../text/counted.ts';
import { doseWeight } from '../units/measured-dose.ts';
import type { ScaledSupplement } from './scaled-supplement.ts';
import { type StepNeeds, stepBeforePortioning, stepNeeds } from './step-needs.ts';

export type PremixNeeds = {
  /** As `stepNeeds`, with the premix as the only supplement. */
  needs: StepNeeds[];
  /** By step, the recipe's own supplements that its text adds, and that are now left out. */
  leftOut: number[][];
};

/**
 * The needs of each step with a premix, which heat would spoil: it goes in last, when the food is hand-warm. That is before
 * portioning, and no earlier than the last of the recipe's own supplements.
 */
export function premixNeeds(recipe: Pick<Recipe, 'steps' | 'supplements'>): PremixNeeds {
  const own = stepNeeds(recipe);
  const lastOwn = own.findLastIndex(({ supplements }) => supplements.length > 0);
  const at = Math.max(lastOwn, stepBeforePortioning(recipe.steps));
  return {
    needs: own.map((need, step) => ({ ...need, supplements: step === at ? [0] : [] })),
    leftOut: own.map(({ supplements }) => supplements),
  };
}

const HUNDREDTHS = 100;

/**
 * A premix scaled to the batch.
 * @param dose of the batch as written; `scoopGrams` if it is measured in scoops
 * @param scale times the recipe as written
 */
export function scaledPremix(
  { name, grams, scoopGrams }: { name: string; grams: number; scoopGrams: number | null },
  scale: number,
): ScaledSupplement {
  const scaled = grams * scale;
  const scoops = scoopGrams === null ? null : Math.round((scaled / scoopGrams) * HUNDREDTHS) / HUNDREDTHS;
  return {
    id: 'premix',
    name,
    amount: doseWeight(scaled),
    weight: scoops === null ? null : counted(scoops, 'scoop'),
    handling:
      'Stir in when the food is hand-warm, instead of the recipe’s supplements; if it has set, over the portions',
    grams: scaled,
    caution: null,
  };
}
