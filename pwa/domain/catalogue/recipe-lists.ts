import { type Category, categoryLabel } from '../reference/category.ts';
import type { Species } from '../reference/species.ts';
import type { RecipeCard } from './recipe-card.ts';

/** Species of a list: one, or both. */
export type ListScope = Species | 'all';

/** Sorts of the dog list; the first is the default. */
export const DOG_SORTS = [
  { value: 'rating', label: 'Highest Rated' },
  { value: 'date', label: 'Newest First' },
  { value: 'prepTime', label: 'Quickest to Make' },
] as const;

/** Sorts of the cat list; the first is the default. */
export const CAT_SORTS = [
  { value: 'difficulty', label: 'Easiest First' },
  { value: 'rating', label: 'Highest Rated' },
  { value: 'newest', label: 'Newest First' },
  { value: 'prep-time', label: 'Quickest to Make' },
  { value: 'cost', label: 'Lowest Cost' },
] as const;

/** Sorts of the list of both species; the first is the default. */
const ALL_SORTS = [
  ...DOG_SORTS,
  { value: 'difficulty', label: 'Easiest First' },
  { value: 'cost', label: 'Lowest Cost' },
] as const;

export type SortOrder = (typeof DOG_SORTS)[number]['value'] | (typeof CAT_SORTS)[number]['value'];

export function sortOptions(scope: ListScope): readonly { value: SortOrder; label: string }[] {
  if (scope === 'all') return ALL_SORTS;
  return scope === 'dog' ? DOG_SORTS : CAT_SORTS;
}

export function defaultSort(scope: ListScope): SortOrder {
  return scope === 'cat' ? 'difficulty' : 'rating';
}

type Order = (a: RecipeCard, b: RecipeCard) => number;

/** Unknown values sort last in either direction. */
const known = (value: number | null, missing: number) => value ?? missing;

const byRating: Order = (a, b) =>
  known(b.averageRating, 0) - known(a.averageRating, 0) || b.ratingCount - a.ratingCount;
const byAge: Order = (a, b) => Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt);
const minutes = ({ prepTime, cookTime, chillTime = 0 }: RecipeCard) => prepTime + cookTime + chillTime;
const byTime: Order = (a, b) => minutes(a) - minutes(b);
const byDifficulty: Order = (a, b) => a.difficulty - b.difficulty;
const byCost: Order = (a, b) =>
  known(a.costPerServingGbp, Number.MAX_VALUE) - known(b.costPerServingGbp, Number.MAX_VALUE);

const ORDERS: Record<SortOrder, Order> = {
  rating: byRating,
  date: byAge,
  newest: byAge,
  prepTime: byTime,
  'prep-time': byTime,
  difficulty: byDifficulty,
  cost: byCost,
};

/** Sorts into a new array; ties are ordered by id, so that the order is the same on every device. */
export function sortCards(cards: readonly RecipeCard[], order: SortOrder): RecipeCard[] {
  const compare = ORDERS[order];
  return [...cards].sort((a, b) => compare(a, b) || a.id - b.id);
}

/** Whether a recipe of `species` belongs on a list. */
export function isInScope(species: Species, scope: ListScope): boolean {
  return scope === 'all' || species === scope;
}

/** Filters of the dog list, in the order shown. */
const DOG_FILTERS = ['all', 'puppy', 'adult', 'senior', 'special-diet', 'treats'] as const;

/** Filters of the cat list, in the order shown. */
const CAT_FILTERS = ['all', 'kitten', 'adult', 'senior', 'fish', 'chicken', 'special'] as const;

/** Filters of the list of both species, in the order shown; `special-diet` covers `special`. */
const ALL_FILTERS = ['all', 'puppy', 'kitten', 'adult', 'senior', 'special-diet', 'treats'] as const;

/** The filters of a list; `all` filters nothing. */
export function categoryFilters(scope: ListScope): readonly Category[] {
  if (scope === 'all') return ALL_FILTERS;
  return scope === 'dog' ? DOG_FILTERS : CAT_FILTERS;
}

/** Label of a filter chip: `all` is 'All' in every section. */
export function filterLabel(filter: Category): string {
  return filter === 'all' ? 'All' : categoryLabel(filter);
}
