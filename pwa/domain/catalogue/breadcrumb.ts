import type { Recipe } from '../recipe/recipe.ts';
import type { Species } from '../reference/species.ts';
import { capitalised } from '../text/sentence-parts.ts';
import type { JsonLd } from './json-ld.ts';
import { recipeIdOf } from './recipe-address.ts';

const FRIENDLY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'dog-recipes': 'Dog Recipes',
    'cat-recipes': 'Cat Recipes',
    organic: 'Organic Recipes',
    tools: 'Calculators',
    'cost-calculator': 'Cost Calculator',
  }),
);

/** Path segment without a page of its own: a crumb would lead to a 404. */
const NO_PAGE = 'recipe';

/** One level of the path from Home to a page; `path` is an address of this site. */
export type Crumb = { name: string; path: string };

const HOME: Crumb = { name: 'Home', path: '/' };

/** The list that a recipe of a species belongs to. */
const SPECIES_LIST: Readonly<Record<Species, Crumb>> = {
  dog: { name: 'Dog Recipes', path: '/dog-recipes' },
  cat: { name: 'Cat Recipes', path: '/cat-recipes' },
};

function segmentName(segment: string): string {
  const words = decodeSegment(segment).replaceAll('-', ' ');
  return FRIENDLY_NAMES.get(segment) ?? capitalised(words);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // A lone '%' is not an encoding.
  }
}

/** Home, the list of its species, the recipe itself. */
export function recipeTrail({ id, title, species }: Pick<Recipe, 'id' | 'title' | 'species'>): Crumb[] {
  return [HOME, SPECIES_LIST[species], { name: title, path: `/recipe/${id}` }];
}

function pathTrail(path: string): Crumb[] {
  const segments = (path.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== '');
  const trail = segments.flatMap((segment, at) =>
    segment === NO_PAGE
      ? []
      : [{ name: segmentName(segment), path: `/${segments.slice(0, at + 1).join('/')}` }],
  );
  return [HOME, ...trail];
}

/**
 * schema.org/BreadcrumbList of a page: a recipe's trail, else one item for each segment of the path that has a page.
 * @param recipe of the page, if it is a recipe's
 */
export function breadcrumbJsonLd(
  path: string,
  origin: string,
  recipe?: Pick<Recipe, 'id' | 'title' | 'species'> | null,
): JsonLd {
  const isRecipes = recipe !== undefined && recipe !== null && recipeIdOf(path) === recipe.id;
  return trailJsonLd(isRecipes ? recipeTrail(recipe) : pathTrail(path), origin);
}

/** schema.org/BreadcrumbList of a trail from Home to a page. */
export function trailJsonLd(trail: readonly Crumb[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: `${origin}${crumb.path}`,
    })),
  };
}
