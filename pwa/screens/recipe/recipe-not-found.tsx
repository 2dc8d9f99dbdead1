import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';

/** There is no such recipe, or none on this device. */
export function RecipeNotFound() {
  return (
    <>
      <PageHero section="bowlful" title="Recipe Not Found" />
      <EmptyState text="The recipe you're looking for doesn't exist.">
        <Button asChild>
          <Link to="/">Back to Recipes</Link>
        </Button>
      </EmptyState>
    </>
  );
}
