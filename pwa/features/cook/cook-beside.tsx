import { IngredientTicks } from './ingredient-ticks.tsx';
import type { Cooking } from './use-cooking.ts';

/** Beside the step on wide screens: the step that follows, and everything of the batch with its ticks. */
export function CookBeside({ cooking, at }: { cooking: Cooking; at: number }) {
  const next = cooking.steps[at + 1];
  return (
    <aside aria-label="Beside this step">
      {next !== undefined && (
        <>
          <h2>Next</h2>
          <p>{next.text}</p>
        </>
      )}
      <h2>All ingredients</h2>
      <IngredientTicks cooking={cooking} />
    </aside>
  );
}
