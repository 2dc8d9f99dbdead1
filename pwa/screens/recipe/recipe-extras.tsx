import type { Recipe } from '#domain/recipe/recipe';
import { SharePanel } from '../parts/share/share-panel.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { RecipeNotes } from './recipe-notes.tsx';
import { RecipeTools } from './recipe-tools.tsx';

/** Actions beyond reading: calculate portions, save, note, share. */
export function RecipeExtras({ recipe, isOwn }: { recipe: Recipe; isOwn: boolean }) {
  return (
    <>
      <CalculatorSection recipe={recipe} />
      <RecipeTools recipe={recipe} isOwn={isOwn} />
      <RecipeNotes key={recipe.id} recipe={recipe} />
      {!isOwn && <SharePanel recipeId={recipe.id} title={recipe.title} />}
    </>
  );
}
