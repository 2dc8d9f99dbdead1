import type { Recipe } from '#domain/recipe/recipe';
import { SharePanel } from '../share/share-panel.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { RecipeTools } from './recipe-tools.tsx';

/** Everything that can be done with a recipe beyond reading it: work out portions, keep it, hand it on. */
export function RecipeExtras({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <CalculatorSection recipe={recipe} />
      <RecipeTools recipe={recipe} />
      <SharePanel recipeId={recipe.id} title={recipe.title} />
    </>
  );
}
