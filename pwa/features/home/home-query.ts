import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { type Category, categoryLabel, findCategory, matchesCategory } from '#domain/reference/category';
import type { Search } from '../cards/search-cards.ts';

/** Query in Home's address. An empty search counts: it matches everything. */
export type HomeQuery = { search: string; category: Category };

/** Null without a query, when Home shows its own content. */
export function homeQuery(params: URLSearchParams): HomeQuery | null {
  const search = params.get('search');
  const category = findCategory(params.get('category'));
  if (search === null && category === undefined) return null;
  return { search: search?.trim() ?? '', category: category ?? 'all' };
}

export function resultsTitle({ search, category }: HomeQuery): string {
  const within = category === 'all' ? '' : categoryLabel(category);
  if (search === '') return within === '' ? 'All Recipes' : `Recipes for “${within}”`;
  return within === '' ? `Recipes for “${search}”` : `Recipes for “${search}” in ${within}`;
}

/** On Home these sizes and ages mean dogs; the cat list has its own filters. */
const OF_DOGS: readonly Category[] = ['small', 'large', 'puppy', 'senior'];

function passes(card: RecipeCard, wanted: Category): boolean {
  if (card.species !== 'dog' && OF_DOGS.includes(wanted)) return false;
  return matchesCategory(card.category, wanted);
}

/** Matching recipes of both species, best first; undefined while cards or index are loading. */
export function homeResults(
  cards: readonly RecipeCard[] | undefined,
  search: Search | undefined,
  query: HomeQuery,
): RecipeCard[] | undefined {
  const passing = cards?.filter((card) => passes(card, query.category));
  if (passing === undefined || query.search === '') return passing?.sort((a, b) => a.id - b.id);
  if (search === undefined) return undefined;
  const byId = new Map(passing.map((card) => [card.id, card]));
  return search(query.search).flatMap((id) => byId.get(id) ?? []);
}
