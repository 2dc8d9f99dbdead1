import { categoryLabel } from '#domain/recipe/category';
import { NO_RECIPE, recipeIdOf } from '#domain/recipe/recipe-address';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { socialImagePath } from '#domain/recipe/social-image';
import { BRAND, sectionOfSpecies } from '../components/section.ts';

/** What the head of a page says about it. Addresses are absolute. */
export type PageMeta = {
  title: string;
  description: string;
  canonical: string;
  image: string;
  robots: string;
};

const INDEXED = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
/** A list narrowed by its query is a view of the same page. */
const FOLLOWED = 'noindex, follow';
const HIDDEN = 'noindex';

const SCREENS: Record<string, { title: string; description: string }> = {
  '/': {
    title: 'Bowlful | Home-made food for dogs and cats',
    description:
      'Home-made recipes for dogs and cats, worked out to the gram, with portions and cost. Kept on your device, so they work without a network.',
  },
  '/dog-recipes': {
    title: 'Dog Recipes | Bowlful for Dogs',
    description:
      'Home-made dog food recipes for puppies, adults and seniors, with grams, cost, time and difficulty. They work offline.',
  },
  '/cat-recipes': {
    title: 'Cat Recipes | Bowlful for Cats',
    description:
      'Home-made cat food recipes for kittens, adults and seniors, with grams, cost, time and difficulty. They work offline.',
  },
  '/tools/nutrition-checker': {
    title: 'Nutrition Checker | Bowlful',
    description:
      'Type the ingredients of home-made dog or cat food: what it holds, what it lacks by AAFCO and FEDIAF, what is toxic, what it costs. Works offline.',
  },
  '/tools/calorie-calculator': {
    title: 'Calorie Calculator | Bowlful',
    description:
      'How much energy a dog or a cat needs a day: the site’s estimate beside the range of veterinary sources. Works offline.',
  },
  '/nutrition': {
    title: 'Nutrition: Where the Numbers Come From | Bowlful',
    description:
      'The tables behind every verdict: AAFCO and FEDIAF minimums for dogs and cats, ingredient sources, and what they do not know.',
  },
};

const OWN: Record<string, string> = {
  '/favourites': 'Favourites',
  '/queue': 'Queue',
  '/admin': 'Admin Panel',
};

/**
 * Head of the page at an address.
 * @param url path with query
 * @param origin scheme and host without a slash at the end
 * @param card of the recipe, on a recipe's page
 */
export function pageMeta(url: string, origin: string, card?: RecipeCard | null): PageMeta {
  const [path = '/', query = ''] = url.split('?');
  const canonical = `${origin}${path === '/' ? '/' : path.replace(/\/$/, '')}`;
  const base = { canonical, image: `${origin}/social/site.png` };
  if (card !== undefined && card !== null) {
    const brand = BRAND[sectionOfSpecies(card.species)];
    const facts = `${categoryLabel(card.category)}, ${card.prepTime} min preparation, ${card.servings} servings.`;
    return {
      ...base,
      title: `${card.title} | ${brand}`,
      description: `${card.description} ${facts}`,
      image: `${origin}${socialImagePath(card.id)}`,
      robots: INDEXED,
    };
  }
  const screen = SCREENS[path];
  if (screen !== undefined) return { ...base, ...screen, robots: query === '' ? INDEXED : FOLLOWED };
  const own = OWN[path];
  if (own !== undefined) return { ...base, title: `${own} | Bowlful`, description: '', robots: HIDDEN };
  const title = recipeIdOf(path) !== NO_RECIPE ? 'Recipe Not Found | Bowlful' : 'Page Not Found | Bowlful';
  return { ...base, title, description: '', robots: HIDDEN };
}
