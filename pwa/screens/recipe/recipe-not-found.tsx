import { Link, useLocation } from 'react-router-dom';
import { recipeIdOf } from '#domain/recipe/recipe-address';
import { speciesOfId } from '#domain/recipe/species';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { sectionOfSpecies } from '../../components/section.ts';

/** There is no such recipe, or none on this device. */
export function RecipeNotFound() {
  const id = recipeIdOf(useLocation().pathname);
  return (
    <>
      <PageHero section={sectionOfSpecies(speciesOfId(id))} title="Recipe Not Found" />
      <EmptyState text="The recipe you're looking for doesn't exist.">
        <Button asChild>
          <Link to="/">Back to Recipes</Link>
        </Button>
      </EmptyState>
    </>
  );
}
