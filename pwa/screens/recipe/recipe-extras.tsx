import type { Recipe } from '#domain/recipe/recipe';
import { SharePanel } from '../share/share-panel.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { RecipeTools } from './recipe-tools.tsx';

/** Actions beyond reading: calculate portions, save, share. */
export function RecipeExtras({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <CalculatorSection recipe={recipe} />
      <RecipeTools recipe={recipe} />
      <SharePanel recipeId={recipe.id} title={recipe.title} />
    </>
  );
}
