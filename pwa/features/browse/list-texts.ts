import type { ListScope } from '#domain/catalogue/recipe-lists';
import { type Section, sectionOfSpecies } from '../../components/section.ts';

type ListTexts = {
  path: string;
  title: string;
  /** After the number of bowls. */
  eaters: string;
  listTitle: string;
  loading: string;
  empty: string;
};

export const LIST_TEXTS: Record<ListScope, ListTexts> = {
  dog: {
    path: '/dog-recipes',
    title: 'Dog recipes',
    eaters: 'for puppies, adults and seniors',
    listTitle: 'Dog Recipes',
    loading: 'Loading dog recipes...',
    empty: 'No dog recipes found matching your criteria.',
  },
  cat: {
    path: '/cat-recipes',
    title: 'Cat recipes',
    eaters: 'for kittens, adults and seniors',
    listTitle: 'Cat Recipes',
    loading: 'Loading cat recipes...',
    empty: 'No cat recipes found matching your criteria.',
  },
  all: {
    path: '/recipes',
    title: 'All recipes',
    eaters: 'for dogs and cats',
    listTitle: 'Recipes',
    loading: 'Loading recipes...',
    empty: 'No recipes found matching your criteria',
  },
};

/** The section whose colours a list uses. */
export function sectionOfList(scope: ListScope): Section {
  return scope === 'all' ? 'bowlful' : sectionOfSpecies(scope);
}
