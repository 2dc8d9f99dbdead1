import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { recipeIdOf } from '#domain/catalogue/recipe-address';
import { speciesOfId } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { catalogueStore } from '../../platform/database/catalogue-store.ts';
import { usePageData } from '../../platform/query/page-data.ts';
import { Ways } from './long-wait.tsx';

/** Shown if the server is unreachable: it may have the recipe even if the device does not. */
function NotHere({ id }: { id: number }) {
  return (
    <>
      <PageHero section={sectionOfSpecies(speciesOfId(id))} title="Recipe Not Found" />
      <EmptyState text="This recipe isn’t on this device, and the network didn’t answer.">
        <Ways />
      </EmptyState>
    </>
  );
}

/** The recipe does not exist, or not on this device. */
export function RecipeNotFound() {
  const id = recipeIdOf(useLocation().pathname);
  const isFresh = useStore(catalogueStore, (state) => state.isFresh);
  const isCertain = usePageData()?.notFound === true || isFresh;
  if (!isCertain) return <NotHere id={id} />;
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
