import type { CustomRecipe } from '#domain/assistant/answers';
import { DESCRIPTION_MAX, SUBMISSION_CATEGORIES, TITLE_MAX } from '#domain/submission/submission';
import { KeepAsOwn } from './own-draft.tsx';

/** Keeps a recipe that the assistant created. */
export function KeepCustomRecipe({ recipe }: { recipe: CustomRecipe }) {
  return (
    <KeepAsOwn
      values={{
        title: recipe.title.slice(0, TITLE_MAX),
        description: recipe.description.slice(0, DESCRIPTION_MAX),
        species: recipe.species,
        category: SUBMISSION_CATEGORIES.find((name) => name === recipe.category) ?? 'all',
        prepTime: String(recipe.prepTime),
        servings: String(recipe.servings),
        ingredients: recipe.ingredients,
        instructions: recipe.instructions,
        origin: { kind: 'assistant' },
      }}
    />
  );
}
