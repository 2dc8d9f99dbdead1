import { recipeFoods } from '#domain/recipe/recipe-foods';
import { NotesForPet } from '../pets/notes-for-pet.tsx';
import { usePets } from '../pets/pets.ts';
import { BatchChoiceFields } from './batch-choice.tsx';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { UndoButton } from './undo-button.tsx';
import type { Cooking } from './use-cooking.ts';

/** Screen before the first step: batch size, and ingredients to weigh out. */
export function CookReady({ cooking }: { cooking: Cooking }) {
  const { recipe, session } = cooking;
  const { choice } = session;
  // Whom the batch is for, else the active pet.
  const eater = usePets()?.find(({ id, species, isActive }) =>
    choice.kind === 'pet' ? id === choice.petId : species === recipe.species && isActive,
  );
  return (
    <div className="cook-columns">
      <section aria-labelledby="cook-how-much">
        <h2 id="cook-how-much">How much?</h2>
        <BatchChoiceFields cooking={cooking} />
      </section>
      <section aria-labelledby="cook-get-ready">
        <h2 id="cook-get-ready">Get ready</h2>
        <NotesForPet species={recipe.species} profile={eater?.profile} foods={recipeFoods(recipe)} />
        <IngredientTicks cooking={cooking} />
        <UndoButton cooking={cooking} />
      </section>
    </div>
  );
}
