import { BatchChoiceFields } from './batch-choice.tsx';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { UndoButton } from './undo-button.tsx';
import type { Cooking } from './use-cooking.ts';

/** Screen before the first step: batch size, and ingredients to weigh out. */
export function CookReady({ cooking }: { cooking: Cooking }) {
  return (
    <>
      <h2>How much?</h2>
      <BatchChoiceFields cooking={cooking} />
      <h2>Get ready</h2>
      <IngredientTicks cooking={cooking} />
      <UndoButton cooking={cooking} />
    </>
  );
}
