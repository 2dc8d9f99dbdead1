import type { ReactNode } from 'react';
import type { Recipe } from '#domain/recipe/recipe';
import { Folds } from '../../components/fold.tsx';
import { SharePanel } from '../share/share-panel.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { FoldedSection } from './folded-section.tsx';
import { RecipeNotes } from './recipe-notes.tsx';
import { RecipeTools } from './recipe-tools.tsx';

type RecipeExtrasProps = {
  recipe: Recipe;
  isOwn: boolean;
  /** Folds that come first, and the last one. */
  children: ReactNode;
  last: ReactNode;
};

/** Actions beyond reading, then what is only wanted at times, folded: tables, portions, notes, sharing. */
export function RecipeExtras({ recipe, isOwn, children, last }: RecipeExtrasProps) {
  return (
    <>
      <RecipeTools recipe={recipe} isOwn={isOwn} />
      <Folds isApart>
        {children}
        <CalculatorSection recipe={recipe} />
        <RecipeNotes key={recipe.id} recipe={recipe} />
        {!isOwn && (
          <FoldedSection id="share-title" title="Share this recipe" fact="Its link, by e-mail or elsewhere">
            <SharePanel recipeId={recipe.id} title={recipe.title} />
          </FoldedSection>
        )}
        {last}
      </Folds>
    </>
  );
}
