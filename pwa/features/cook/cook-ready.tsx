import { BatchChoiceFields } from './batch-choice.tsx';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { UndoButton } from './undo-button.tsx';
import type { Cooking } from './use-cooking.ts';

/** Screen before the first step: batch size, and ingredients to weigh out. */
export function CookReady({ cooking }: { cooking: Cooking }) {
  return (
    <div className="cook-columns">
      <section aria-labelledby="cook-how-much">
        <h2 id="cook-how-much">How much?</h2>
        <BatchChoiceFields cooking={cooking} />
      </section>
      <section aria-labelledby="cook-get-ready">
        <h2 id="cook-get-ready">Get ready</h2>
        <IngredientTicks cooking={cooking} />
        <UndoButton cooking={cooking} />
      </section>
    </div>
  );
}
