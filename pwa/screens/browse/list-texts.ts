import type { Species } from '#domain/recipe/species';

type ListTexts = {
  path: string;
  title: string;
  /** After the number of bowls. */
  eaters: string;
  listTitle: string;
  loading: string;
  empty: string;
};

export const LIST_TEXTS: Record<Species, ListTexts> = {
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
};
