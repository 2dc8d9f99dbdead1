import { metaDescription } from '#domain/catalogue/meta-description';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { socialImagePath } from '#domain/catalogue/recipe-picture';
import type { GuideHead } from '#domain/guides/guide';
import { categoryLabel } from '#domain/reference/category';
import { routeAt } from '#domain/site/route-at';
import { counted } from '#domain/text/sentence-parts';
import { BRAND, sectionOfSpecies } from '../components/section.ts';

/** Metadata for the head of a page. Addresses are absolute. */
export type PageMeta = {
  title: string;
  description: string;
  canonical: string;
  image: string;
  robots: string;
};

const INDEXED = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
/** A page with a query is a view of the same page, except the search, which consists of it. */
export const FOLLOWED = 'noindex, follow';
export const HIDDEN = 'noindex';

/**
 * Head of the page at an address.
 * @param url path with query
 * @param origin scheme and host without a slash at the end
 * @param card of the recipe, on a recipe's page
 * @param guide on a guide's page
 */
export function pageMeta(
  url: string,
  origin: string,
  card?: RecipeCard | null,
  guide?: GuideHead | null,
): PageMeta {
  const [pathname = '/', query = ''] = url.split('?');
  const path = pathname.replace(/\/$/, '') || '/';
  const { route } = routeAt(path);
  const address = route.serves === 'page' ? (route.canonical ?? path) : path;
  const isMissing = route.serves === 'nothing' || (route.serves === 'guide' && !guide);
  // All missing pages share their metadata, as the server sends it.
  const canonical = `${origin}${isMissing ? '/404' : address}`;
  const base = { canonical, image: `${origin}/social/site.png` };
  if (card !== undefined && card !== null && route.serves === 'recipe') {
    const brand = BRAND[sectionOfSpecies(card.species)];
    const servings = counted(card.servings, 'serving');
    const facts = `${categoryLabel(card.category)}, ${card.prepTime} min preparation, ${servings}.`;
    return {
      ...base,
      title: `${card.title} | ${brand}`,
      description: metaDescription(card.description, facts),
      image: `${origin}${socialImagePath(card.id)}`,
      robots: query === '' ? INDEXED : FOLLOWED,
    };
  }
  if (guide && route.serves === 'guide') {
    return {
      ...base,
      title: `${guide.title} | Bowlful`,
      description: guide.metaDescription,
      robots: query === '' ? INDEXED : FOLLOWED,
    };
  }
  if (route.serves !== 'cards' && route.serves !== 'page') {
    return { ...base, title: route.title, description: '', robots: HIDDEN };
  }
  if (route.serves === 'page' && route.isHidden) {
    return { ...base, title: route.title, description: route.description, robots: HIDDEN };
  }
  const isSearch = route.serves === 'cards' && route.isSearch === true;
  const { title, description } = route;
  return { ...base, title, description, robots: query === '' || isSearch ? INDEXED : FOLLOWED };
}
